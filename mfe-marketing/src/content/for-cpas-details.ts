import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type {
  Action,
  AnyCommonSection,
  CommonSection,
  Heading,
  OfKind,
  PageHeading,
  ContactDetails,
} from './sections.ts';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly action: Action;
}

export type OwnForCpasSection =
  | ({
      /** The page header: a CPA's options, each with its price. */
      readonly kind: 'chooser';
      readonly ways: readonly ({ readonly name: string; readonly price: string } & (
        | { readonly to: string }
        | { readonly href: string }
      ))[];
    } & PageHeading)
  | ({
      readonly kind: 'specimen';
      readonly sheet: PlanSheetProps;
      readonly disclosure: string;
    } & Heading)
  | ({
      readonly kind: 'apply';
      readonly tone?: 'surface';
      readonly points: readonly string[];
      /** On phones, this button opens the form, because the same form appears further up. */
      readonly folded?: string;
      readonly form: { readonly label: string; readonly source: string; readonly height: 400 | 500 };
    } & Heading)
  | ({
      readonly kind: 'investment';
      readonly price: string;
      readonly period: string;
      readonly terms: string;
      readonly contains: { readonly title: string; readonly items: readonly string[] };
      readonly leavesOut: { readonly title: string; readonly items: readonly string[] };
      readonly arithmetic: readonly { readonly term: string; readonly value: string }[];
      readonly disclosure: string;
      readonly compare: { readonly label: string; readonly to: string };
    } & Heading)
  | ({ readonly kind: 'ways'; readonly ways: readonly Way[] } & Heading)
  | ContactDetails;

export type ForCpasSection<Kind extends OwnForCpasSection['kind']> = OfKind<OwnForCpasSection, Kind>;

export const benefits = {
  kind: 'cards',
  id: 'benefits',
  tone: 'surface',
  columns: 3,
  title: 'Sell planning without a new hire.',
  lead: 'No minimum term.',
  items: [
    {
      icon: 'shield',
      title: 'Your client stays yours',
      text: 'The partnership letter bars us from engaging a client you bring, during it and for two years after.',
    },
    {
      icon: 'calculator',
      title: 'Figures checked twice',
      text: 'No plan leaves our office before a second person reaches the same numbers.',
    },
    {
      icon: 'calendar',
      title: 'Work in June, not in April',
      text: 'Planning fills the months that preparation leaves empty.',
    },
    {
      icon: 'file',
      title: 'A file for an examiner',
      text: 'Authority, assumptions, calculation and consent for each strategy.',
    },
    {
      icon: 'users',
      title: 'A case hour every week',
      text: 'Bring your questions, and your staff.',
    },
    {
      icon: 'handshake',
      title: 'No commission to disclose',
      text: 'We earn nothing from products, specialists or referrals, and pay nothing for clients, so you have none of our fees to disclose (in Tennessee, T.C.A. 62-1-122 and -123).',
    },
  ],
} as const satisfies AnyCommonSection;

const { weeks, layers, cpeHours, seatsPerCohort, weeklyEffortHours, requirements, partnership, price } =
  programme;
const { monthly } = partnership;

/** One a quarter. */
const plansPerYear = 4;

export const investment = {
  kind: 'investment',
  id: 'investment',
  title: 'Monthly investment: one fee for the entire practice.',
  lead: 'You set what your client pays.',
  price: formatDollars(monthly),
  period: 'per month',
  terms: `Billed on the first of the month. No set-up fee; ${noticeDays} days’ notice ends it. You keep the files built for your clients.`,
  contains: {
    title: 'What it contains',
    items: [
      'One client plan a quarter, modeled with you on the client’s own returns',
      'A second CPA who reworks every figure',
      'A weekly case hour, open to your staff',
      'Our worksheets, checklists and calculators',
      'A deadline calendar for each plan',
      'Working papers, indexed for an examiner',
    ],
  },
  leavesOut: {
    title: 'What it does not',
    items: [
      'Certification and its CPE',
      'Actuaries, engineers, appraisers and attorneys, who bill your client',
      'Return preparation, payroll and bookkeeping',
      'Introductions to clients',
      'Any fee share or referral fee, in either direction',
    ],
  },
  arithmetic: [
    { term: 'Twelve months', value: formatDollars(12 * monthly) },
    { term: 'Plans in that year', value: `${plansPerYear} at most` },
    { term: 'So each plan costs you', value: `${formatDollars((12 * monthly) / plansPerYear)} or more` },
  ],
  disclosure:
    'The fee buys work, not income. Some practices bring no client in a year and still owe it. What you earn depends on your clients, prices and work; we promise no retainer and no return. Why less than an owner’s package? You gather the records, run the meetings and put the plan in place.',
  compare: { label: 'Compare it with the program and the client packages', to: `${paths.pricing}#compare` },
} as const satisfies ForCpasSection<'investment'>;

export const strategies = {
  id: 'strategies',
  title: 'The ten strategies, and where each one fails.',
  lead: 'Every file opens where an examiner would.',
  texts: {
    'private-foundations':
      'The 5% payout (IRC 4942), self-dealing (4941) and the 1.39% excise tax (4940), against a donor advised fund that may do the same for less. Fails on loans and leases to family.',
    '401k-optimization':
      'Safe harbor, new comparability and cross-testing on the actual census. Fails when document and payroll disagree on eligibility.',
    'pension-strategies':
      'Cash balance with a 401(k): the gateway, the staff cost, the combined limit (IRC 404(a)(7)) and permanence (Treas. Reg. 1.401-1(b)(2)). Fails without a priced thin year.',
    'cost-segregation':
      'An engineer’s study, Form 3115 with its adjustment under IRC 481(a), and 100% bonus depreciation for property acquired after January 19, 2025 (IRC 168(k); P.L. 119-21, section 70301). Fails when recapture was left out of the sale.',
    'cost-remediation':
      'No code section: invoices against contracts, sales and property tax refunds. An easy first engagement. Fails when a refund lapses first.',
    'captive-insurance':
      'The IRC 831(b) election, risk distribution, priced premiums, and T.D. 10029 (2025): the owner, and perhaps you, must report a transaction of interest (Treas. Reg. 1.6011-11); the rule on listed ones (1.6011-10) is in litigation. Fails in most cases we see.',
    'four-one-tax-reduction':
      'Entity, reasonable compensation (Rev. Rul. 74-44), timing and deductions in one projection, with IRC 199A and the state’s entity tax in it (Notice 2020-75). Fails when you decide them one at a time.',
    'rd-credits':
      'The four-part test of IRC 41(d), domestic costs under IRC 174A (P.L. 119-21, section 70302) and the election of IRC 280C(c). Fails on substantiation, so keep the file while the work happens.',
    'asset-protection':
      'You map title, entities and insurance; an attorney drafts from it. Fails when rent, policies and bank accounts ignore the entities.',
    'legacy-planning':
      'A buy-sell that survives Connelly v. United States (2024), the $15M exclusion of 2026 (IRC 2010(c)(3)), basis, and IRC 6166 where it fits. Fails when the valuation is older than the agreement.',
  },
} as const satisfies CommonSection<'strategies'>;

/** A CPA's options with the firm, side by side. */
export const ways = {
  kind: 'ways',
  id: 'ways',
  title: 'Compare partnership, certification and symposium.',
  ways: [
    {
      title: 'Partnership',
      text: 'Client plans, built together.',
      facts: [
        { term: 'Takes', value: 'About six hours for each plan' },
        { term: 'Costs', value: `$${monthly} per month` },
        { term: 'Asks for', value: 'A license and owner clients' },
        { term: 'Leaves you with', value: 'Plans presented under your name' },
      ],
      action: { label: 'Apply for the partnership', href: '#partnership' },
    },
    {
      title: 'Certification (CPPS)',
      text: `${layers} layers in ${weeks} weeks, with ${seatsPerCohort} participants at most.`,
      facts: [
        { term: 'Takes', value: `${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week` },
        {
          term: 'Costs',
          value: `${formatDollars(price.standard.full)}, early enrollment ${formatDollars(price.earlyEnrolment.full)}`,
        },
        { term: 'Asks for', value: `${requirements.practiceRevenue} practice revenue` },
        { term: 'Leaves you with', value: `The designation and up to ${cpeHours} CPE credits` },
      ],
      action: { label: 'Apply for certification', to: paths.cppsApply },
    },
    {
      title: 'CPE symposium',
      text: 'Ten strategies, ten speakers.',
      facts: [
        { term: 'Takes', value: 'Two days' },
        { term: 'Costs', value: 'Free this year' },
        { term: 'Asks for', value: 'A registration' },
        { term: 'Leaves you with', value: 'CPE for what you attend' },
      ],
      action: { label: 'See the symposium', to: paths.symposium },
    },
  ],
} as const satisfies ForCpasSection<'ways'>;
