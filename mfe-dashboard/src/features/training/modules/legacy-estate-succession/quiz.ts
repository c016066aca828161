import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'tax',
    section: 'june',
    question:
      'A single person leaves $21,000,000 in 2026 after debts, with no taxable gifts before. What is the federal estate tax?',
    options: ['$8,400,000', '$2,400,000', '$2,804,000', 'None'],
    right: 1,
    reason:
      '40% of the $6,000,000 above the exclusion of $15,000,000. $2,804,000 is the answer with the exclusion of 2025.',
  },
  {
    id: 'clause',
    section: 'june',
    question: 'Which sentence of the will decides who pays the tax?',
    options: ['The appointment of the executor', 'The tax clause', 'The letter of wishes'],
    right: 1,
    reason: 'It says whether each gift bears its own tax or the remainder pays for all. Read it first.',
  },
  {
    id: 'below',
    section: 'basis',
    question: 'An estate will be far below the exclusion. What does a lifetime gift of low-basis shares do?',
    options: [
      'It saves 40%',
      'It gives up the new basis at death and saves no estate tax',
      'It has no effect on any tax',
    ],
    right: 1,
    reason: 'There is no estate tax to save, and the recipients keep the giver’s basis.',
  },
  {
    id: 'connelly',
    section: 'second',
    question:
      'A company worth $18,000,000 receives $4,000,000 of insurance toward redeeming a half. What is that half worth for the estate tax?',
    options: ['$9,000,000', '$11,000,000', '$7,000,000'],
    right: 1,
    reason:
      'After Connelly v. United States (2024) the proceeds count and the duty to redeem does not offset them: half of $22,000,000.',
  },
  {
    id: 'form',
    section: 'papers',
    question:
      'The will leaves everything to Paul and Nora. The IRA’s form names June’s husband, who has died. What governs the IRA?',
    options: ['The will, because it is newer', 'The form and the custodian’s rules', 'The revocable trust'],
    right: 1,
    reason:
      'An IRA passes by its beneficiary form. With nobody living on it, the custodian’s default applies, and rarely as intended.',
  },
] as const satisfies TrainingModule['quiz'];
