import { paths } from 'shared-contract/paths';
import type { StrategyId } from 'shared-contract/strategies';
import type { PageHead } from '../page.tsx';
import { callFirm } from './actions.ts';
import type { FirmClaim } from './claims.ts';
import type { AnyCommonSection, Heading, OfKind } from './sections.ts';

const partnerClaims = [
  {
    value: '15+',
    label: 'years of partnership',
    counts: 'From the first engagement letter naming Cumberland Mortgage, March 2010, to January 2026.',
    limits: 'The other seven firms joined between 2011 and 2021.',
    substantiation:
      'The engagement letter of March 2010, and the dated introduction agreements of all eight firms.',
  },
  {
    value: '1000+',
    label: 'clients served together',
    counts:
      'Households and businesses that we and at least one of the eight firms worked for or answered, 2010 to 2025, each counted once.',
    limits:
      'Includes single introductions. Most needed one thing, such as a loan or a will, and bought no plan.',
    substantiation: 'The register of introductions, matched with each firm’s list every January.',
  },
  {
    value: '100%',
    label: 'satisfaction rate',
    counts: 'All 64 clients who answered our 2025 question about joint work were satisfied; we asked 171.',
    limits:
      'It is our own question, unhappy people may not have answered, and past answers don’t promise yours.',
    substantiation: 'The 2025 questionnaire, its 64 signed answers and the list of 171 recipients.',
  },
] as const satisfies readonly FirmClaim[];

type OwnPartnersSection =
  | ({ readonly kind: 'firms'; readonly note: string } & Heading)
  | ({
      readonly kind: 'table';
      readonly rows: readonly {
        readonly strategy: StrategyId;
        /** Ids of partners. Empty if the work goes to a specialist who isn't on the page. */
        readonly partners: readonly string[];
        /** Profession of that specialist. */
        readonly outside?: string;
        readonly question: string;
      }[];
      /** Text after the profession of a specialist who isn't on the page. */
      readonly outside: string;
      readonly note: string;
    } & Heading);

export type PartnersSection<Kind extends OwnPartnersSection['kind']> = OfKind<OwnPartnersSection, Kind>;

/** Partners for each of the ten strategies, and the firm's question to them. */
export const strategyTable = {
  kind: 'table',
  id: 'strategies',
  title: 'Who we consult on each strategy.',
  rows: [
    {
      strategy: 'private-foundations',
      partners: ['harrow-lyle'],
      question: 'Who may sit on the board, and what may the foundation not do for the family?',
    },
    {
      strategy: '401k-optimization',
      partners: [],
      outside: 'A plan administrator',
      question: 'Does payroll match the plan document, and does the plan pass its tests?',
    },
    {
      strategy: 'pension-strategies',
      partners: [],
      outside: 'An enrolled actuary',
      question: 'What is due each year, and could the business have paid it in its last five?',
    },
    {
      strategy: 'cost-segregation',
      partners: [],
      outside: 'A cost segregation engineer',
      question: 'Which parts of the building are shorter-lived, and what supports each figure?',
    },
    {
      strategy: 'cost-remediation',
      partners: [],
      outside: 'A cost auditor',
      question: 'Which invoices depart from their contract, and when does each claim lapse?',
    },
    {
      strategy: 'captive-insurance',
      partners: ['keystone-risk'],
      question: 'Is there a risk the market prices badly, or only a premium to deduct?',
    },
    {
      strategy: 'four-one-tax-reduction',
      partners: ['bright-ledger', 'tolliver-beck'],
      question: 'Do the company’s documents match what the plan assumes?',
    },
    {
      strategy: 'rd-credits',
      partners: [],
      outside: 'An engineer in the field',
      question: 'Which part of the work was uncertain, and who wrote it down then?',
    },
    {
      strategy: 'asset-protection',
      partners: ['tolliver-beck', 'keystone-risk'],
      question: 'Which loss would reach everything, and what stops it?',
    },
    {
      strategy: 'legacy-planning',
      partners: ['harrow-lyle', 'wyatt-ambrose'],
      question: 'Do will, titles and buy-sell agreement name the same people?',
    },
  ],
  outside: 'not on this page, quoted separately',
  note: 'Captive insurance: your own small insurer can be a transaction of interest that you must report (Treas. Reg. 1.6011-11; T.D. 10029, 2025); the rule on listed transactions (1.6011-10) is in litigation. We ask Keystone Risk and your CPA about that first. Sandoval Pike audits plans and so designs none.',
} as const satisfies PartnersSection<'table'>;

export const partnersPage = [
  {
    kind: 'readingHero',
    id: 'partners',
    page: 'Partners',
    title: 'Our Trusted Partners',
    lead: 'Eight independent firms that bill you directly. No referral fees, in either direction.',
    claims: partnerClaims,
  },
  {
    kind: 'firms',
    id: 'firms',
    title: 'Eight firms, and when to call each.',
    lead: 'Call them directly.',
    note: 'You need not use a partner. For every introduction we also name a firm that is not on this page.',
  },
  strategyTable,
  {
    kind: 'cards',
    id: 'why',
    tone: 'surface',
    title: 'Why We Partner',
    lead: 'A plan needs four or five licensed professions.',
    items: [
      {
        icon: 'award',
        title: 'Expertise',
        text: 'An attorney who drafts trusts all week drafts yours. We know enough to ask, and to know when an answer is thin.',
      },
      {
        icon: 'calendar',
        title: 'Coordination',
        text: 'One calendar shows who owes what to whom, and by when. You see the same page they do.',
      },
      {
        icon: 'shield',
        title: 'Trust',
        text: 'No referral fees, shared ownership or exclusive terms.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'introduction',
    title: 'How an introduction works.',
    steps: [
      {
        title: 'The question',
        text: 'When a plan needs work we may not do, we write the question on one page, without your name.',
        takes: 'Same day',
      },
      {
        title: 'Two names',
        text: 'A partner from this page, and a firm that isn’t. You may bring a third.',
        takes: 'One day',
      },
      {
        title: 'One meeting',
        text: 'You, them and us. They quote you directly before anything begins.',
        takes: 'One hour',
      },
      {
        title: 'One file',
        text: 'With your consent each side sees only what it needs. One line to either ends it.',
        takes: 'As long as you like',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'connect',
    title: 'Not sure which of the eight you need?',
    lead: 'Tell us what happened. We answer with two names and the question to ask them.',
    actions: [{ label: 'Get Connected Today', to: paths.contact }, callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnPartnersSection)[];

export const head = {
  title: 'Partners',
  description:
    'Eight firms we work with: a mortgage lender, three law practices, two accounting firms, risk consultants and a partnership of physicians.',
  path: paths.partners,
} satisfies PageHead;
