import { middlePlanLines } from 'shared-contract/plan-lines';
import { strategyName } from 'shared-contract/strategies';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { weeksOf, type LayerNumber } from './layers.ts';

/** Which layer teaches a line of the published plan whose blank sheet is shown. */
const taughtIn = {
  'cost-segregation': 2,
  '401k-optimization': 4,
  'four-one-tax-reduction': 1,
} as const satisfies Record<(typeof middlePlanLines)[number]['strategy'], LayerNumber>;

const place = (layer: LayerNumber): string => `Layer ${layer}, ${weeksOf(layer).toLowerCase()}`;

/** The sheet that a participant fills in: the lines of a real plan with their law, and all that is to be found as blanks. */
export const templateSheet: PlanSheetProps = {
  title: 'Plan sheet',
  subject: 'Template',
  lines: middlePlanLines
    .toSorted((a, b) => taughtIn[a.strategy] - taughtIn[b.strategy])
    .map(({ strategy, authority }) => ({
      title: strategyName(strategy),
      text: place(taughtIn[strategy]),
      details: [{ term: 'Law', value: authority }, { term: 'Cost' }, { term: 'Risk' }, { term: 'By' }],
    })),
  leftOut: 'What you tested and did not use, and why.',
  totals: [{ term: 'First-year reduction' }, { term: 'Your fee' }, { term: 'Specialists' }],
  titleBlock: [
    { term: 'Drawn', value: 'You' },
    { term: 'Checked', value: 'A second CPA' },
    { term: 'Added up', value: place(9) },
  ],
};
