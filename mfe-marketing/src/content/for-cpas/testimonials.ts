import type { Testimonial } from '../testimonials.ts';

/** What partner practices said. None of them names an income. */
export const cpaTestimonials = [
  {
    id: 'bergquist',
    name: 'Hollis Bergquist, CPA',
    portrait: { hair: 'parted', collar: 'roll' },
    title: 'Partner',
    company: 'Bergquist & Dale, Eau Claire',
    quote:
      'I had the relationships and nobody to check my arithmetic. Now somebody reworks every figure before my client sees it, and signs that they did.',
    category: 'education',
    disclosure:
      'A partner practice since 2023, paying the monthly fee. Not paid or given anything for these words. One practice; others may find it different.',
  },
  {
    id: 'rao',
    name: 'Anjali Rao, CPA',
    portrait: { hair: 'long', collar: 'blouse' },
    title: 'Owner',
    company: 'Rao Tax Advisory, Raleigh',
    quote:
      'The first client I brought was told to do nothing. That sentence, with six pages behind it, is what he paid for and what he still talks about.',
    category: 'business-strategy',
    disclosure:
      'A partner practice since 2024, paying the monthly fee. Not paid or given anything for these words. Not every client pays for such an answer.',
  },
  {
    id: 'archuleta',
    name: 'Neil Archuleta, CPA',
    portrait: { hair: 'curly', beard: true, collar: 'open' },
    title: 'Sole practitioner',
    company: 'Las Cruces',
    quote:
      'I left after a year because I had too few owners among my clients. They told me so in month three, which I had not expected from somebody who billed me.',
    category: 'education',
    disclosure:
      'A partner practice from 2024 to 2025, no longer paying a fee. Not paid or given anything for these words.',
  },
] as const satisfies readonly Testimonial[];
