import type { DataClient } from 'shared-auth/supabase-client';
import type { ErrorKind, Vital } from 'shared-contract/page-reports';

export interface PartHealth {
  readonly remote: string;
  readonly version: string;
  readonly errors: number;
  readonly views: number;
  readonly first: string;
  readonly last: string;
  /** What was measured: the 75th percentile, and of how many page views. */
  readonly vitals: Readonly<Partial<Record<Vital, { readonly p75: number; readonly views: number }>>>;
}

export interface SeenError {
  readonly remote: string;
  readonly version: string;
  readonly release: string;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly place: string;
  readonly stack: string;
  readonly route: string;
  readonly count: number;
  readonly lastAt: string;
}

export interface SiteHealth {
  readonly at: string;
  readonly since: string;
  readonly parts: readonly PartHealth[];
  readonly latest: readonly SeenError[];
  /** Hours or days, the running one last. */
  readonly steps: readonly string[];
  readonly packages: readonly { readonly remote: string; readonly errors: readonly number[] }[];
}

/** Errors and speed of the last hours, for administrators. @throws the database's error */
export async function readSiteHealth(client: DataClient, hours: number): Promise<SiteHealth> {
  const { data, error } = await client.rpc('site_health', { hours });
  if (error) throw error;
  return data as unknown as SiteHealth;
}
