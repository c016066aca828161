import {
  cpeHours,
  firmFounded,
  firstCallMinutes,
  minRevenue,
  noticeDays,
  replyHours,
  reviewHours,
  seatsPerCohort,
} from 'shared-contract/firm';
import { packages, tiers } from 'shared-contract/offers';
import { programme } from 'shared-contract/programme';
import { strategies } from 'shared-contract/strategies';

const spelled = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen'],
];
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  sixty: 60,
};
const number = `(\\d[\\d,]*|${[...Object.keys(tens).toReversed(), ...spelled.toReversed()].join('|')})`;

function valueOf(word: string): number {
  const lower = word.toLowerCase();
  const index = spelled.indexOf(lower);
  return index >= 0 ? index : (tens[lower] ?? Number(lower.replaceAll(',', '')));
}

interface Figure {
  readonly of: string;
  /** `#` is a placeholder for the number, in digits or spelled out. */
  readonly said: readonly string[];
  readonly is: readonly number[];
}

const { recordingHours, guaranteeDays, refundBusinessDays, discoveryCallMinutes, partnership } = programme;

/** Phrases with a figure of the firm, and the figure's allowed values. */
const figures: readonly Figure[] = [
  {
    of: 'replies, decisions and recordings',
    said: ['within # hours?', 'in # hours or less'],
    is: [replyHours, reviewHours, recordingHours],
  },
  { of: 'business days', said: ['# business days?'], is: [refundBusinessDays] },
  {
    of: 'the first call',
    said: ['#[- ]minutes? (?:discovery |first )?call', 'call (?:lasts|takes) # minutes'],
    is: [firstCallMinutes, discoveryCallMinutes],
  },
  {
    of: 'prices by the month',
    said: ['\\$# per month', '\\$# a month'],
    is: [
      ...Object.values(packages).map(({ monthly }) => monthly),
      ...[tiers.growth.monthly, tiers.scale.monthly, partnership.monthly],
    ],
  },
  {
    of: 'the refund',
    said: ['#[- ]days?,? (?:full |satisfaction )?(?:refund|guarantee)', 'refund within # days'],
    is: [guaranteeDays],
  },
  { of: 'notice', said: ["# days[’'] notice"], is: [noticeDays] },
  { of: 'seats', said: ['# (?:participants|seats)'], is: [seatsPerCohort] },
  { of: 'CPE hours of the program', said: ['# hours of CPE'], is: [cpeHours] },
  { of: 'layers', said: ['# layers'], is: [programme.layers] },
  {
    of: 'weeks of the program',
    said: ['# weeks, live', '# weeks of live', '#-week program'],
    is: [programme.weeks],
  },
  { of: 'strategies', said: ['(?:all|the|test) # strategies'], is: [strategies.length] },
  { of: 'the firm’s first year', said: ['founded (?:\\w+ )?in #', 'founded (?=\\d)#'], is: [firmFounded] },
  {
    of: 'the least revenue',
    said: ['from \\$#K (?:in |of )?(?:yearly )?revenue'],
    is: [parseInt(minRevenue.slice(1))],
  },
];

/** Lists the firm's figures to which a text gives another value. */
export function otherFigures(text: string): string[] {
  return figures.flatMap(({ of, said, is }) =>
    said.flatMap((way) =>
      [...text.matchAll(new RegExp(`\\b${way.replace('#', number)}`.replace('\\b\\$', '\\$'), 'gi'))]
        .filter(([, said = '']) => !is.includes(valueOf(said)))
        .map(([found]) => `${of}: ${found}`),
    ),
  );
}
