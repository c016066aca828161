import { callerHeaders, type Caller } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';

export interface Part {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

/** Reads one page of a table's rows as the caller, and the total number of matching rows. */
export async function readRows(request: string, caller: Caller, context: FunctionContext): Promise<Part> {
  const response = await fetch(`${context.url}/rest/v1/${request}`, {
    headers: { ...callerHeaders(context, caller), prefer: 'count=exact' },
  });
  if (!response.ok) {
    console.error(`export-list read nothing: ${response.status} ${await response.text()}`);
    throw new HttpError(502, 'The list could not be read. Please try again.');
  }
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? NaN);
  const rows = (await response.json()) as Part['rows'];
  return { rows, total: Number.isNaN(total) ? rows.length : total };
}
