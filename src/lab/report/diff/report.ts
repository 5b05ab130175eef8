// diff.csv: what a change did. One row a figure: by base, as changed, and how far it has moved.
import { type Column, type Report, withInterval } from '../column.ts';
import type { AnyRun } from '../results.ts';
import type { JudgedFigure } from './judged.ts';

const FIGURES =
  'rate: how often the entrant wins (of more than two sides: share of rivals beaten), in one matchup, or where none is named the mean over all its matchups, of which those that the change cannot touch count as exactly 0; first_seat, chair_1…: the same of whoever sits there; turns: a game, and turns_p5, turns_p50, turns_p95 their quantiles; the name of an event, such as bought: share of sets in which it happened to the card; with observational_ before it: how much more is won in games with it than without it';

/** `figures` are made of the run. */
export function diffReport(figures: readonly JudgedFigure[]): Report<JudgedFigure, AnyRun> {
  return {
    name: 'diff',
    schema: 'fablelab-diff/1',
    about:
      'What every changed version made of the game of base, the biggest movers first. Matchups that a change cannot touch have no row.',
    columns: [...whatColumns, ...countColumns, ...valueColumns, ...luckColumns],
    rows: () => figures,
  };
}

const whatColumns: readonly Column<JudgedFigure>[] = [
  { name: 'arm', about: 'the changed version, by its name', type: 'text', value: ({ arm }) => arm },
  { name: 'figure', about: FIGURES, type: 'text', value: ({ figure }) => figure },
  {
    name: 'unit',
    about: 'what base, changed and shift are: fraction (of 1), or turns',
    type: 'text',
    value: ({ unit }) => unit,
  },
  {
    name: 'matchup',
    about: 'number of the matchup in the scenario, from 1; empty: of several',
    type: 'integer',
    value: ({ matchup }) => matchup,
  },
  { name: 'entrant', about: 'whose figure it is', type: 'text', value: ({ player }) => player?.party ?? null },
  { name: 'bot', about: 'bot that plays it', type: 'text', value: ({ player }) => player?.bot ?? null },
  {
    name: 'against',
    about: 'the other side, where two meet',
    type: 'text',
    value: ({ against }) => against?.party ?? null,
  },
  { name: 'against_bot', about: 'bot that plays it', type: 'text', value: ({ against }) => against?.bot ?? null },
  { name: 'card', about: 'card, as list cards names it', type: 'text', value: ({ card }) => card },
];

const countColumns: readonly Column<JudgedFigure>[] = [
  {
    name: 'paired',
    about:
      'yes: sets were held against each other that both versions played under the same luck; no: the two are side by side',
    type: 'text',
    value: ({ paired }) => (paired ? 'yes' : 'no'),
  },
  {
    name: 'sets',
    about: 'sets that count: paired, those that both have played to their end, else those of base; empty: not counted',
    type: 'integer',
    value: ({ sets }) => sets,
  },
  { name: 'games', about: 'games of these', type: 'integer', value: ({ games }) => games },
];

/** The row says in which unit. */
const BY_ROW = 'by row';

const valueColumns: readonly Column<JudgedFigure>[] = [
  ...withInterval<JudgedFigure>(
    { name: 'base', about: 'by base', method: 'as in the other reports; n = sets', unit: BY_ROW },
    ({ base }) => base,
  ),
  ...withInterval<JudgedFigure>(
    { name: 'changed', about: 'by the changed version', method: 'as in the other reports; n = sets', unit: BY_ROW },
    ({ changed }) => changed,
  ),
  ...withInterval<JudgedFigure>(
    {
      name: 'shift',
      about: 'changed less base',
      method:
        'paired: from the differences of the sets, one more each way as if it had been played; matchups weigh the same; unpaired: both intervals put together by squaring and adding (Newcombe 1998); n = sets',
      unit: BY_ROW,
    },
    ({ shift }) => shift,
  ),
  {
    name: 'p',
    about: 'probability of a shift at least this far from 0 if there is none; empty: not tested, or no set differs',
    method: 'of the differences of the sets, two-sided',
    type: 'number',
    unit: 'probability',
    value: ({ shift }) => shift.p,
  },
  {
    name: 'q',
    about:
      'the same with all figures of its kind in mind, over all arms: calling every q up to 0.05 a shift makes 5 % of the calls wrong at most, on average',
    method:
      'Benjamini-Hochberg (Benjamini-Yekutieli where matchups share their luck) over each of: matchups, entrants, cards, the rest',
    type: 'number',
    unit: 'probability',
    value: ({ q }) => q,
  },
];

const luckColumns: readonly Column<JudgedFigure>[] = [
  {
    name: 'games_otherwise',
    about: 'games that went otherwise in any way; empty: nobody looked at them one by one',
    type: 'integer',
    value: ({ luck }) => luck?.otherwise ?? null,
  },
  {
    name: 'games_turned',
    about: 'games that somebody else won, or nobody any more',
    type: 'integer',
    value: ({ luck }) => luck?.turned ?? null,
  },
  {
    name: 'correlation',
    about: 'of what the sets came to in both versions',
    method: 'Pearson; of several matchups, around the mean of each',
    type: 'number',
    value: ({ luck }) => luck?.correlation,
  },
  ...withInterval<JudgedFigure>(
    {
      name: 'gain',
      about: 'how many times fewer games the common luck needed; empty: no set differs',
      method: 'variance of base and of changed over that of the difference; delta method on its logarithm; n = sets',
      unit: 'times',
    },
    ({ luck }) => luck?.gain ?? null,
  ),
];
