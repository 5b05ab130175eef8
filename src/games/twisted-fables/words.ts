// What flags and help say of this game. They are shown without loading it: this file imports nothing.

export const words = {
  noun: { one: 'fable', many: 'fables' },
  examples: {
    two: ['alice', 'mulan'],
    duel: ['snow-white', 'red-riding-hood'],
    number: 'red-riding-hood.hp=28',
    scenario: 'six-fables',
  },
} as const;
