import type { EpisodeNotes } from './transcript.ts';

export const notes = {
  summary: [
    'An engineering-based study divides a building into what serves the building and what serves the business in it. Some parts then depreciate over 5, 7 or 15 years and qualify for bonus depreciation; the rest stays on 39 years, or 27.5 for residential rental (IRC 168). Annette Delgado explains what she measures, why she quotes no percentage beforehand, and why the date of the contract decides the bonus rate.',
    'Together with Desmond Oyelaran she works through one building of $2,000,000 bought in July 2026: $494,115 more depreciation in the first year, which is timing and not a permanent saving. Then come the limits on using the loss (IRC 465, 469 and 461(l)) and the sale, where recapture (IRC 1245 and 1250) can cost more than the deduction was worth.',
    'The numbers are illustrations on stated assumptions and the conversation is general information. Ask your own CPA to run your return with the study and without it, this year and in the year of a sale.',
  ],
  keyTopics: [
    'What serves the building, and what serves the business',
    'Property of 5, 7, 15, 27.5 and 39 years',
    '100%, 40% or 20%: acquired before or after January 19, 2025',
    'An older building: Form 3115 and one adjustment',
    'A $2,000,000 building, worked out to the dollar',
    'Three limits on using the loss',
    'Recapture on a sale, and when a study loses money',
  ],
  guestBio: [
    'Annette Delgado is a licensed professional engineer. She estimated and managed construction for eleven years, mostly restaurants, clinics and light industrial buildings, before she turned to cost segregation in 2011. She visits each building herself and signs the reports she writes.',
    'She lives in Duluth, Minnesota, where she teaches apprentices to read drawings and plays third clarinet in a town band. She was not paid for this conversation. Her fee is fixed before a visit and does not depend on what she finds. She is not a CPA, and the tax conclusions are left to the CPA who signs the return.',
  ],
  authorities: [
    {
      cite: 'IRC 168; Rev. Proc. 87-56',
      says: 'Recovery periods and methods: 5, 7 and 15 years, 27.5 and 39 years for buildings.',
    },
    {
      cite: 'IRC 168(k); P.L. 119-21, section 70301',
      says: '100% bonus depreciation for property acquired after January 19, 2025. Acquired by then: 40% in 2025, 20% in 2026.',
    },
    {
      cite: 'Notice 2026-11; Treas. Reg. 1.168(k)-2(b)(5)',
      says: 'When property is acquired: the binding contract, or the start of significant work with a 10% safe harbor.',
    },
    {
      cite: 'IRC 481(a); Form 3115, change no. 7',
      says: 'Catch-up for earlier years in one adjustment, without amended returns.',
    },
    {
      cite: 'IRS Publication 946, table A-7a',
      says: '1.177% in the first year for 39-year property in service in the seventh month.',
    },
    {
      cite: 'IRC 465, 469 and 461(l)',
      says: 'Limits on using the loss: at risk, passive activity, excess business loss ($256,000 for 2026, $512,000 joint).',
    },
    {
      cite: 'IRC 1245, 1250 and 1(h)(1)(E)',
      says: 'Recapture on a sale: ordinary income on 1245 property; up to 25% on gain from straight-line depreciation of real property.',
    },
    {
      cite: 'IRC 179(b)',
      says: 'Expensing up to $2,560,000 for 2026, reduced above $4,090,000 of purchases and limited by business income.',
    },
  ],
} as const satisfies EpisodeNotes;
