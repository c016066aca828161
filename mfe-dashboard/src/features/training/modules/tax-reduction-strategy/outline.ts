import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'tax-reduction-strategy',
  title: moduleTitles['tax-reduction-strategy'],
  description:
    'One case from the first call to the filed return: entity, compensation, timing and deductions pulled in one calculation.',
  duration: '2.5h',
  level: 'Advanced',
  category: 'Tax Strategy',
  icon: 'four-one-tax-reduction',
  keyTopics: [
    'The baseline of the year',
    'Reasonable pay before entity',
    'What an S corporation saves after everything',
    'Plan contributions and the business income deduction',
    'Placed in service by December 31',
    'Saving, deferral and timing told apart',
  ],
  learningObjectives: [
    'Compute an owner’s year with nothing changed, line by line',
    'Measure each of the four levers after the ones before it',
    'Set reasonable pay from outside evidence before the saving is known',
    'Find the state tax that turns a saving into a cost',
    'Write a one-page plan that says which amounts come back',
  ],
  resources: {
    tools: ['entity-comparison', 'roi-forecast', 'retainer-proposal'],
    library: ['reasonable-pay', 'entity-review-questions', 'equipment-write-off', 'what-changed-for-2026'],
  },
  sections: [
    { id: 'call', title: 'The first call', minutes: 15 },
    { id: 'papers', title: 'Papers and the baseline', minutes: 25 },
    { id: 'entity', title: 'Lever 1: entity', minutes: 25 },
    { id: 'pay', title: 'Lever 2: compensation', minutes: 25 },
    { id: 'timing', title: 'Lever 3: timing', minutes: 20 },
    { id: 'deductions', title: 'Lever 4: deductions', minutes: 15 },
    { id: 'plan', title: 'One page', minutes: 10 },
    { id: 'return', title: 'To the filed return', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
