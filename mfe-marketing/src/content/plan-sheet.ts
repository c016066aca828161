import { formatDollars } from 'shared-contract/format';
import { middlePlanLines, reductionOf } from 'shared-contract/plan-lines';
import { plansSigned, signedPlans } from 'shared-contract/signed-plans';
import { strategyName } from 'shared-contract/strategies';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { founder, programDirector } from './people.ts';

const { middle } = signedPlans;
const percent = (rate: number) => `${Number((100 * rate).toFixed(4))}%`;

const lineOf = (line: (typeof middlePlanLines)[number]) => ({
  title: strategyName(line.strategy),
  text: `${line.moves}, ${formatDollars(line.amount)}\u00a0x\u00a0${percent(line.rate)}`,
  result: formatDollars(reductionOf(line)),
  details: [
    { term: 'Law', value: line.authority },
    { term: 'Cost', value: line.cost },
    { term: 'Risk', value: line.risk },
    { term: 'By', value: line.deadline },
  ],
});

/** First sheet of the year's median plan. Must match the plan on /for-clients. */
export const middlePlanSheet = {
  title: 'Plan sheet',
  subject: `Veterinary group, three clinics · ${plansSigned.year}`,
  lines: middlePlanLines.map(lineOf),
  leftOut: `${strategyName(middle.leftOut.strategy)}: two owners of 36, an older staff.`,
  totals: [
    { term: 'First-year reduction', value: formatDollars(middle.reduction) },
    { term: 'Our fee, the year', value: formatDollars(middle.fee) },
    { term: 'Specialists', value: formatDollars(middle.outsideFees) },
  ],
  titleBlock: [
    { term: 'Drawn', value: founder.name },
    { term: 'Checked', value: programDirector.name },
    { term: 'Sheet', value: '1 of 31' },
  ],
} as const satisfies PlanSheetProps;

/** Disclaimer that must appear with the sheet. */
export const middlePlanDisclosure = `The middle one of ${plansSigned.count} first plans signed in ${plansSigned.year}, of a paying client. Modeled, before fees; part of it is timing, and comes back as tax. Other plans save less, or nothing.`;

/** The reviewer's note on each line. */
const marks = {
  'cost-segregation': 'Agrees with the study, page 14. Loss tested: IRC 469, 461(l).',
  '401k-optimization': 'Cross-test rerun on the census of June 30.',
  'four-one-tax-reduction': 'Third pay survey added. No IRC 199A to lose: a health practice.',
} as const satisfies Record<(typeof middlePlanLines)[number]['strategy'], string>;

/** The same sheet after review. */
export const checkedPlanSheet = {
  ...middlePlanSheet,
  title: 'Plan sheet, checked',
  lines: middlePlanLines.map((line) => ({ ...lineOf(line), mark: marks[line.strategy] })),
} as const satisfies PlanSheetProps;
