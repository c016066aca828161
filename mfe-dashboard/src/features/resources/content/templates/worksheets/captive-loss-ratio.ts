import { formatDollars } from 'shared-contract/format';
import { smallInsurer } from 'shared-contract/tax/small-insurer';
import {
  add,
  defineWorksheet,
  divide,
  formatValue,
  ifZero,
  type InputLine,
  largest,
  multiply,
  subtract,
} from 'shared-contract/tools/worksheet';

const { mostPremiums, source } = smallInsurer[2026];
/** Loss ratios of Reg. 1.6011-11 and, with a financing factor, Reg. 1.6011-10. */
const ratios = { ofInterest: 0.6, listed: 0.3 } as const;
const percent = (part: number) => formatValue(part, 'percent');

const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type Year = (typeof years)[number];
type LineId =
  | `${'premium' | 'loss'}${Year}`
  | 'premiums'
  | 'losses'
  | 'ratio'
  | 'toOfInterest'
  | 'toListed'
  | 'net'
  | 'direct'
  | 'room';

const rows = (kind: 'premium' | 'loss', label: string, example: number): readonly InputLine<LineId>[] =>
  years.map((year) => ({
    id: `${kind}${year}`,
    label: `Year ${String(year)}: ${label}`,
    unit: 'dollars',
    example,
    ...(year === 1 ? { note: 'Year 1 is the oldest. Leave zero before the captive’s first year.' } : {}),
  }));
const inputs = (kind: 'premium' | 'loss', amount: number) =>
  Object.fromEntries(years.map((year) => [`${kind}${String(year)}`, amount]));

export const captiveLossRatio = defineWorksheet<LineId>({
  kind: 'worksheet',
  title: 'Captive Loss Ratio Worksheet',
  purpose: 'The loss ratio of an IRC 831(b) insurer over ten years, for the reporting rules of T.D. 10029.',
  asOf: 'June 2026 for the litigation, tax year 2026 for the limit',
  isSample: true,
  sections: [
    {
      heading: 'Premiums earned, less policyholder dividends',
      lines: rows('premium', 'premiums earned less dividends', 1_800_000),
    },
    { heading: 'Insured losses and claim expense', lines: rows('loss', 'losses and claim expense', 450_000) },
    {
      heading: 'The ratio',
      lines: [
        {
          id: 'premiums',
          label: 'Premiums of the period',
          unit: 'dollars',
          workedOut: 'Lines 1 to 10 added',
          formula: add(...years.map((year) => `premium${year}` as const)),
        },
        {
          id: 'losses',
          label: 'Losses of the period',
          unit: 'dollars',
          workedOut: 'Lines 11 to 20 added',
          formula: add(...years.map((year) => `loss${year}` as const)),
        },
        {
          id: 'ratio',
          label: 'Loss ratio',
          unit: 'percent',
          workedOut: 'Line 22 divided by line 21',
          formula: ifZero('premiums', 0, divide('losses', 'premiums')),
          isAnswer: true,
        },
        {
          id: 'toOfInterest',
          label: `Losses short of ${percent(ratios.ofInterest)}`,
          unit: 'dollars',
          workedOut: `${percent(ratios.ofInterest)} of line 21 less line 22, not below zero. Above zero: transaction of interest`,
          formula: largest(0, subtract(multiply('premiums', ratios.ofInterest), 'losses')),
        },
        {
          id: 'toListed',
          label: `Losses short of ${percent(ratios.listed)}`,
          unit: 'dollars',
          workedOut: `${percent(ratios.listed)} of line 21 less line 22, not below zero. Above zero, with ten full years and a financing factor: within the listed text`,
          formula: largest(0, subtract(multiply('premiums', ratios.listed), 'losses')),
        },
      ],
    },
    {
      heading: 'The premium limit of the year',
      lines: [
        { id: 'net', label: 'Net written premiums', unit: 'dollars', example: 2_400_000 },
        { id: 'direct', label: 'Direct written premiums', unit: 'dollars', example: 2_950_000 },
        {
          id: 'room',
          label: 'Room under the limit',
          unit: 'dollars',
          workedOut: `${formatDollars(mostPremiums)} less the greater of lines 26 and 27. Below zero: no election for the year`,
          formula: subtract(mostPremiums, largest('net', 'direct')),
        },
      ],
    },
  ],
  examples: [
    {
      name: 'Few claims in ten years, premiums above the limit',
      inputs: {},
      expected: {
        premiums: 18_000_000,
        losses: 4_500_000,
        ratio: 0.25,
        toOfInterest: 6_300_000,
        toListed: 900_000,
        room: -50_000,
      },
    },
    {
      name: 'Losses of 65%, premiums within the limit',
      inputs: { ...inputs('loss', 1_170_000), direct: 2_800_000 },
      expected: { ratio: 0.65, toOfInterest: 0, toListed: 0, room: 100_000 },
    },
    {
      name: 'One year only',
      inputs: {
        ...inputs('premium', 0),
        ...inputs('loss', 0),
        premium10: 1_000_000,
        loss10: 400_000,
      },
      expected: { ratio: 0.4, toOfInterest: 200_000, toListed: 0 },
    },
  ],
  guidance: [
    'The rules reach an 831(b) insurer of which insureds, their owners, or related persons hold at least 20%.',
    'A financing factor alone makes a transaction of interest: premium money that came back untaxed to an insured, an owner, or a related person, such as a loan or guarantee.',
    'A captive younger than ten years can’t be listed; its ratio runs over its life for the other rule.',
    'The ratio decides about reporting. Whether the arrangement is insurance is another question, and a high ratio doesn’t answer it.',
    'Participants file Form 8886, material advisors Form 8918. Check the state of the litigation with tax counsel before you rely on a category.',
  ],
  sources: [
    {
      authority: 'T.D. 10029; Reg. 1.6011-11',
      year: '2025',
      says: `Transaction of interest: financing factor, or loss ratio under ${percent(ratios.ofInterest)}.`,
    },
    {
      authority: 'Reg. 1.6011-10',
      year: '2025',
      says: `Listed: financing factor and loss ratio under ${percent(ratios.listed)} over ten years. In litigation as of June 2026.`,
    },
    {
      authority: source,
      year: '2026',
      says: `Limit of ${formatDollars(mostPremiums)} on net or direct written premiums, whichever is greater.`,
    },
  ],
});
