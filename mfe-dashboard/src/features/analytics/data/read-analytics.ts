import type { DataClient } from 'shared-auth/supabase-client';
import type { Days } from '../../../components/report/report.ts';

export interface Stage {
  readonly stage: string;
  readonly leads: number;
}

/** Leads by how soon they were answered; median and 90th percentile in hours, null where nobody was. */
export interface Answers {
  readonly under1: number;
  readonly under4: number;
  readonly under24: number;
  readonly under48: number;
  readonly later: number;
  readonly none: number;
  readonly median: number | null;
  readonly p90: number | null;
}

/** What is compared with the period before. Dollars are whole US dollars. */
export interface Totals {
  readonly stages: readonly Stage[];
  readonly answers: Answers;
  readonly applications: number;
  /** Applications that were decided, or wait beyond their time. */
  readonly due: number;
  readonly inTime: number;
  readonly decisionHours: number | null;
  readonly clientsAdded: number;
  readonly activeClients: number;
  readonly savings: number;
  readonly retainers: number;
  readonly modulesCompleted: number;
}

export interface CoachClients {
  readonly id: string | null;
  /** Null for clients without a coach. */
  readonly name: string | null;
  readonly active: number;
  readonly prospect: number;
  readonly inactive: number;
}

export interface MonthOfClients {
  readonly month: string;
  readonly clients: number;
  readonly savings: number;
  readonly retainers: number;
}

export interface CohortSeats {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly status: string;
  readonly seats: number;
  readonly taken: number;
  readonly waiting: number;
}

export interface ModuleProgress {
  readonly module: string;
  readonly started: number;
  readonly completed: number;
  /** Median of the best scores, in per cent. */
  readonly score: number | null;
}

export interface ApplicationWeek {
  readonly approved: number;
  readonly rejected: number;
  readonly withdrawn: number;
  readonly open: number;
}

/** Figures of the firm from one of its days to another, both included. Lists by week go along `weeks`. */
export interface Analytics {
  readonly at: string;
  readonly today: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The Monday of each week. */
  readonly weeks: readonly string[];
  readonly now: Totals;
  readonly before: Totals;
  readonly leadWeeks: {
    /** The largest, at most five; those beyond are one more count of each week. */
    readonly sources: readonly string[];
    readonly others: number;
    readonly weeks: readonly (readonly number[])[];
  };
  readonly applicationWeeks: readonly ApplicationWeek[];
  readonly coaches: readonly CoachClients[];
  readonly months: readonly MonthOfClients[];
  readonly cohorts: readonly CohortSeats[];
  readonly waitingForAny: number;
  readonly training: readonly ModuleProgress[];
}

/** All figures of a period, for administrators. @throws the database's error */
export async function readAnalytics(client: DataClient, { from, to }: Days): Promise<Analytics> {
  const { data, error } = await client.rpc('analytics', { first_day: from, last_day: to });
  if (error) throw error;
  return data as unknown as Analytics;
}
