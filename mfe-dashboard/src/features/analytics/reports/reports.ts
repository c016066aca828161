import type { Analytics } from '../data/read-analytics.ts';
import type { Report } from '../../../components/report/report.ts';
import { clientsPerCoach, savingsAndRetainers } from './client-reports.ts';
import { conversion, firstAnswer, leadsByWeek } from './lead-reports.ts';
import { applicationsByWeek, cohortSeats, training } from './programme-reports.ts';

/** Every report, in the order in which they are read: on a wide screen two of a height beside each other. */
export const reportsOf = (analytics: Analytics): readonly Report[] =>
  [
    leadsByWeek,
    applicationsByWeek,
    conversion,
    firstAnswer,
    clientsPerCoach,
    cohortSeats,
    savingsAndRetainers,
    training,
  ].map((report) => report(analytics));
