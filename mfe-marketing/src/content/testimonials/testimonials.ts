import { paths } from 'shared-contract/paths';
import type { AnyCommonSection } from '../sections.ts';
import { storyClaims } from './claims.ts';
import type { OwnTestimonialsSection } from './section-types.ts';
import { stories } from './stories.ts';

/** The page of client stories from top to bottom. */
export const testimonialsPage = [
  {
    kind: 'hero',
    id: 'testimonials',
    eyebrow: 'Client success stories',
    title: 'Client success stories, with what each one took.',
    lead: 'Three owners and one CPA, in their own words. Beside every result stands what it cost, who checked it, and why yours may differ.',
    facts: [
      { term: 'Stories', value: 'Four, by name' },
      { term: 'Paid for', value: 'None' },
      { term: 'Checked against', value: 'Filed returns and signed papers' },
      { term: 'Looked at again', value: 'Every January' },
    ],
  },
  {
    kind: 'stories',
    id: 'stories',
    eyebrow: 'Four stories',
    title: 'What they said, and what the papers say.',
    lead: 'The quotation is theirs. The results are read from a return, a valuation or a contract, never from memory.',
    items: stories,
  },
  {
    kind: 'figures',
    id: 'summary',
    tone: 'surface',
    eyebrow: 'In sum',
    title: 'Two figures about our clients, two about this page.',
    lead: 'A story shows what is possible. Only a count says how often.',
    claims: storyClaims,
  },
  {
    kind: 'steps',
    id: 'choosing',
    eyebrow: 'How a story gets here',
    title: 'Offered, checked, shown, looked at again.',
    lead: 'We ask nobody for praise. A client who offers a story goes through four steps with it.',
    steps: [
      {
        title: 'Offered',
        text: 'The person writes or dictates it after the first filed return, contract or season. We send no draft.',
        takes: 'When they like',
      },
      {
        title: 'Checked',
        text: 'Somebody who did not work on the file finds each figure in a signed paper. What cannot be found is cut.',
        takes: 'About two weeks',
      },
      {
        title: 'Shown',
        text: 'The person reads the page as it will stand, costs and disclosure included, and signs a release that can be withdrawn.',
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
    eyebrow: 'The standard',
    title: 'The SEC’s marketing rule, in plain words.',
    lead: 'The rule is written for registered investment advisers. We sell no investments. We keep to it all the same, because it asks what a careful reader would ask.',
    columns: { asks: 'The rule asks', does: 'What we do' },
    items: [
      {
        title: 'Who is speaking',
        asks: 'Say clearly, beside the words, whether the person is a client.',
        does: 'The first sentence of each disclosure, with the years.',
      },
      {
        title: 'Who paid',
        asks: 'Say whether anything was given for it, in money or otherwise.',
        does: 'Nothing is given. If that ever changed, the amount would stand there.',
      },
      {
        title: 'Other interests',
        asks: 'Name a conflict that could color the words.',
        does: 'A shared partner firm, a directory listing or a family tie is named, however small.',
      },
      {
        title: 'Proof',
        asks: 'Have a reasonable basis for each statement of fact, and be able to show it on demand.',
        does: 'A file for each story holds the paper behind every figure. The owner of the story may see it.',
      },
      {
        title: 'Both sides',
        asks: 'Show no benefit without the risks and limits that belong to it.',
        does: '“What it took” and the disclosure are set in the same size as the result.',
      },
      {
        title: 'Fair choice',
        asks: 'Do not pick examples that mislead about the rest.',
        does: 'We publish how many were offered and why the others are not here.',
      },
    ],
    source:
      '17 CFR 275.206(4)-1, in force since May 2021, complied with by advisers since November 2022; for everybody else, the FTC’s guides on endorsements, 16 CFR part 255.',
  },
  {
    kind: 'callToAction',
    id: 'next',
    eyebrow: 'Yours',
    title: 'Bring your own figures, and your doubts about these.',
    lead: 'Ask about any story on this page. If the person agrees, we arrange for you to hear it from them.',
    actions: [
      { label: 'Contact us', to: paths.contact },
      { label: 'See who does the work', to: paths.team },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnTestimonialsSection)[];
