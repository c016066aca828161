import { paths } from 'shared-contract/paths';
import type { StrategyId } from 'shared-contract/strategies';
import type { PageHead } from '../page.tsx';
import { claims, type FirmClaim } from './claims.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';
import type { Testimonial } from './testimonials.ts';

/** A testimonial with the related work and its cost. */
export interface Story extends Testimonial {
  readonly place: string;
  readonly situation: string;
  /** Key results, each with a figure and its meaning. */
  readonly results: readonly string[];
  /** Strategies of the plan. Empty if the story isn't about a plan. */
  readonly strategies: readonly StrategyId[];
  /** Money, time, and commitments that the result required. */
  readonly took: string;
}

type OwnTestimonialsSection =
  | ({ readonly kind: 'stories'; readonly items: readonly Story[] } & Heading)
  | ({
      readonly kind: 'rule';
      readonly tone?: 'ground' | 'surface';
      readonly columns: { readonly asks: string; readonly does: string };
      readonly items: readonly { readonly title: string; readonly asks: string; readonly does: string }[];
      readonly source: string;
    } & Heading);

export type TestimonialsPageSection<Kind extends OwnTestimonialsSection['kind']> = OfKind<
  OwnTestimonialsSection,
  Kind
>;

/** Figures of the firm and of the stories themselves. */
const storyClaims = [
  claims.saved,
  claims.roi,
  {
    value: '4 of 19',
    label: 'stories offered to us are on this page',
    counts:
      'Clients and graduates who offered a story, January 2024 to June 2026. Nine could not be checked against a filed return yet, four preferred not to be named, and two described results too unusual to be fair. Fourteen shorter quotations on five other pages are counted apart: each has its own note.',
    limits: 'Content people are likelier to offer one. Four stories are not a sample of our clients.',
    substantiation:
      'The register of stories: one line for each offer, with the decision, its date and its reason.',
  },
  {
    value: '$0',
    label: 'paid for a testimonial',
    counts:
      'Cash, discounts, gifts and credits given to the people quoted on this site for their words. Graduates of the program have a listing in our directory, quoted or not.',
    limits:
      'Two of the four are still clients, and a person may speak well of a firm they hope to go on working with.',
    substantiation:
      'General ledger and fee schedule, searched by name before a story is published and each January.',
  },
] as const satisfies readonly FirmClaim[];

/** The four stories in the clients' own language. All of them are fictional. */
const stories = [
  {
    id: 'kowalczyk',
    name: 'Renata Kowalczyk',
    portrait: { hair: 'long', collar: 'open', glasses: false },
    title: 'Owner',
    company: 'Kowalczyk Fabrication',
    place: 'Murfreesboro, Tennessee',
    category: 'tax-savings',
    situation:
      'A metal shop of thirty-four people had bought its plant for $2.9 million and depreciated all of it over thirty-nine years.',
    quote:
      'They came with three pages I could read, and one strategy they told me to leave alone. My CPA reworked the figures over a weekend and was eleven dollars off.',
    results: [
      '$149,900 lower federal tax on the 2024 return, against the same return without the plan',
      '$612,000 of the plant moved to schedules of 5, 7 and 15 years',
      '$41,200 research credit (IRC 41), documented for two welding processes',
    ],
    strategies: ['cost-segregation', 'rd-credits'],
    took: 'An engineer’s study at $14,500, a credit study at $9,000, and eleven weeks of finding invoices.',
    disclosure:
      'A client since 2023. She was not paid or given anything for these words and has no other tie to us. The result is hers, checked against the filed return; most plans save less. The building’s share is mostly timing: a deduction taken early is not there later, and part of it comes back as tax if the plant is sold (IRC 1245 and 1250).',
  },
  {
    id: 'novak',
    name: 'Dr. Beatrix Novak',
    portrait: { hair: 'tied', collar: 'blouse', glasses: true },
    title: 'Owner',
    company: 'Novak Family Dentistry',
    place: 'Franklin, Tennessee',
    category: 'retirement-planning',
    situation:
      'Two dentists, married, fifty-eight and fifty-five, with a 401(k) at its limit, eleven employees and no wish to work until seventy.',
    quote:
      'Before, I saved whatever was left in December. Now an actuary signs the number in spring, and my hygienists have a pension too. That part surprised me by how much I liked it.',
    results: [
      '$372,000 contributed for the two owners in 2025, by a cash balance plan with the 401(k)',
      '91% of all contributions went to the owners; eleven employees received 7.5% of pay',
      'Funded in full and on time in each of its first three years',
    ],
    strategies: ['pension-strategies', '401k-optimization'],
    took: 'An actuary at $4,800 a year, an amended 401(k), and a promise to fund the plan in lean years too.',
    disclosure:
      'A client since 2022. She was not paid or given anything for these words and has no other tie to us. The figures are those of the plan’s actuarial valuation for 2025. They depend on ages, pay and staff, the money is taxed when it is paid out, and many practices cannot use such a plan.',
  },
  {
    id: 'vandermeer',
    name: 'Curtis Vandermeer',
    portrait: { hair: 'bald', beard: true, collar: 'open' },
    title: 'Former president',
    company: 'Vandermeer Refrigerated Freight',
    place: 'Chattanooga, Tennessee',
    category: 'business-strategy',
    situation:
      'An owner of sixty-three had no buyer, two good managers, and eleven years of contracts that had not been read twice.',
    quote:
      'I came about taxes and left with a buyer. Two, in fact. They had been running my dispatch desk for nine years and I had never asked them.',
    results: [
      '$96,300 a year taken out of card, fuel and insurance bills before the sale',
      'A sale to two managers, signed, and paid over six years',
      'Cover for death and disability agreed with the lender before closing',
    ],
    strategies: ['cost-remediation', 'legacy-planning'],
    took: 'Nine months, a valuation at $11,000, and two attorneys: one for the seller, one for the buyers.',
    disclosure:
      'A client from 2021 to 2025. He was not paid or given anything for these words. Keystone Risk, a firm we work with, reviewed the insurance and was paid by him; nothing of that fee came to us. The saving is for 2024 volumes and belongs to the buyers now. Another company’s bills may hold nothing to recover, and the buyers’ payments can still fail.',
  },
  {
    id: 'renner',
    name: 'Tobias Renner, CPA',
    portrait: { hair: 'cropped', collar: 'tie', glasses: true },
    title: 'Owner',
    company: 'Renner Tax & Accounting',
    place: 'Bowling Green, Kentucky',
    category: 'education',
    situation:
      'A practice of three prepared 610 returns a year, and gave its best advice away at the counter in March.',
    quote:
      'I used to give this advice standing up, with somebody waiting behind. Now it has an agenda, a file and an invoice, and I am home for supper in March.',
    results: [
      'Three advisory retainers signed in the nine months after graduation',
      '140 fewer returns in the season that followed, by his own choice',
      '40 hours of CPE credit, accepted by his state board',
    ],
    strategies: [],
    took: 'Fourteen weeks at about seven hours each, tuition of $9,800, and eight clients told that the price would change.',
    disclosure:
      'A graduate of the CPPS program, spring 2025, who paid full tuition; he is not an advisory client. He was not paid or given anything for these words, and has a listing in our directory, as every graduate does, which may bring him work. Retainers depend on the practice and its clients, and some graduates have signed none.',
  },
] as const satisfies readonly Story[];

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

export const head = {
  title: 'Client success stories',
  description:
    'Four clients and graduates in their own words: key results, what each one cost, who checked it, and how we choose what we publish.',
  path: paths.testimonials,
} satisfies PageHead;
