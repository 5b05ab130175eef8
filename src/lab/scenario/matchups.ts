// Who meets whom: stars spelled out, entrants crossed, every matchup once.
import type { Box, Mode, Setting } from '../../core/contract.ts';
import type { Matchup } from '../who/matchup.ts';
import type { Choices } from './choices.ts';
import { againstField, entrantsOf, roundRobin } from './entrants.ts';
import { MatchupError } from './matchup-error.ts';
import { acrossSeats, acrossSides, isWanted, oneByOne } from './named.ts';
import { EVERY, listOf, notTwice } from './parties.ts';
import type { Written } from './schema.ts';
import { type Sides, seatedOf } from './seated.ts';

const FORMS = ['entrants', 'seats', 'sides', 'matchups'] as const;
type MeetingForm = (typeof FORMS)[number];

export function matchupsOf(written: Written, box: Box, bots: readonly string[]): Matchup[] {
  const form = formOf(written);
  const modes = modesOf(written, box);
  const settings = settingsOf(written, box);
  if (form === 'matchups') return oneByOne(written.matchups ?? [], box, modes, settings);
  const { sample, mirrors } = written;
  return modes.flatMap((mode) =>
    seatedOf({
      box,
      mode,
      settings,
      form,
      all: allOf(written, box, modes, mode, bots),
      mirrors,
      isWanted: (sides) => form === 'entrants' || isWanted(sides, mode, mirrors),
      sample,
      seed: String(written.seed),
    }),
  );
}

function formOf(written: Written): MeetingForm {
  const [form, another] = FORMS.filter((one) => written[one] !== undefined);
  if (form === undefined) throw new MatchupError([], 'scenario: found neither entrants nor sides, expected one of them');
  if (another !== undefined)
    throw new MatchupError([another], `scenario: found both ${form} and ${another}, expected one of them`);
  if (written.field !== undefined && form !== 'entrants') {
    throw new MatchupError(['field'], `scenario: found both ${form} and field, expected field with entrants`);
  }
  if (written.sample !== undefined && form === 'matchups') {
    throw new MatchupError(['sample'], 'scenario: found both matchups and sample, expected sample with entrants or sides');
  }
  return form;
}

/** In the order of the box. */
function modesOf({ mode }: Written, box: Box): Mode[] {
  const names = listOf(mode);
  notTwice(names, ['mode']);
  return box.modes.filter(({ name }) => names.includes(name));
}

/** In the order of the box; none where it has none. */
function settingsOf({ setting }: Written, { settings }: Box): (Setting | undefined)[] {
  if (settings === undefined) return [undefined];
  if (setting === undefined) return settings.slice(0, 1);
  const names = listOf(setting);
  notTwice(names, ['setting']);
  return settings.filter(({ name }) => setting === EVERY || names.includes(name));
}

function allOf(written: Written, box: Box, modes: readonly Mode[], mode: Mode, bots: readonly string[]): Choices<Sides> {
  const { entrants, seats, sides = [], field, mirrors } = written;
  if (seats !== undefined) return acrossSeats(seats, box, mode, bots);
  if (entrants === undefined) return acrossSides(sides, box, mode, bots);
  const all = entrantsOf(entrants, box, modes, mode, bots);
  return field === undefined ? roundRobin(all, box, mode, mirrors) : againstField(all, field, mode, mirrors);
}
