import { paths } from 'shared-contract/paths';
import type { AnyCommonSection } from '../sections.ts';
import { storyClaims } from './claims.ts';
import type { OwnTestimonialsSection } from './section-types.ts';
import { stories } from './stories.ts';

/** The page of client stories from top to bottom. */
export const testimonialsPage = [
  {
    kind: 'readingHero',
    id: 'testimonials',
    page: 'Client success stories',
    title: 'Client success stories, with what each one took.',
    lead: 'Three owners and one CPA, in their own words, and why yours may differ.',
    facts: [
      { term: 'Stories', value: 'Four, by name' },
      { term: 'Paid for', value: 'None' },
      { term: 'Checked against', value: 'Filed returns and signed documents' },
      { term: 'Looked at again', value: 'Every January' },
    ],
  },
  {
    kind: 'stories',
    id: 'stories',
    title: 'What they said, and what the documents say.',
    lead: 'The results are read from a return, a valuation or a contract, never from memory.',
    items: stories,
  },
  {
    kind: 'figures',
    id: 'summary',
    tone: 'surface',
    title: 'In sum: two figures about our clients, two about this page.',
    lead: 'A story shows what is possible. Only a count says how often.',
    claims: storyClaims,
  },
  {
    kind: 'steps',
    id: 'choosing',
    title: 'How a story gets here.',
    lead: 'We do not ask for praise. A client who offers a story goes through four steps with it.',
    steps: [
      {
        title: 'Offered',
        text: 'The person writes or dictates it after the first filed return, contract or season. We send no draft.',
        takes: 'When they like',
      },
      {
        title: 'Checked',
        text: 'A person who did not work on the file finds each figure in a signed document. What cannot be found is cut.',
        takes: 'About two weeks',
      },
      {
        title: 'Shown',
        text: 'The person reads the page as it will appear, costs and disclosure included, and signs a release that can be withdrawn. Where a figure comes from a return, a consent under IRC 7216 and Treas. Reg. 301.7216-3 is signed as well.',
        takes: 'Before it appears',
      },
      {
        title: 'Looked at again',
        text: 'If a result has not lasted, the page says so or the story comes down. Withdrawn ones are gone within two days.',
        takes: 'Every January',
      },
    ],
  },
  {
    kind: 'rule',
    id: 'rule',
    tone: 'surface',
    title: 'The FTC’s rules on reviews and endorsements.',
    lead: 'A rule of 2024 bars fake and bought reviews; the older guides say what an endorsement has to disclose.',
    columns: { asks: 'The rules ask', does: 'What we do' },
    items: [
      {
        title: 'Who is speaking',
        asks: 'Publish no one who does not exist or did not have the experience (16 CFR 465.2).',
        does: 'The first sentence of each disclosure says who the person is to us, with the years.',
      },
      {
        title: 'Who paid',
        asks: 'Buy no review on the condition that it is positive or negative (16 CFR 465.4), and disclose whatever was given (16 CFR 255.5).',
        does: 'Nothing is given. If that ever changed, the disclosure would name the amount.',
      },
      {
        title: 'Other interests',
        asks: 'Disclose insiders (16 CFR 465.5) and every tie that a reader would not expect (16 CFR 255.5).',
        does: 'A shared partner firm, a directory listing or a family tie is named, however small.',
      },
      {
        title: 'Proof',
        asks: 'Say through an endorsement only what you could say and prove yourself (16 CFR 255.1).',
        does: 'A file for each story holds the document behind every figure. The person quoted may see it.',
      },
      {
        title: 'Both sides',
        asks: 'Where a result is not what people generally get, say what they get or that it is not typical (16 CFR 255.2).',
        does: '“What it took” and the disclosure are set in the same size as the result.',
      },
      {
        title: 'Fair choice',
        asks: 'Suppress no honest review because it is negative (16 CFR 465.7).',
        does: 'We publish how many were offered and why the others are not here. A practice that left us is quoted on the page for CPAs.',
      },
    ],
    source:
      '16 CFR part 465, in force since October 21, 2024; 16 CFR part 255, Guides Concerning the Use of Endorsements and Testimonials in Advertising.',
  },
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Bring your own figures.',
    lead: 'Ask about any story on this page. If the person agrees, we arrange for you to hear it from them.',
    actions: [
      { label: 'Contact us', to: paths.contact },
      { label: 'See who does the work', to: paths.team },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnTestimonialsSection)[];
