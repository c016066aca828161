import type { Testimonial } from '../testimonials.ts';

/** Graduates on what the program cost them and what it was worth. */
export const graduates = [
  {
    id: 'priya-raman',
    name: 'Priya Raman, CPA, CPPS',
    portrait: { hair: 'long', collar: 'open' },
    title: 'Owner',
    company: 'Raman & Holt, Raleigh',
    quote:
      'I took the three payments because I did not believe the arithmetic yet. My first planning client signed before the third one was due.',
    results: ['Two retainers in the first year', 'First one priced at $9,600'],
    category: 'education',
    disclosure:
      'Program graduate, January 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice with clients of its own; results vary and some graduates sign none.',
  },
  {
    id: 'thomas-aldering',
    name: 'Thomas Aldering, CPA, CPPS',
    portrait: { hair: 'cropped', collar: 'tie' },
    title: 'Partner',
    company: 'Aldering Mays LLP, Louisville',
    quote:
      'On day twelve I asked how the refund worked, and got the answer and the form in one message. I kept the seat. It told me how they would treat a client.',
    results: ['40 hours of CPE credit accepted by his board', 'Nine client files reviewed in class'],
    category: 'education',
    disclosure:
      'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. State boards decide on CPE credit one by one; yours may accept fewer hours.',
  },
  {
    id: 'lucille-broussard',
    name: 'Lucille Broussard, CPA, CPPS',
    portrait: { hair: 'curly', collar: 'blouse', glasses: true },
    title: 'Sole practitioner',
    company: 'Baton Rouge',
    quote:
      'What I bought, in the end, was fifty documents I would have written badly on fifty Sundays. The engagement letter alone has been signed four times.',
    results: ['Four engagement letters signed from one template'],
    category: 'education',
    disclosure:
      'Program graduate, September 2024 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice; results vary.',
  },
] as const satisfies readonly Testimonial[];
