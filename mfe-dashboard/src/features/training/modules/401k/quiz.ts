import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'sixty',
    section: 'january',
    question: 'The plan offers every catch-up. How much may an employee of 61 defer in 2026?',
    options: ['$24,500', '$32,500', '$35,750', '$43,750'],
    right: 2,
    reason: '$24,500 plus $11,250. The larger catch-up replaces the $8,000 and is not added to it.',
  },
  {
    id: 'roth',
    section: 'january',
    question:
      'An owner of 55 had box 3 wages of $160,000 from the company in 2025. The plan has no Roth feature. What is her catch-up in 2026?',
    options: ['$8,000, pretax', '$8,000, taxed later', 'None'],
    right: 2,
    reason:
      'Above $150,000 the catch-up must be Roth (IRC 414(v)(7)). A plan without a Roth feature can give her none until it is amended.',
  },
  {
    id: 'deposit',
    section: 'spring',
    question:
      'A calendar-year S corporation has extended its 2025 return. Until when can its contribution count for 2025?',
    options: ['December 31, 2025', 'March 16, 2026', 'September 15, 2026', 'October 15, 2026'],
    right: 2,
    reason:
      'Paid by the due date of the return with extensions (IRC 404(a)(6)). October 15 belongs to the owner’s own return.',
  },
  {
    id: 'room',
    section: 'design',
    question: 'The owner of Ferris defers $24,500. How much can the company add to her account in 2026?',
    options: ['$47,500', '$72,000', '$55,500', '$90,000'],
    right: 0,
    reason:
      'The limit of $72,000 holds both: $72,000 less $24,500. Catch-up stands above it and takes no room.',
  },
  {
    id: 'december',
    section: 'december',
    question: 'Which of these still works on January 2?',
    options: [
      'A deferral from December’s pay that was never withheld',
      'Signing the SECURE 2.0 amendment',
      'The employer’s contribution for the year that ended',
    ],
    right: 2,
    reason:
      'Employer money waits for the return. Deferrals end with the last payroll, and the amendment was due by December 31, 2026.',
  },
] as const satisfies TrainingModule['quiz'];
