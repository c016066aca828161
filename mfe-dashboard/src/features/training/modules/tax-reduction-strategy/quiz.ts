import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'baseline',
    section: 'papers',
    question: 'Why is “Today” the most important column?',
    options: [
      'It shows the largest tax',
      'Without an agreed baseline every later saving is only a claim',
      'It is filed with the return',
    ],
    right: 1,
    reason:
      'Each lever is measured against the column before it. The client’s CPA should agree on today first.',
  },
  {
    id: 'advertised',
    section: 'entity',
    question: 'Payroll taxes fall by $12,796. Why is the saving of the entity only $7,567?',
    options: [
      'The S corporation pays tax itself',
      'The half-deduction is lost and the business income deduction falls, so income tax rises',
      'The running costs are taken off first',
    ],
    right: 1,
    reason:
      'Income tax rises from $33,837 to $39,065. The running costs of $3,600 come after that and leave $3,967.',
  },
  {
    id: 'tennessee',
    section: 'entity',
    question: 'The same change for a sole proprietor in Tennessee: what decides?',
    options: [
      'Tennessee taxes the salary',
      'A corporation pays excise tax of 6.5%, about $11,103, which is more than the saving',
      'Nothing, because Tennessee has no individual income tax',
    ],
    right: 1,
    reason:
      'No individual income tax does not mean no business tax. A sole proprietor is exempt there and a corporation is not.',
  },
  {
    id: 'service',
    section: 'timing',
    question:
      'The router is ordered and paid on December 20, 2026, and installed on January 6, 2027. When is it deducted?',
    options: ['2026, when it was paid', '2026, when it was ordered', '2027, when it was placed in service'],
    right: 2,
    reason: 'Placed in service is the test: ready and available for its use.',
  },
  {
    id: 'comes-back',
    section: 'plan',
    question: 'Which of the four amounts lasts, year after year?',
    options: ['Entity, after its running costs', 'Compensation', 'Timing', 'All four'],
    right: 0,
    reason:
      'The plan contribution is put off until it is drawn, the router is a year’s use of money, and the gifts are partly given back in 2027.',
  },
] as const satisfies TrainingModule['quiz'];
