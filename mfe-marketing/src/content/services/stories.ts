import type { ServicesSection } from './section-types.ts';

export const stories = {
  kind: 'stories',
  id: 'stories',
  title: 'Two client stories, one from each of the first two tiers.',
  lead: 'Told with their figures and with what we advised against.',
  stories: [
    {
      id: 'mill-creek',
      name: 'Joanna Prewitt',
      portrait: { hair: 'tied', collar: 'roll' },
      business: 'Mill Creek Veterinary, Nolensville, Tennessee',
      tier: 'Growth, $1.4M revenue',
      quote:
        'I used to learn in April what I should have done in October. Last year I learned it in September, and it was one page.',
      facts: [
        { term: 'Began with', text: 'A sole owner, a growing profit, all of it taxed as wages would be.' },
        {
          term: 'Put in place',
          text: 'An S election (Form 2553) with a salary set from comparable pay (Rev. Rul. 74-44), and a safe harbor 401(k) for nine employees.',
        },
        {
          term: 'Left alone',
          text: 'A captive, proposed by a broker: premiums would have cost more than the risk.',
        },
        {
          term: 'Result',
          text: '$31,400 lower federal tax for 2025 than the same return without the two changes, after $8,700 more in contributions for staff.',
        },
      ],
      disclosure:
        'A client since 2024, not paid or given anything for these words. The result compares two projections of her own return, reworked by her CPA. Part of it is deferred and is taxed when the plan pays out. Results vary, and many are smaller.',
    },
    {
      id: 'ridgeway',
      name: 'Samuel Okonjo',
      portrait: { hair: 'cropped', collar: 'open', glasses: true },
      business: 'Ridgeway Cold Storage, Clarksville, Tennessee',
      tier: 'Scale, $6.8M revenue',
      quote:
        'Three of us own it and three of us wanted different things. The model let us disagree about numbers in place of each other.',
      facts: [
        { term: 'Began with', text: 'Three partners, two entities, and a warehouse bought in 2021.' },
        {
          term: 'Put in place',
          text: 'A cost segregation study of the warehouse, and utility and freight contracts renegotiated line by line.',
        },
        {
          term: 'Left alone',
          text: 'A research credit: the records would not have supported it.',
        },
        {
          term: 'Result',
          text: '$118,000 of depreciation moved into 2024, and $44,600 a year off recurring bills, counted from the invoices.',
        },
      ],
      disclosure:
        'A client since 2023, not paid or given anything for these words. Depreciation taken early is not there later, and part of it is taxed when the building is sold (IRC 1245 and 1250). Savings on bills are those of the first twelve months. Results vary, and many are smaller.',
    },
  ],
} as const satisfies ServicesSection<'stories'>;
