import { callerHeaders, type Caller } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { Refusal } from '../_shared/refusal.ts';

export interface Part {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Of all that pass. */
  readonly total: number;
}

/** Some rows of a table as the caller may read them, and how many there are in all. */
export async function readRows(request: string, caller: Caller, context: FunctionContext): Promise<Part> {
  const response = await fetch(`${context.url}/rest/v1/${request}`, {
    headers: { ...callerHeaders(context, caller), prefer: 'count=exact' },
  });
  if (!response.ok) {
    console.error(`export-list read nothing: ${response.status} ${await response.text()}`);
    throw new Refusal(502, 'The list could not be read. Please try again.');
  }
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? NaN);
  const rows = (await response.json()) as Part['rows'];
  return { rows, total: Number.isNaN(total) ? rows.length : total };
}
