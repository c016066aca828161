import { middlePlanLines, reductionOf } from 'shared-contract/plan-lines';
import { formatDollars } from 'shared-contract/format';
import { plansSigned, signedPlans } from 'shared-contract/signed-plans';
import { strategies, type StrategyId } from 'shared-contract/strategies';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { founder, programDirector } from './people.ts';

const { middle } = signedPlans;
const nameOf = (id: StrategyId) => strategies.find((strategy) => strategy.id === id)?.name ?? id;
const percent = (rate: number) => `${Number((100 * rate).toFixed(4))}%`;

/** The year's middle plan as its first sheet: the plan that /for-clients tells, line by line. */
export const middlePlanSheet = {
  title: 'Plan sheet',
  subject: `Veterinary group, three clinics · ${plansSigned.year}`,
  lines: middlePlanLines.map((line) => ({
    title: nameOf(line.strategy),
    text: `${line.moves}, ${formatDollars(line.amount)}\u00a0x\u00a0${percent(line.rate)}`,
    result: formatDollars(reductionOf(line)),
    details: [
      { term: 'Law', value: line.authority },
      { term: 'Cost', value: line.cost },
      { term: 'Risk', value: line.risk },
      { term: 'By', value: line.deadline },
    ],
  })),
  leftOut: `${nameOf(middle.leftOut.strategy)}: two owners of 36, an older staff.`,
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

/** Stands with the sheet wherever it is shown. */
export const middlePlanDisclosure = `The middle one of ${plansSigned.count} first plans signed in ${plansSigned.year}, of a paying client. Modeled, before fees; part of it is timing, and comes back as tax. Other plans save less, or nothing.`;

/** What the person who checked it wrote beside each line. */
const marks: Partial<Record<StrategyId, string>> = {
  'cost-segregation': 'Agrees with the study, page 14. Loss tested: IRC 469, 461(l).',
  '401k-optimization': 'Cross-test rerun on the census of June 30.',
  'four-one-tax-reduction': 'Third pay survey added. No IRC 199A to lose: a health practice.',
};

/** The same sheet as it comes back from the person who checked it. */
export const checkedPlanSheet = {
  ...middlePlanSheet,
  title: 'Plan sheet, checked',
  lines: middlePlanSheet.lines.map((line, index) => {
    const mark = marks[middlePlanLines[index]?.strategy ?? 'legacy-planning'];
    return mark === undefined ? line : { ...line, mark };
  }),
} as const satisfies PlanSheetProps;
