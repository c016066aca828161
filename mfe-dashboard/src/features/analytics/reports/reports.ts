import type { Analytics } from '../data/read-analytics.ts';
import type { Report } from '../report.ts';
import { clientsPerCoach, savingsAndRetainers } from './client-reports.ts';
import { conversion, firstAnswer, leadsByWeek } from './lead-reports.ts';
import { applicationsByWeek, cohortSeats, training } from './programme-reports.ts';

/** Every report, in the order in which they are read. */
export const reportsOf = (analytics: Analytics): readonly Report[] =>
  [
    leadsByWeek,
    conversion,
    firstAnswer,
    clientsPerCoach,
    savingsAndRetainers,
    applicationsByWeek,
    cohortSeats,
    training,
  ].map((report) => report(analytics));
