import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'most',
    section: 'figure',
    question: 'What is the most that the regular credit can be, as a share of the year’s expenses?',
    options: ['20%', '14%', '10%', '6%'],
    right: 2,
    reason: '20% of the excess over a base, and the base is at least half of the current expenses.',
  },
  {
    id: 'canada',
    section: 'projects',
    question: 'An American company pays an engineering firm in Ontario $60,000 for analysis. What is that?',
    options: [
      'Contract research that qualifies in part',
      'Excluded from the credit, and a cost written off over 15 years',
      'Excluded from the credit, and deducted at once',
    ],
    right: 1,
    reason:
      'Research outside the United States is excluded (IRC 41(d)(4)), and foreign research cost is amortized over 15 years (IRC 174).',
  },
  {
    id: 'evidence',
    section: 'tests',
    question: 'Which is the best evidence of a process of experimentation?',
    options: [
      'The owner’s estimate that 85% of the time qualifies',
      'Dated test sheets and parts that failed',
      'The job titles of the engineers',
    ],
    right: 1,
    reason:
      'Trials and failures at the time show what was uncertain. Estimates and titles show who was there.',
  },
  {
    id: 'election',
    section: 'deduction',
    question: 'Tarn’s owners pay 37%. Which leaves more of the $35,000 credit?',
    options: ['The full credit', 'The reduced credit', 'Both are alike'],
    right: 1,
    reason:
      'The full credit leaves $22,050 after the lost deduction. The reduced one is $27,650. At 21% they would be alike.',
  },
  {
    id: 'retention',
    section: 'erc',
    question:
      'A claim for the fourth quarter of 2021 was filed in March 2024 and has not been paid. What is its state?',
    options: ['It will be paid with interest', 'It is barred', 'It can be renewed until April 15, 2027'],
    right: 1,
    reason:
      'Unpaid claims for the third and fourth quarters of 2021 filed after January 31, 2024 are barred (P.L. 119-21, section 70605(d)).',
  },
] as const satisfies TrainingModule['quiz'];
