import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'acquired',
    section: 'before',
    question:
      'A client signed a binding contract for a building on January 10, 2025, and it is placed in service in March 2026. What bonus rate applies to its 5-year property?',
    options: ['100%', '40%', '20%', 'None'],
    right: 2,
    reason:
      'The binding contract of January 19, 2025 or earlier fixes the old schedule, which gives 20% for property placed in service in 2026. The closing date does not matter.',
  },
  {
    id: 'line',
    section: 'rooms',
    question: 'Which wiring is 5-year property?',
    options: [
      'All wiring in a treatment room',
      'The wiring that feeds one machine and has no other use',
      'The main panel, if machines hang on it',
    ],
    right: 1,
    reason:
      'What serves the business’s equipment can be short-lived. What serves the building stays with the building, and a shared line is divided by load.',
  },
  {
    id: 'increase',
    section: 'figures',
    question: 'Why is Oakline’s first-year gain $494,115 and not $500,000?',
    options: [
      'The bonus rate is slightly below 100%',
      'The $500,000 would have given $5,885 in the 39-year class',
      'Land has to be taken out',
    ],
    right: 1,
    reason:
      'Without the study, the same $500,000 takes 1.177% in the 39-year class, which is $5,885. The gain is only the difference.',
  },
  {
    id: 'loss',
    section: 'owner',
    question: 'In what order are the three limits on the owner’s loss tested?',
    options: [
      'Excess business loss, passive, at risk',
      'Passive, at risk, excess business loss',
      'At risk, passive, excess business loss',
    ],
    right: 2,
    reason:
      'At risk comes first (IRC 465), then passive (IRC 469), and what is left meets the limit of IRC 461(l): $512,000 on a joint return for 2026.',
  },
  {
    id: 'sale',
    section: 'sale',
    question:
      'The 5-year property has no basis left and $60,000 of the price is allocated to it. How is that taxed?',
    options: [
      'As ordinary income, up to the depreciation taken',
      'At a rate of up to 25%',
      'As long-term gain at 15% or 20%',
    ],
    right: 0,
    reason:
      'It is section 1245 property: all of the depreciation is recaptured as ordinary income. The rate of up to 25% belongs to straight-line depreciation of the building.',
  },
] as const satisfies TrainingModule['quiz'];
