import {
  certificationPrice,
  cpeHours,
  firstCallMinutes,
  programWeeks,
  replyHours,
  reviewHours,
  seatsPerCohort,
} from './firm.ts';

/**
 * Prices, dates, seats and promises of the certification program: the one file a firm edits.
 * Amounts are whole US dollars; dates are calendar days (YYYY-MM-DD) in the zone of the office.
 */
export const programme = {
  designation: 'Certified Profit Preservation Specialist',
  abbreviation: 'CPPS',
  /** How long a certificate is valid before it is renewed. Our own term: no law or board sets one. */
  certificateYears: 2,
  weeks: programWeeks,
  layers: 9,
  cpeHours,
  /** The hours above, by how they are earned: 50 minutes are one credit, and only whole fifths count. */
  cpe: {
    creditMinutes: 50,
    live: 33.6,
    selfStudy: 6.4,
    delivery: 'group internet based',
    level: 'Intermediate',
    prerequisites: 'an active CPA license',
    fields: 'Taxes, and Business Management and Organization',
  },
  templates: '50+',
  /** What the ten strategies are divided into. */
  subStrategies: '50+',
  /** A session's recording is there this long after it at the latest. */
  recordingHours: 24,
  /** Full refund on request within these days of the first live session, paid back within `refundBusinessDays`. */
  guaranteeDays: 30,
  refundBusinessDays: 10,
  seatsPerCohort,
  liveSession: { weekday: 2, startMinutes: 18 * 60, hours: 2 },
  weeklyEffortHours: { from: 5, to: 8 },
  /** A message is answered within `followUpHours`, an application reviewed within `reviewHours` on business days. */
  followUpHours: replyHours,
  reviewHours,
  discoveryCallMinutes: firstCallMinutes,
  retainerGoal: '$25K+',
  requirements: { yearsInPublicAccounting: 3, practiceRevenue: '$250K+' },
  price: {
    standard: { full: certificationPrice.standard, instalment: 3_500, instalments: 3 },
    earlyEnrolment: { full: certificationPrice.early, instalment: 3_267, instalments: 3 },
  },
  /** The early price is for places accepted this many days before the first live session, or earlier. */
  earlyEnrolmentDays: 30,
  /** For CPA firms that offer the plan to their clients together with ours. */
  partnership: { monthly: 897 },
  /** First live session of each open cohort. */
  cohorts: ['2027-01-12', '2027-05-04', '2027-09-07'],
  weeklyCall: {
    title: 'CPPS weekly call',
    /** As in `Date#getDay`: 3 is Wednesday. */
    weekday: 3,
    startMinutes: 12 * 60,
    durationMinutes: 60,
    /** The joining link is shown this long before the start and until the end. */
    opensMinutesBefore: 15,
    noCallOn: ['2026-11-25', '2026-12-23', '2026-12-30'],
  },
} as const satisfies Programme;

interface PricePlan {
  readonly full: number;
  readonly instalment: number;
  readonly instalments: number;
}

/** When the weekly call takes place, in wall-clock time of the program's time zone. */
export interface WeeklyCall {
  readonly title: string;
  readonly weekday: number;
  readonly startMinutes: number;
  readonly durationMinutes: number;
  readonly opensMinutesBefore: number;
  readonly noCallOn: readonly string[];
}

interface Programme {
  readonly designation: string;
  readonly abbreviation: string;
  readonly certificateYears: number;
  readonly weeks: number;
  readonly layers: number;
  readonly cpeHours: number;
  readonly cpe: {
    readonly creditMinutes: number;
    readonly live: number;
    readonly selfStudy: number;
    readonly delivery: string;
    readonly level: string;
    readonly prerequisites: string;
    readonly fields: string;
  };
  readonly templates: string;
  readonly subStrategies: string;
  readonly recordingHours: number;
  readonly guaranteeDays: number;
  readonly refundBusinessDays: number;
  readonly seatsPerCohort: number;
  readonly liveSession: { readonly weekday: number; readonly startMinutes: number; readonly hours: number };
  readonly weeklyEffortHours: { readonly from: number; readonly to: number };
  readonly followUpHours: number;
  readonly reviewHours: number;
  readonly discoveryCallMinutes: number;
  readonly retainerGoal: string;
  readonly requirements: { readonly yearsInPublicAccounting: number; readonly practiceRevenue: string };
  readonly price: { readonly standard: PricePlan; readonly earlyEnrolment: PricePlan };
  readonly earlyEnrolmentDays: number;
  readonly partnership: { readonly monthly: number };
  readonly cohorts: readonly string[];
  readonly weeklyCall: WeeklyCall;
}
