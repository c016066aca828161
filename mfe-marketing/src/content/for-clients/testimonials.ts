import type { Testimonial } from '../testimonials.ts';

/** What clients said about how the work begins. None of them names a result. */
export const clientTestimonials = [
  {
    id: 'matthis',
    name: 'Colleen Matthis',
    portrait: { hair: 'curly', collar: 'blouse' },
    title: 'President',
    company: 'Matthis Sign & Awning',
    quote:
      'I answered the questions on my phone, in the truck. The call a week later started with the two I had been most sure about.',
    category: 'client',
    disclosure:
      'A client since 2024. Not paid or given anything for these words. They describe how the work began and no result; yours may begin differently.',
  },
  {
    id: 'eastman',
    name: 'Gerald Eastman',
    portrait: { hair: 'bald', collar: 'open', glasses: true },
    title: 'Co-owner',
    company: 'Eastman & Sons Paving',
    quote:
      'They took an hour to explain why a captive was wrong for us. Of the people who had tried to sell me one, none had given that question five minutes.',
    category: 'business-strategy',
    disclosure:
      'A client since 2021. Not paid or given anything for these words. A captive was left out of his plan; for another business the answer may be another one.',
  },
  {
    id: 'delacroix',
    name: 'Lucia Delacroix',
    portrait: { hair: 'long', collar: 'blouse', glasses: true },
    title: 'Owner',
    company: 'Delacroix Orthopedic Supply',
    quote:
      'My CPA of nineteen years sat in every meeting and signed the return as always. I never had to choose between a person I trust and a new one.',
    category: 'client',
    disclosure:
      'A client from 2020 to 2025. Not paid or given anything for these words. They describe how we worked with her CPA and promise no result.',
  },
] as const satisfies readonly Testimonial[];
