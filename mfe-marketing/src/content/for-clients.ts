import {
  assessmentMinutes,
  firstCallMinutes,
  minRevenue,
  packagesFrom,
  reviewHours,
} from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { type SignedPlan, signedPlans } from 'shared-contract/signed-plans';
import type { PageHead } from '../page.tsx';
import { claims } from './claims.ts';
import { packages, type PackagesContent } from './packages.ts';
import type {
  Action,
  AnyCommonSection,
  CommonSection,
  Heading,
  OfKind,
  PageHeading,
  ContactDetails,
} from './sections.ts';
import type { Testimonial } from './testimonials.ts';

interface Door {
  readonly reader: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

type OwnForClientsSection =
  | ({ readonly kind: 'doors'; readonly doors: readonly [Door, Door] } & Heading)
  | ({
      /** The page header, which contains the assessment. */
      readonly kind: 'assessment';
      readonly formLabel: string;
      readonly points: readonly string[];
      readonly actions: readonly Action[];
    } & PageHeading)
  | ({
      readonly kind: 'plans';
      readonly plans: readonly SignedPlan[];
      /** Shown with the plans at the same size. */
      readonly disclosure: string;
    } & Heading)
  | ({ readonly kind: 'packages'; readonly id: string } & PackagesContent)
  | ContactDetails;

export type ForClientsSection<Kind extends OwnForClientsSection['kind']> = OfKind<OwnForClientsSection, Kind>;

/** Three plans of one year: the largest, the median, and the smallest, so that none appears typical. */
const plans = {
  kind: 'plans',
  id: 'plans',
  title: 'Three plans of 2025: the largest, the middle one and the smallest.',
  lead: 'The smallest did not cover our fee. What was left out of each is named.',
  plans: [signedPlans.largest, signedPlans.middle, signedPlans.smallest],
  disclosure:
    'Of nine first plans signed in 2025: the largest modeled reduction, the one in the middle and the smallest. Reductions are modeled, federal and state together, for the first year and before any fee; part of each is timing and comes back as tax later. All three are paying clients. None was paid to be described, and names are left out at their wish. Past plans do not predict yours.',
} as const satisfies ForClientsSection<'plans'>;

const strategies = {
  id: 'strategies',
  title: 'The ten strategies, and what each one asks of you.',
  lead: 'All ten are tested on your returns. Most first plans put three to five in place.',
  texts: {
    'private-foundations':
      'For families who give each year and want a say for longer than a lifetime. Asks for records, a payout of at least 5% of its assets a year (IRC 4942) and relatives who will attend a meeting.',
    '401k-optimization':
      'For any business with a payroll. The match, the profit share and who may join are set for your payroll, within the limits of the year (IRC 402(g) and 415(c)), and reviewed twice a year.',
    'pension-strategies':
      'For steady profit and owners past forty. You have to fund it in thin years too (IRC 430), and your staff receive a pension with you.',
    'cost-segregation':
      'For whoever owns the building. An engineer walks through it once. The deductions come sooner (IRC 168), and part of them returns as tax if you sell (IRC 1245 and 1250).',
    'cost-remediation':
      'For businesses with recurring bills. You hand over a year of invoices; contracts are read against them. There is no election, but refunds of sales or property tax lapse, so the oldest bills come first.',
    'captive-insurance':
      'For real risks that the market prices badly. You run an insurer, with reserves and claims, and may have to report it to the IRS (Treas. Reg. 1.6011-11, 2025). We advise against it more often than for it.',
    'four-one-tax-reduction':
      'For every business. Entity, pay, timing and deductions are settled in one calculation, so that one does not undo the other. An owner who works in an S corporation takes reasonable pay first (Rev. Rul. 74-44).',
    'rd-credits':
      'For shops that try, test and improve. The work has to pass four tests (IRC 41(d)), and your foremen write it down while they do it; a reconstruction years later rarely convinces.',
    'asset-protection':
      'For owners with more than the business to lose. Title, entities and cover are put in order on a quiet day, because after a claim it is too late.',
    'legacy-planning':
      'For every owner, because every owner leaves one day. Price, buyer, funding and documents are agreed while you can still change your mind.',
  },
} as const satisfies CommonSection<'strategies'>;

/** Client testimonials about the start of the work. None of them names a result. */
const clientTestimonials = [
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

export const forClients = [
  {
    kind: 'assessment',
    id: 'for-clients',
    page: 'For Clients',
    title: 'How much of your tax year is decided on purpose?',
    lead: `Ten questions, about ${assessmentMinutes} minutes, free. The result comes at once, before any name.`,
    formLabel: 'Free business-owner assessment',
    points: [
      'A score from 0 to 100 for what is already in place.',
      'Three of the ten strategies to look at first, each with the answer that points to it.',
      'Worked out on this device. We receive nothing unless you send it.',
      'No estimate of a saving: ten answers cannot know one.',
    ],
    actions: [
      { label: 'See the ten strategies', href: '#strategies' },
      { label: 'See packages and prices', href: '#packages' },
    ],
  },
  {
    kind: 'doors',
    id: 'doors',
    title: 'Owner, or the owner’s CPA?',
    doors: [
      {
        reader: 'I own a business',
        text: `The assessment above shows what is still open this year. Packages begin at ${formatDollars(packagesFrom)} a month; services are for businesses from ${minRevenue} revenue.`,
        actions: [
          { label: 'Apply for a first call', to: paths.clientApplication },
          { label: 'See business services', to: paths.services },
        ],
      },
      {
        reader: 'I am a CPA',
        text: `Certification has an application of its own: a person reviews it within ${reviewHours} hours on business days. Or read how a practice works with us by the month.`,
        actions: [
          { label: 'Apply for certification', to: paths.cppsApply },
          { label: 'See the partnership', to: paths.forCpas },
        ],
      },
    ],
  },
  { kind: 'strategies', ...strategies },
  {
    kind: 'steps',
    id: 'process',
    title: 'Four steps after the assessment.',
    lead: 'You decide again before every step, and keep what has been written by then.',
    steps: [
      {
        title: 'Clarity First',
        text: 'You bring your result and the last return. We say which of the three suggestions survive a second look.',
        takes: `${firstCallMinutes} minutes`,
      },
      {
        title: 'Analyze & Strategize',
        text: 'You send three years of returns and let your CPA talk to us. We ask for one missing document at a time.',
        takes: 'Weeks 1-8',
      },
      {
        title: 'Build Your Blueprint',
        text: 'You read about thirty pages with your CPA and strike out what you do not want to live with.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Implement & Win',
        text: 'You sign what only an owner can sign, and give us an hour each quarter. The calendar is ours to keep.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'figureStrip',
    id: 'results',
    title: 'Results: what was counted, and what it leaves out.',
    lead: 'Two figures about results, two about the people behind them.',
    claims: [claims.saved, claims.roi, claims.experience, claims.strategies],
    record: { label: 'The record behind each figure', to: `${paths.home}#figures` },
  },
  { kind: 'packages', id: 'packages', ...packages },
  plans,
  {
    kind: 'testimonials',
    id: 'testimonials',
    title: 'Three owners, on how it begins.',
    lead: 'Stories with figures, costs and proof are on the page of client success stories.',
    items: clientTestimonials,
  },
  {
    kind: 'reach',
    id: 'reach',
    title: 'Skip the questions and ask your own.',
    lead: 'We are not paid by what you sign. If your CPA has it right already, we say so.',
    desk: 'general',
    otherwise: 'Closed on Sunday; email is read all the same.',
    links: [
      { label: 'Contact us', to: paths.contact },
      { label: 'About the firm', to: paths.about },
      { label: 'Client success stories', to: paths.testimonials },
    ],
  },
] as const satisfies readonly (AnyCommonSection | OwnForClientsSection)[];

export const head = {
  title: 'For Clients',
  description:
    'A free assessment for business owners: ten questions, a score at once, and the three tax and planning strategies that deserve your first look.',
  path: paths.forClients,
} satisfies PageHead;
