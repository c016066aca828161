import {
  assessmentMinutes,
  firstCallMinutes,
  minRevenue,
  packagesFrom,
  reviewHours,
} from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { planReturns, plansSigned, type SignedPlan, signedPlans } from 'shared-contract/signed-plans';
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

const percent = (fraction: number) => `${String(Math.round(fraction * 100))}%`;

/** Three plans of one year: the largest, the median, and the smallest, so that none appears typical. */
const plans = {
  kind: 'plans',
  id: 'plans',
  title: `Three plans of ${plansSigned.year}: the largest, the median and the smallest.`,
  lead: 'The smallest did not cover our fee.',
  plans: [signedPlans.largest, signedPlans.middle, signedPlans.smallest],
  disclosure: `From ${plansSigned.count} first plans signed in ${plansSigned.year}. Reductions are modeled for the first year, federal and state, before any fee; part of each is timing and comes back as tax later. Divided by our fee, the median of the three is ${percent(planReturns.median)} and the average ${percent(planReturns.average)}. All three are paying clients. We paid none of them and left out their names at their request. Past plans do not predict yours.`,
} as const satisfies ForClientsSection<'plans'>;

const strategies = {
  id: 'strategies',
  title: 'The ten strategies, and what each requires of you.',
  lead: 'We test all ten on your returns. Most first plans use three to five.',
  texts: {
    'private-foundations':
      'For families who give every year and want control for generations. You keep records, pay out at least 5% of assets a year (IRC 4942) and hold board meetings.',
    '401k-optimization':
      'For any business with a payroll. We set match, profit share and eligibility for your staff, within the year’s limits on deferrals and annual additions (IRC 402(g), 415(c)), and review them twice a year.',
    'pension-strategies':
      'For steady profit and owners past forty. You must fund it in thin years too (IRC 430), and your staff receive a pension with you.',
    'cost-segregation':
      'For owners of a building. An engineer walks through it once. You deduct sooner (IRC 168) and recapture part of it as tax if you sell (IRC 1245 and 1250).',
    'cost-remediation':
      'For businesses with recurring bills. You hand over a year of invoices, and we read them against your contracts. Sales and property tax refunds lapse, so the oldest bills come first.',
    'captive-insurance':
      'For real risks that the market prices badly. You run an insurer, with reserves and claims, and may have to report it to the IRS (Treas. Reg. 1.6011-11, 2025). We advise against it more often than for it.',
    'four-one-tax-reduction':
      'For every business. One calculation settles entity, pay, timing and deductions. If you work in your S corporation, you take reasonable pay first (Rev. Rul. 74-44).',
    'rd-credits':
      'For shops that try, test and improve. The work must pass four tests (IRC 41(d)), and your foremen write it down as they go.',
    'asset-protection':
      'For owners with more than the business to lose. Title, entities and insurance go in order before a claim; afterward it is too late.',
    'legacy-planning':
      'For every owner. You agree on price, buyer, funding and documents while you can still change your mind.',
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
      'I answered the questions on my phone, in the truck. The call a week later started with the two I had been surest about.',
    category: 'client',
    disclosure: 'A client since 2024. Not paid or given anything for these words, which describe no result.',
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
      'A client since 2021. Not paid or given anything for these words. For another business the answer may differ.',
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
      'A client from 2020 to 2025. Not paid or given anything for these words. They promise no result.',
  },
] as const satisfies readonly Testimonial[];

export const forClients = [
  {
    kind: 'assessment',
    id: 'for-clients',
    page: 'For Clients',
    title: 'Find the tax decisions you still can make this year.',
    lead: `Ten questions, about ${assessmentMinutes} minutes, free. You get your result immediately. No name required.`,
    formLabel: 'Free business-owner assessment',
    points: [
      'A score from 0 to 100 for what you have in place.',
      'Three of the ten strategies to look at first, and why.',
      'Computed on your device. We receive nothing unless you send it.',
      'No estimate of savings: ten answers can’t support one.',
    ],
    actions: [
      { label: 'See the ten strategies', href: '#strategies' },
      { label: 'See packages and prices', href: '#packages' },
    ],
  },
  {
    kind: 'doors',
    id: 'doors',
    title: 'Are you an owner or a CPA?',
    doors: [
      {
        reader: 'I own a business',
        text: `Packages start at ${formatDollars(packagesFrom)} a month. Business services are for companies from ${minRevenue} revenue.`,
        actions: [
          { label: 'Apply for a first call', to: paths.clientApplication },
          { label: 'See business services', to: paths.services },
        ],
      },
      {
        reader: 'I am a CPA',
        text: `A person reviews your certification application within ${reviewHours} hours on business days. Or work with us by the month.`,
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
    lead: 'You can stop after any step and keep the work done so far.',
    steps: [
      {
        title: 'Clarity First',
        text: 'You bring your result and last return. We say which of the three suggestions survive.',
        takes: `${firstCallMinutes} minutes`,
      },
      {
        title: 'Analyze & Strategize',
        text: 'You send three years of returns and let your CPA talk to us.',
        takes: 'Weeks 1-8',
      },
      {
        title: 'Build Your Blueprint',
        text: 'You read about thirty pages with your CPA and strike what you don’t want.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Implement & Win',
        text: 'You sign what only an owner can sign and give us an hour each quarter. We keep the calendar.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'figureStrip',
    id: 'results',
    title: 'Results: what we counted, and what it leaves out.',
    claims: [claims.saved, claims.roi, claims.experience, claims.strategies],
    record: { label: 'The record behind each figure', to: `${paths.home}#figures` },
  },
  { kind: 'packages', id: 'packages', ...packages },
  plans,
  {
    kind: 'testimonials',
    id: 'testimonials',
    title: 'Three owners, on how the work begins.',
    lead: 'For figures and costs, see the client success stories.',
    items: clientTestimonials,
  },
  {
    kind: 'reach',
    id: 'reach',
    title: 'Ask us your own questions.',
    lead: 'If your CPA has it right already, we say so.',
    desk: 'general',
    otherwise: 'Phones closed on Sunday. We answer email every day.',
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
    'A free assessment for business owners: ten questions, an immediate score, and three tax and planning strategies to look at first.',
  path: paths.forClients,
} satisfies PageHead;
