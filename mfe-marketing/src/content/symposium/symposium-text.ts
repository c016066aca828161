import { cpe as certification } from 'shared-contract/cpe';
import { symposium } from 'shared-contract/firm';
import type { StrategyId } from 'shared-contract/strategies';
import { symposiumEvent } from 'shared-contract/symposium';

const year = symposiumEvent.dates.first.slice(0, 4);

export const included = [
  'Every session of both days, in both rooms',
  'The welcome reception on the evening before',
  'Lunch and coffee on both days',
  'The printed program, with the ten speakers’ worksheets',
  'The workshop files, to edit and use for your clients',
  'An online place in the main room, if you cannot travel',
  'A certificate with your credits by field of study',
  'Recordings of the main room, which earn no credit',
] as const satisfies readonly string[];

export const bring = [
  'Your license number and its state, for the certificate',
  'Your board’s CPE rules: fields of study, ethics and sponsors',
  'A laptop that opens spreadsheets',
  'One case for the workshops: a client’s, with signed consent (IRC 7216; Treas. Reg. 301.7216-3) and the names removed, or an invented one',
  'From that case, a depreciation schedule, a payroll census or a captive proposal, if you have one',
  'A photo ID: a colleague cannot sign in for you',
] as const satisfies readonly string[];

export interface Session {
  readonly id: string;
  /** Local time of the event, such as `08:30`. */
  readonly starts: string;
  readonly minutes: number;
  readonly title: string;
  readonly text: string;
  readonly room: 'main' | 'workshop';
  /** CPE field of study. Undefined if the session earns no credit. */
  readonly field?: CpeFieldId;
  /** Speakers by strategy. Empty if the firm presents. */
  readonly speakers: readonly StrategyId[];
}

export interface HalfDay {
  readonly id: string;
  readonly day: keyof typeof symposiumEvent.dates;
  readonly title: string;
  readonly sessions: readonly Session[];
}

type CpeFieldId = 'taxes' | 'financial-planning' | 'business-consulting' | 'ethics';

/** The reception and two days with two halves each. Workshops run in parallel with sessions of the main room. */
export const program = [
  {
    id: 'reception',
    day: 'reception',
    title: 'Welcome reception',
    sessions: [
      {
        id: 'welcome',
        starts: '18:00',
        minutes: 120,
        title: 'Welcome reception',
        text: 'Badges, supper and the ten speakers. No talks, no credit.',
        room: 'main',
        speakers: [],
      },
    ],
  },
  {
    id: 'first-morning',
    day: 'first',
    title: 'First day, morning',
    sessions: [
      {
        id: 'opening',
        starts: '08:30',
        minutes: 15,
        title: 'Opening: how you earn credit',
        text: 'Sign-in, attendance checks in the room and online, and your certificate.',
        room: 'main',
        speakers: [],
      },
      {
        id: 'one-projection',
        starts: '08:45',
        minutes: 65,
        title: 'Entity, pay, timing and deductions in one projection',
        text: 'One owner’s year, changed four times, with the tax after each change.',
        room: 'main',
        field: 'taxes',
        speakers: ['four-one-tax-reduction'],
      },
      {
        id: 'engineers-study',
        starts: '10:05',
        minutes: 75,
        title: 'What an engineer measures, and what an examiner asks for',
        text: 'A study from site visit to depreciation schedule, and its recapture on a sale.',
        room: 'main',
        field: 'taxes',
        speakers: ['cost-segregation'],
      },
      {
        id: 'reasonable-pay',
        starts: '10:05',
        minutes: 75,
        title: 'Workshop: three owners, three reasonable salaries',
        text: 'You set the pay, document it and defend it to the next group (Rev. Rul. 74-44).',
        room: 'workshop',
        field: 'taxes',
        speakers: ['four-one-tax-reduction'],
      },
      {
        id: 'foundation-or-fund',
        starts: '11:30',
        minutes: 50,
        title: 'A foundation or a donor advised fund, with both worked out',
        text: 'Payout, tax, filing and control for one family, in two columns.',
        room: 'main',
        field: 'taxes',
        speakers: ['private-foundations'],
      },
      {
        id: 'schedule-for-a-study',
        starts: '11:30',
        minutes: 50,
        title: 'Workshop: is this building worth a study?',
        text: 'Five depreciation schedules, one page each. For two of them the answer is no.',
        room: 'workshop',
        field: 'taxes',
        speakers: ['cost-segregation'],
      },
    ],
  },
  {
    id: 'first-afternoon',
    day: 'first',
    title: 'First day, afternoon',
    sessions: [
      {
        id: 'plan-from-payroll',
        starts: '13:20',
        minutes: 75,
        title: 'Plan design, read from the payroll file',
        text: 'Safe harbor, profit sharing by group, and the cost of each to the owner.',
        room: 'main',
        field: 'financial-planning',
        speakers: ['401k-optimization'],
      },
      {
        id: 'four-tests',
        starts: '14:45',
        minutes: 75,
        title: 'The four tests, the file, and the credit',
        text: 'One project that passes, one that fails, and the computation for the first.',
        room: 'main',
        field: 'taxes',
        speakers: ['rd-credits'],
      },
      {
        id: 'one-payroll-three-plans',
        starts: '14:45',
        minutes: 75,
        title: 'Workshop: one payroll, three plans',
        text: 'The same census under three designs, with what the staff receive in each.',
        room: 'workshop',
        field: 'financial-planning',
        speakers: ['401k-optimization'],
      },
      {
        id: 'twelve-months-of-bills',
        starts: '16:10',
        minutes: 50,
        title: 'Twelve months of bills, and the order to read them in',
        text: 'Card processing, freight, utilities and property tax, in order of what lapses first.',
        room: 'main',
        field: 'business-consulting',
        speakers: ['cost-remediation'],
      },
      {
        id: 'project-notes',
        starts: '16:10',
        minutes: 50,
        title: 'Workshop: notes that would hold up',
        text: 'You rewrite a foreman’s notes until they answer the four tests (IRC 41(d)).',
        room: 'workshop',
        field: 'taxes',
        speakers: ['rd-credits'],
      },
    ],
  },
  {
    id: 'second-morning',
    day: 'second',
    title: 'Second day, morning',
    sessions: [
      {
        id: 'ethics',
        starts: '08:30',
        minutes: 65,
        title: 'Ethics: what a planner may charge, and what the client signs first',
        text: 'A panel on contingent fees (31 CFR 10.27), commissions and referral fees, consent under IRC 7216, and a client’s error that you find (31 CFR 10.21).',
        room: 'main',
        field: 'ethics',
        speakers: ['four-one-tax-reduction', 'captive-insurance', 'rd-credits'],
      },
      {
        id: 'cash-balance',
        starts: '09:50',
        minutes: 100,
        title: 'Cash balance plans: what the actuary needs, and when she says no',
        text: 'An illustration built step by step, then the same plan in a year without profit.',
        room: 'main',
        field: 'financial-planning',
        speakers: ['pension-strategies'],
      },
      {
        id: 'bills-line-by-line',
        starts: '09:50',
        minutes: 100,
        title: 'Workshop: a year of invoices, line by line',
        text: 'Each group reads one company’s bills against its contracts and reports what it found.',
        room: 'workshop',
        field: 'business-consulting',
        speakers: ['cost-remediation'],
      },
      {
        id: 'captive-proposal',
        starts: '11:40',
        minutes: 50,
        title: 'Reading a captive proposal before your client signs it',
        text: 'Insurance in fact, the election, the loss ratio, and the duty to report.',
        room: 'main',
        field: 'taxes',
        speakers: ['captive-insurance'],
      },
      {
        id: 'thin-year',
        starts: '11:40',
        minutes: 50,
        title: 'Workshop: funding a pension in a thin year',
        text: 'What you can amend, what the owner must pay, and the letter about it (IRC 430).',
        room: 'workshop',
        field: 'financial-planning',
        speakers: ['pension-strategies'],
      },
    ],
  },
  {
    id: 'second-afternoon',
    day: 'second',
    title: 'Second day, afternoon',
    sessions: [
      {
        id: 'one-page-map',
        starts: '13:30',
        minutes: 75,
        title: 'One page: title, entities and cover',
        text: 'A family company drawn on one sheet, with four contradictions to find.',
        room: 'main',
        field: 'business-consulting',
        speakers: ['asset-protection'],
      },
      {
        id: 'two-proposals',
        starts: '13:30',
        minutes: 75,
        title: 'Workshop: two captive proposals, one meeting with the client',
        text: 'You compute both loss ratios and write the recommendation, for or against.',
        room: 'workshop',
        field: 'taxes',
        speakers: ['captive-insurance'],
      },
      {
        id: 'agreement-valuation-will',
        starts: '14:55',
        minutes: 75,
        title: 'The agreement, the valuation and the will, read together',
        text: 'Two partners, three documents of three different years, and one death.',
        room: 'main',
        field: 'financial-planning',
        speakers: ['legacy-planning'],
      },
      {
        id: 'draw-the-map',
        starts: '14:55',
        minutes: 75,
        title: 'Workshop: draw the map of your own case',
        text: 'You draw the case you brought, and a neighbor looks for gaps.',
        room: 'workshop',
        field: 'business-consulting',
        speakers: ['asset-protection'],
      },
      {
        id: 'closing-panel',
        starts: '16:20',
        minutes: 50,
        title: 'Closing panel: questions from both days',
        text: 'All ten speakers and their guests. No field of study, so no credit.',
        room: 'main',
        speakers: [
          'private-foundations',
          '401k-optimization',
          'pension-strategies',
          'cost-segregation',
          'cost-remediation',
          'captive-insurance',
          'four-one-tax-reduction',
          'rd-credits',
          'asset-protection',
          'legacy-planning',
        ],
      },
    ],
  },
] as const satisfies readonly HalfDay[];

export interface CpeField {
  readonly id: CpeFieldId;
  /** As NASBA names it. */
  readonly name: string;
  /** Name in the first program, if it was another one. */
  readonly listedAs?: string;
  /** As first published, in quarter credits. */
  readonly hours: number;
}

interface CpeText {
  readonly creditMinutes: number;
  readonly figure: string;
  readonly figureLabel: string;
  readonly basis: string;
  /** Figures that were first listed, and what each counts. */
  readonly history: string;
  readonly fields: readonly CpeField[];
  /** Shown below the table, next to the total. */
  readonly totalNote: string;
  readonly notes: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export const cpe = {
  creditMinutes: 50,
  /** What one person can earn, with everything that carries credit. */
  figure: `at most ${symposium.hoursForOne}`,
  figureLabel: 'credits for one person',
  basis:
    '805 minutes of sessions, less the closing panel of 50, which carries no credit: 755 minutes at 50 minutes a credit. In the main room, certificates come to 6.2, 5.0, 2.4 and 1.2 credits, 14.8 in all: credit rounds down, in fifths, by field.',
  history:
    'First listed as up to 26 CPE hours, which adds up both rooms (1,305 minutes, at the same times), and as up to 16 hours, which counts the closing panel.',
  fields: [
    { id: 'taxes', name: 'Taxes', hours: 6.25 },
    { id: 'financial-planning', name: 'Finance', listedAs: 'Financial planning', hours: 5 },
    { id: 'business-consulting', name: 'Management Services', listedAs: 'Business consulting', hours: 2.5 },
    { id: 'ethics', name: 'Regulatory Ethics', listedAs: 'Ethics', hours: 1.25 },
  ],
  totalNote:
    'Hours assigned to a field of study so far, before rounding, for a person who stays in the main room. A workshop moves its minutes to its own field.',
  notes: [
    {
      id: 'event',
      title: 'Level, prerequisites and preparation',
      text: 'Level: Intermediate. Prerequisite: experience with business returns. No advance preparation for the main room; for the workshops, bring a case. Free, so there is no refund; reply to the confirmation to cancel.',
    },
    {
      id: 'attendance',
      title: 'How we check attendance',
      text: 'In the room you sign in and out of each session. Online, you answer short polls during a session; before it begins we say how many. If you leave early, you earn credit for the minutes you attended.',
    },
    {
      id: 'methods',
      title: 'Two delivery methods',
      text: 'The room is group live. The online place, in the main room only, is group internet based. Your certificate names the method, because boards may treat the two differently.',
    },
    {
      id: 'registry',
      title: 'Sponsor and acceptance',
      text: `${certification.standing} Tennessee’s own sponsor roster covers at most five courses and 16 credits a year, group live and inside the state (Rule 0020-05-.05).`,
    },
    {
      id: 'recordings',
      title: 'Recordings',
      text: 'A recording earns no credit: it has no review questions and no test, which self study requires.',
    },
    {
      id: 'ethics',
      title: 'Ethics',
      text: 'Many boards require an ethics course on their own state’s rules. Ask yours whether it accepts a session on federal practice rules.',
    },
  ],
} as const satisfies CpeText;

export const questions = [
  {
    question: 'How many credits can I earn?',
    answer: [
      `At most ${symposium.hoursForOne}. The program first listed 26 and 16 hours: the sessions of both rooms together, and a closing panel that carries no credit.`,
    ],
  },
  {
    question: 'Will my board accept the credit?',
    answer: [
      `${certification.standing} Send it the program before you travel. Your certificate lists the credits, field of study and delivery method of each session.`,
    ],
  },
  {
    question: 'Can I take part online?',
    answer: [
      'Yes, in the main room. You answer polls during each session. The workshops and the reception are in Nashville only. Watching a recording later earns no credit.',
    ],
  },
  {
    question: 'What does it cost, and what do you sell there?',
    answer: [
      `The ${year} event is free; you pay for travel and hotel. No session sells a product. Outside the rooms, a table has information on the certification program and the partnership.`,
    ],
  },
  {
    question: 'Do I have to be a CPA, and how much do I have to know?',
    answer: [
      'We write the sessions for CPAs and enrolled agents who know a business return. Owners and attorneys are welcome and will find it fast-paced. Without business-owner clients, skip the workshops.',
    ],
  },
] as const satisfies readonly { readonly question: string; readonly answer: readonly string[] }[];
