import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'shares',
    section: 'fund',
    question:
      'A client holds closely held shares with a basis near zero. What does she deduct if she gives them to her private foundation?',
    options: ['Their appraised value', 'Their basis', 'Half of their value', 'Their value, up to 30% of AGI'],
    right: 1,
    reason:
      'Gain property goes into a private foundation at basis. Only qualified appreciated stock, which is listed, is deducted at value there (IRC 170(e)(5)).',
  },
  {
    id: 'floor',
    section: 'deduction',
    question: 'AGI in 2026 is $20,000,000 and the cash gift $5,000,000. What is deductible?',
    options: ['$5,000,000', '$4,900,000', '$6,000,000', '$4,850,000'],
    right: 1,
    reason: 'The gift is within the ceiling of $6,000,000. The floor of 0.5% of AGI, $100,000, is taken off.',
  },
  {
    id: 'worth',
    section: 'deduction',
    question: 'Why is a deducted dollar worth 35 cents to her and not 37?',
    options: [
      'The 0.5% floor costs two cents',
      'Itemized deductions are reduced by 2/37 at her income',
      'The rate on a sale of shares is lower',
    ],
    right: 1,
    reason:
      'IRC 68 cuts 2/37 of the itemized deductions from 2026. The floor is a separate step and was taken before.',
  },
  {
    id: 'payout',
    section: 'payout',
    question: 'By when must the distributable amount of a year be paid?',
    options: [
      'By the end of that year',
      'By the due date of Form 990-PF',
      'By the end of the following year',
    ],
    right: 2,
    reason:
      'The foundation has until the end of the next year. What is short then is taxed at 30%, and at 100% if it is not made good.',
  },
  {
    id: 'dealing',
    section: 'dealing',
    question: 'The foundation can buy her warehouse for 60% of its value. May it?',
    options: [
      'Yes, because the foundation gains',
      'Yes, with an independent appraisal',
      'No, a sale between them is self-dealing at any price',
    ],
    right: 2,
    reason:
      'IRC 4941 does not ask who gained. A sale with a disqualified person is self-dealing even at a bargain.',
  },
] as const satisfies TrainingModule['quiz'];
