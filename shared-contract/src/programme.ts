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
 * Prices, dates, seats, and promises of the certification program: the only file that a firm edits. Amounts are whole
 * US dollars; dates are calendar days (YYYY-MM-DD) in the office's time zone.
 */
export const programme = {
  designation: 'Certified Profit Preservation Specialist',
  abbreviation: 'CPPS',
  /** Years until a certificate must be renewed. Our own term: no law or board sets one. */
  certificateYears: 2,
  /** Days before a certificate expires when its holder is reminded. A renewal is possible from 90 days before. */
  renewalNoticeDays: 60,
  /** Days to appeal the revocation of a certificate or correct a rejected application, and to review the appeal. */
  appealDays: 30,
  appealReviewBusinessDays: 10,
  weeks: programWeeks,
  layers: 9,
  cpeHours,
  /** The hours above, by how they are earned. 50 minutes are one credit, and only multiples of 0.2 count. */
  cpe: {
    creditMinutes: 50,
    live: 33.6,
    /** At most. `selfStudyMeasured` is what the modules come to by the word-count formula, until a pilot test. */
    selfStudy: 6.4,
    selfStudyMeasured: 4,
    /** Percent of the right answers in the test of a self-study module. It can be retaken. */
    passMark: 80,
    delivery: 'group internet based',
    level: 'Intermediate',
    prerequisites: 'an active CPA license',
    fields: 'Taxes, and Business Management and Organization',
  },
  templates: '50+',
  /** Subdivisions of the ten strategies. */
  subStrategies: '50+',
  /** Hours after a session within which its recording is available. */
  recordingHours: 24,
  /** Days after the first live session with a full refund on request, paid back within `refundBusinessDays`. */
  guaranteeDays: 30,
  refundBusinessDays: 10,
  seatsPerCohort,
  liveSession: { weekday: 2, startMinutes: 18 * 60, hours: 2 },
  weeklyEffortHours: { from: 5, to: 8 },
  /**
   * The firm responds to a message within `followUpHours`, and reviews an application within `reviewHours` on business
   * days.
   */
  followUpHours: replyHours,
  reviewHours,
  discoveryCallMinutes: firstCallMinutes,
  retainerGoal: '$25K+',
  requirements: { yearsInPublicAccounting: 3, practiceRevenue: '$250K+' },
  price: {
    standard: { full: certificationPrice.standard, instalment: 3_500, instalments: 3 },
    earlyEnrolment: { full: certificationPrice.early, instalment: 3_267, instalments: 3 },
  },
  /** Days that an offered seat is held. The invoice is due on the last one. */
  seatHoldDays: 7,
  /** Days before a cohort's first live session when its participants are reminded. */
  cohortNoticeDays: 7,
  /** Days before the first live session by which a seat must be accepted for the early price. */
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
    /** Minutes before the start at which the joining link appears. It stays until the end. */
    opensMinutesBefore: 15,
    noCallOn: ['2026-11-25', '2026-12-23', '2026-12-30'],
  },
} as const;
