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
    counts:
      'From the first engagement letter that named Cumberland Mortgage, in March 2010, to January 2026.',
    limits: 'The other seven firms joined between 2011 and 2021. Age is no measure of the work.',
    substantiation:
      'The engagement letter of March 2010, and the dated introduction agreements of all eight firms.',
  },
  {
    value: '1000+',
    label: 'clients served together',
    counts:
      'Households and businesses for whom we and at least one of the eight firms both did work or gave an answer, 2010 to 2025, each counted once.',
    limits:
      'Single introductions are included. Most needed one thing, such as a loan or a will, and bought no plan.',
    substantiation:
      'The register of introductions, matched with each firm’s own list of matters every January.',
  },
  {
    value: '100%',
    label: 'satisfaction rate',
    counts:
      'All 64 clients who answered our question about joint work in 2025 said that they were satisfied; 171 were asked.',
    limits:
      'The question is ours, unhappy people may not have answered, and a past answer does not promise yours.',
    substantiation: 'The 2025 questionnaire, its 64 signed answers and the list of the 171 who received it.',
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
  title: 'Whom we ask about each of the ten.',
  lead: 'A strategy needs a specialist who can say no to it.',
  rows: [
    {
      strategy: 'private-foundations',
      partners: ['harrow-lyle'],
      question: 'Who may sit on the board, and what may the foundation never do for the family?',
    },
    {
      strategy: '401k-optimization',
      partners: [],
      outside: 'A plan administrator',
      question: 'Does the payroll file match the plan document, and does the plan pass its tests?',
    },
    {
      strategy: 'pension-strategies',
      partners: [],
      outside: 'An enrolled actuary',
      question: 'What must be paid in each year, and could the business have paid it in its last five?',
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
      question: 'Which invoices depart from their contract, and until when can each be claimed?',
    },
    {
      strategy: 'captive-insurance',
      partners: ['keystone-risk'],
      question: 'Is there a risk the market prices badly, or only a premium to deduct?',
    },
    {
      strategy: 'four-one-tax-reduction',
      partners: ['bright-ledger', 'tolliver-beck'],
      question: 'Is the company that the plan assumes the company that its documents describe?',
    },
    {
      strategy: 'rd-credits',
      partners: [],
      outside: 'An engineer of the field',
      question: 'Which part of the work was uncertain, and who wrote that down at the time?',
    },
    {
      strategy: 'asset-protection',
      partners: ['tolliver-beck', 'keystone-risk'],
      question: 'Which loss would reach everything, and does a policy or an entity stop it?',
    },
    {
      strategy: 'legacy-planning',
      partners: ['harrow-lyle', 'wyatt-ambrose'],
      question: 'Do the will, the titles and the buy-sell agreement name the same people?',
    },
  ],
  outside: 'not on this page, quoted separately',
  note: 'Captive insurance: a small insurer of your own can be a transaction of interest that has to be reported (Treas. Reg. 1.6011-11; T.D. 10029, 2025); the rule on listed transactions (1.6011-10) is in litigation. Whether yours would be is the first thing Keystone Risk and your CPA are asked. Sandoval Pike audits plans and so designs none; Cumberland Mortgage and Stones River Physicians are asked about loans and practices, not about a strategy.',
} as const satisfies PartnersSection<'table'>;

export const partnersPage = [
  {
    kind: 'readingHero',
    id: 'partners',
    page: 'Partners',
    title: 'Our Trusted Partners',
    lead: 'Eight firms, each with its own invoice. Nothing is paid for an introduction, in either direction.',
    claims: partnerClaims,
  },
  {
    kind: 'firms',
    id: 'firms',
    title: 'Eight firms, and what to call each one for.',
    lead: 'Call them directly. Say that you work with us, or do not; the answer is the same.',
    note: 'You are never bound to a partner. For every introduction we also name a firm that is not on this page.',
  },
  strategyTable,
  {
    kind: 'cards',
    id: 'why',
    tone: 'surface',
    title: 'Why We Partner',
    lead: 'A plan crosses four or five licenses. No one firm should hold them all.',
    items: [
      {
        icon: 'award',
        title: 'Expertise',
        text: 'A trust is drafted by an attorney who drafts trusts all week. We know enough of each trade to ask the question, and to know when the answer is thin.',
      },
      {
        icon: 'calendar',
        title: 'Coordination',
        text: 'One calendar shows who owes what to whom, with the day on which it is lost. You see the same page that they do.',
      },
      {
        icon: 'shield',
        title: 'Trust',
        text: 'No referral fees, no shared ownership, no exclusive terms. A firm stays on this page as long as clients would call it again.',
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
        text: 'A plan reaches work we may not do. We write the question on one page, without your name.',
        takes: 'Same day',
      },
      {
        title: 'Two names',
        text: 'A partner from this page, and a firm that is not on it. You may bring a third.',
        takes: 'One day',
      },
      {
        title: 'One meeting',
        text: 'You, them and us. They quote you directly before anything begins.',
        takes: 'One hour',
      },
      {
        title: 'One file',
        text: 'With your consent each side sees what it needs, and no more. You can end it by a line to either.',
        takes: 'As long as you like',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'connect',
    title: 'Not sure which of the eight you need?',
    lead: 'Tell us what happened or what is about to. We answer with two names and the question to put to them.',
    actions: [{ label: 'Get Connected Today', to: paths.contact }, callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnPartnersSection)[];

export const head = {
  title: 'Partners',
  description:
    'Eight firms we work with: a mortgage lender, three law practices, two accounting firms, risk consultants and a partnership of physicians.',
  path: paths.partners,
} satisfies PageHead;
