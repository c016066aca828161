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
      'Clients and graduates who offered a story, January 2024 to June 2026. We could not yet check nine against a filed return, four people preferred not to be named, and two results were too unusual to be fair. Fourteen shorter quotations on other pages are not counted here.',
    limits: 'Satisfied people offer stories more often. Four stories are not a sample of our clients.',
    substantiation: 'The register of stories: each offer, with our decision, its date and its reason.',
  },
  {
    value: '$0',
    label: 'paid for a testimonial',
    counts:
      'Cash, discounts, gifts and credits to the people quoted on this site. Every graduate of the program has a directory listing, quoted or not.',
    limits: 'Two of the four are still clients, who may speak well of a firm they work with.',
    substantiation:
      'General ledger and fee schedule, searched by name before we publish a story and each January.',
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
      'A metal shop of thirty-four people bought its plant for $2.9 million and depreciated all of it over thirty-nine years.',
    quote:
      'They came with three pages I could read, and one strategy they told me to leave alone. My CPA reworked the figures over a weekend and was eleven dollars off.',
    results: [
      '$149,900 less federal tax on the 2024 return than without the plan',
      '$612,000 of the plant moved to schedules of 5, 7 and 15 years',
      '$41,200 research credit (IRC 41), documented for two welding processes',
    ],
    strategies: ['cost-segregation', 'rd-credits'],
    took: 'An engineer’s study at $14,500, a credit study at $9,000, and eleven weeks of finding invoices.',
    disclosure:
      'A client since 2023. She was not paid or given anything for these words and has no other tie to us. We checked the result against her filed return; most plans save less. The building’s share is mostly timing: a deduction taken early is gone later, and she recaptures part of it if she sells the plant (IRC 1245 and 1250).',
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
      '$372,000 contributed for the two owners in 2025, in a cash balance plan with the 401(k)',
      '91% of all contributions went to the owners; eleven employees received 7.5% of pay',
      'Funded in full and on time in each of its first three years',
    ],
    strategies: ['pension-strategies', '401k-optimization'],
    took: 'An actuary at $4,800 a year, an amended 401(k), and a promise to fund the plan in lean years too.',
    disclosure:
      'A client since 2022. She was not paid or given anything for these words and has no other tie to us. The figures are from the plan’s 2025 actuarial valuation. They depend on ages, pay and staff, the plan’s payments are taxed, and many practices cannot use such a plan.',
  },
  {
    id: 'vandermeer',
    name: 'Curtis Vandermeer',
    portrait: { hair: 'bald', beard: true, collar: 'open' },
    title: 'Former president',
    company: 'Vandermeer Refrigerated Freight',
    place: 'Chattanooga, Tennessee',
    category: 'business-strategy',
    situation: 'A 63-year-old owner had no buyer, two good managers, and eleven years of unread contracts.',
    quote:
      'I came about taxes and left with a buyer. Two, in fact. They had been running my dispatch desk for nine years and I had never asked them.',
    results: [
      '$96,300 a year taken out of card, fuel and insurance bills before the sale',
      'A sale to two managers, signed, and paid over six years',
      'Death and disability insurance agreed with the lender before closing',
    ],
    strategies: ['cost-remediation', 'legacy-planning'],
    took: 'Nine months, a valuation at $11,000, and two attorneys: one for the seller, one for the buyers.',
    disclosure:
      'A client from 2021 to 2025. He was not paid or given anything for these words. Keystone Risk, a firm we work with, reviewed the insurance; he paid its fee, and we received none of it. The saving is for 2024 volumes and now belongs to the buyers. Another company’s bills may hold nothing to recover, and the buyers’ payments can still fail.',
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
      'I used to give this advice standing up, with the next client waiting. Now it has an agenda, a file and an invoice, and I am home for supper in March.',
    results: [
      'Three advisory retainers signed in the nine months after graduation',
      '140 fewer returns in the season that followed, by his own choice',
    ],
    strategies: [],
    took: 'Fourteen weeks at about seven hours each, tuition of $9,800, and eight clients who had to hear about the new price.',
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
    lead: 'Three owners and one CPA, and why your result may differ.',
    facts: [
      { term: 'Stories', value: 'Four, by name' },
      { term: 'Paid for', value: 'None' },
      { term: 'Checked against', value: 'Filed returns and signed documents' },
      { term: 'Reviewed', value: 'Every January' },
    ],
  },
  {
    kind: 'stories',
    id: 'stories',
    title: 'Four stories with documented results.',
    lead: 'We take results from a return, a valuation or a contract, never from memory.',
    items: stories,
  },
  {
    kind: 'figures',
    id: 'summary',
    tone: 'surface',
    title: 'Two figures about our clients, two about this page.',
    claims: storyClaims,
  },
  {
    kind: 'steps',
    id: 'choosing',
    title: 'How we choose and check a story.',
    lead: 'We don’t ask for praise. A story that a client offers goes through four steps.',
    steps: [
      {
        title: 'Offered',
        text: 'The client writes or dictates it after the first filed return, contract or season. We send no draft.',
        takes: 'When they like',
      },
      {
        title: 'Checked',
        text: 'A colleague who did not work on the file finds each figure in a signed document. We cut the rest.',
        takes: 'About two weeks',
      },
      {
        title: 'Shown',
        text: 'The client reads the page as it will appear, costs and disclosure included, and signs a release that can be withdrawn. If a figure comes from a return, the client also signs a consent under IRC 7216 and Treas. Reg. 301.7216-3.',
        takes: 'Before it appears',
      },
      {
        title: 'Reviewed',
        text: 'If a result has not lasted, we say so or remove the story. We remove withdrawn stories within two days.',
        takes: 'Every January',
      },
    ],
  },
  {
    kind: 'rule',
    id: 'rule',
    tone: 'surface',
    title: 'The FTC’s rules on reviews and endorsements.',
    lead: 'A 2024 rule bars fake and bought reviews; the guides say what an endorsement must disclose.',
    columns: { asks: 'The rules require', does: 'What we do' },
    items: [
      {
        title: 'Who is speaking',
        asks: 'Publish no one who does not exist or did not have the experience (16 CFR 465.2).',
        does: 'Each disclosure begins with the person’s relationship to us, with the years.',
      },
      {
        title: 'Who paid',
        asks: 'Buy no review on the condition that it is positive or negative (16 CFR 465.4), and disclose payments (16 CFR 255.5).',
        does: 'We pay nothing. If that changed, the disclosure would name the amount.',
      },
      {
        title: 'Other interests',
        asks: 'Disclose insiders (16 CFR 465.5) and every unexpected tie (16 CFR 255.5).',
        does: 'We name a shared partner firm, a directory listing or a family tie.',
      },
      {
        title: 'Proof',
        asks: 'Claim through an endorsement only what you can prove yourself (16 CFR 255.1).',
        does: 'A file for each story has the document behind every figure.',
      },
      {
        title: 'Both sides',
        asks: 'If a result is not typical, say so or give the typical one (16 CFR 255.2).',
        does: '“What it took” and the disclosure have the same size as the result.',
      },
      {
        title: 'Fair choice',
        asks: 'Suppress no honest review because it is negative (16 CFR 465.7).',
        does: 'We publish how many stories people offered and why the others are not here. The page for CPAs quotes a practice that left us.',
      },
    ],
    source:
      '16 CFR part 465, in force since October 21, 2024; 16 CFR part 255, Guides Concerning the Use of Endorsements and Testimonials in Advertising.',
  },
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Ask a client yourself.',
    lead: 'If the person agrees, we put you in touch.',
    actions: [
      { label: 'Contact us', to: paths.contact },
      { label: 'See who does the work', to: paths.team },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnTestimonialsSection)[];

export const head = {
  title: 'Client success stories',
  description:
    'Four clients and graduates: key results, what each one cost, who checked it, and how we choose stories.',
  path: paths.testimonials,
} satisfies PageHead;
