import { authConfig } from 'shared-auth/config';
import type { CohortRow } from './cohorts.ts';

const isRow = (row: unknown): row is CohortRow =>
  typeof row === 'object' &&
  row !== null &&
  /^\d{4}-\d\d-\d\d$/.test(String(Reflect.get(row, 'starts_on'))) &&
  typeof Reflect.get(row, 'seats') === 'number' &&
  typeof Reflect.get(row, 'seats_taken') === 'number';

/**
 * Reads the cohorts that accept applications. Uses plain `fetch`, so that the page doesn't load supabase-js.
 * @throws if the request fails
 */
export async function readCohorts(): Promise<readonly CohortRow[]> {
  const { url, publishableKey } = authConfig();
  const response = await fetch(
    `${url}/rest/v1/cohorts?select=starts_on,seats,seats_taken&status=eq.open&order=starts_on&limit=20`,
    { headers: { apikey: publishableKey } },
  );
  if (!response.ok) throw new Error(`The cohorts were answered with ${response.status}.`);
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}
