import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'first',
    section: 'ground',
    question: 'What do you ask for before the first bill?',
    options: ['The ledger totals', 'The contract of each vendor', 'A quote from a competitor'],
    right: 1,
    reason:
      'A bill can be wrong only against something. A competitor’s quote shows a price and not an overcharge.',
  },
  {
    id: 'markup',
    section: 'cards',
    question: 'Which part of a card fee do you audit?',
    options: ['What the issuing bank takes', 'What the network takes', 'The processor’s markup'],
    right: 2,
    reason:
      'The other two are published and the same for everybody. The markup stands in the client’s contract.',
  },
  {
    id: 'ninety',
    section: 'cards',
    question:
      'The processor overcharged $720 a month for twelve months. The contract gives 90 days to object. What can be claimed?',
    options: ['$8,640', '$2,160', '$720', 'Nothing'],
    right: 1,
    reason: 'Three months at $720. The $8,640 is what the next year costs if the price is not corrected.',
  },
  {
    id: 'retention',
    section: 'taxes',
    question: 'A vendor offers to claim the employee retention credit for 2021. What do you say?',
    options: [
      'It can be filed until 2028',
      'The window closed on April 15, 2025, and no new claim can be made',
      'Only for the third quarter',
    ],
    right: 1,
    reason: 'Claims for 2020 ended on April 15, 2024 and for 2021 on April 15, 2025.',
  },
  {
    id: 'fee',
    section: 'claim',
    question: 'Why are the duplicates left out of the first year’s savings?',
    options: [
      'They were too small',
      'They come back once, and nobody would have planned to pay them again',
      'The carrier did not agree',
    ],
    right: 1,
    reason: 'They are recovered, $1,240. A report that counts them as a yearly saving counts them twice.',
  },
] as const satisfies TrainingModule['quiz'];
