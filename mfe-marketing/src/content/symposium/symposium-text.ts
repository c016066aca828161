import { cpe as certification } from 'shared-contract/cpe';
import type { StrategyId } from 'shared-contract/strategies';
import type { symposiumEvent } from 'shared-contract/symposium';

export const included = [
  'Every session of both days, in both rooms',
  'The welcome reception on the evening before',
  'Lunch and coffee on both days',
  'The printed program, with the ten speakers’ worksheets',
  'The workshop files, which you may edit and use for your own clients',
  'An online place in the main room, if you cannot travel',
  'A certificate with your minutes and credit by field of study',
  'Recordings of the main room, to look things up; they earn no credit for live attendance',
] as const satisfies readonly string[];

export const bring = [
  'Your license number and its state, for the certificate',
  'Your board’s rules on CPE: its fields of study, and what it says about ethics and sponsors',
  'A laptop that opens spreadsheets',
  'One case for the workshops: a client’s, with signed consent (IRC 7216; Treas. Reg. 301.7216-3) and the names removed, or one that you made up',
  'From that case, if you have it, a depreciation schedule, a payroll census or a captive proposal',
  'A photo ID: your certificate follows your own sign-in, and a colleague cannot sign for you',
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
        text: 'Badges, supper, and the ten speakers without slides. No talks and no credit.',
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
        title: 'Opening: how credit is earned here',
        text: 'Sign-in, attendance checks in the room and online, and what your certificate will show.',
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
        text: 'A study from the site visit to the depreciation schedule, and its recapture on a sale.',
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
        text: 'Safe harbor, profit sharing by groups, and the cost of each to the owner.',
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
        text: 'Card processing, freight, utilities and property tax, by what lapses first.',
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
        text: 'What can be amended, what has to be paid, and the letter to the owner (IRC 430).',
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
        text: 'You compute both loss ratios and write the recommendation, or the refusal.',
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
        text: 'You draw the case that you brought, and a neighbor looks for gaps.',
        room: 'workshop',
        field: 'business-consulting',
        speakers: ['asset-protection'],
      },
      {
        id: 'closing-panel',
        starts: '16:20',
        minutes: 50,
        title: 'Closing panel: questions from both days',
        text: 'All ten speakers and their guests. Open questions without a field of study, so no credit.',
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

interface CpeField {
  readonly id: CpeFieldId;
  readonly name: string;
  /** As first published, in quarter credits. */
  readonly hours: number;
}

interface CpeText {
  readonly creditMinutes: number;
  readonly readings: readonly { readonly id: string; readonly figure: string; readonly text: string }[];
  readonly fields: readonly CpeField[];
  /** Shown below the table, next to the total. */
  readonly totalNote: string;
  readonly notes: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export const cpe = {
  creditMinutes: 50,
  readings: [
    {
      id: 'all',
      figure: 'up to 26 CPE hours',
      text: 'All sessions together: the minutes of both rooms that carry credit, 1,305 in the program below, at 50 minutes an hour. Workshops and talks run at the same time, so no one can attend all of them.',
    },
    {
      id: 'one',
      figure: 'up to 16 hours',
      text: 'What one person can attend: 805 minutes of sessions if you leave none out. The closing panel is 50 of them and carries no credit.',
    },
  ],
  fields: [
    { id: 'taxes', name: 'Taxes', hours: 6.25 },
    { id: 'financial-planning', name: 'Financial planning', hours: 5 },
    { id: 'business-consulting', name: 'Business consulting', hours: 2.5 },
    { id: 'ethics', name: 'Ethics', hours: 1.25 },
  ],
  totalNote:
    'Hours assigned to a field of study so far, for a person who stays in the main room. A workshop moves its minutes to its own field.',
  notes: [
    {
      id: 'steps',
      title: 'Fifty minutes, rounded down',
      text: 'One credit is 50 minutes, and credit is rounded down only: to one fifth, one half or a whole credit, with one step for a program (NASBA and AICPA Statement on Standards, 2024). The table was first published in quarters, which is none of these. Certificates use fifths: a full attendance in the main room comes to 6.2, 5.0, 2.4 and 1.2, which is 14.8.',
    },
    {
      id: 'attendance',
      title: 'How attendance is checked',
      text: 'In the room you sign in and out of each session. Online, short polls come during a session; before it begins we say how many you have to answer. We keep the record of each person. A session that you leave early counts for the minutes you were there.',
    },
    {
      id: 'methods',
      title: 'Two methods of delivery',
      text: 'In the room the event is group live. The online place, in the main room only, is group internet based. Your certificate names the method, because boards may treat the two differently.',
    },
    {
      id: 'registry',
      title: 'Sponsor and acceptance',
      text: `${certification.standing} Only an approved sponsor may use the Registry’s statement and logo, so you find neither here. Tennessee’s own roster of sponsors covers at most five courses and 16 credits a year, group live and inside the state (Rule 0020-05-.05).`,
    },
    {
      id: 'recordings',
      title: 'Recordings',
      text: 'A recording earns no credit for live attendance. To earn credit by itself it would have to meet the rules for self study, with review questions and a test, and these recordings do not.',
    },
    {
      id: 'ethics',
      title: 'Ethics',
      text: 'Many boards ask for an ethics course of their own state. Ask yours whether it accepts a session on federal practice rules.',
    },
  ],
} as const satisfies CpeText;

export const questions = [
  {
    question: 'Why do you name 26 hours in one place and 16 in another?',
    answer: [
      'Both are counts of 50 minutes. The first adds up all sessions together, in two rooms; the second is what one person can attend. What you can be credited with is less than either: the table adds up to 15.0 in fields of study, and rounding to the steps of the standard leaves 14.8.',
    ],
  },
  {
    question: 'Will my board accept the credit?',
    answer: [
      `${certification.standing} Send it the program before you travel. After the event you have a certificate with the minutes, the field of study and the method of each session, which is what most boards want to see.`,
    ],
  },
  {
    question: 'Can I take part online?',
    answer: [
      'Yes, in the main room. You answer polls during each session, and what you answered is kept with your record. The workshops and the reception are in Nashville only.',
      'Watching later is not taking part: a recording earns no credit for live attendance.',
    ],
  },
  {
    question: 'What does it cost, and what do you sell there?',
    answer: [
      'It is free this year. Travel and hotel are yours to pay, and we have not set a price for another year. No session sells a product. The certification program and the partnership have a table outside the rooms, with their prices on it, for those who ask.',
    ],
  },
  {
    question: 'Do I have to be a CPA, and how much do I have to know?',
    answer: [
      'The sessions are written for CPAs and enrolled agents who know a business return. An owner or an attorney is welcome and will find the computations fast. If you have no clients who own a business yet, come for the main room and leave the workshops for another year.',
    ],
  },
] as const satisfies readonly { readonly question: string; readonly answer: readonly string[] }[];
