import { authConfig } from 'shared-auth/config';
import { UNREACHABLE } from 'shared-auth/error-words';
import { CallRefusal, refusalOf } from 'shared-auth/submit-form';
import type { DataClient } from 'shared-auth/supabase-client';

interface ExportRequest {
  readonly list: string;
  readonly query: string;
  readonly columns: readonly string[];
}

interface Watch {
  readonly signal: AbortSignal;
  /** Reports the number of rows received and the total. */
  readonly onRows: (rows: number, total: number) => void;
}

/** Returns a function that counts CSV lines across chunks. Ignores line breaks inside quotes. */
export function lineCounter(): (text: string) => number {
  let isQuoted = false;
  let lines = 0;
  return (text) => {
    for (const letter of text) {
      if (letter === '"') isQuoted = !isQuoted;
      else if (letter === '\n' && !isQuoted) lines += 1;
    }
    return lines;
  };
}

async function requestExport(
  client: DataClient,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<Response> {
  const { url, publishableKey } = authConfig();
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  try {
    return await fetch(`${url}/functions/v1/export-list`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallRefusal(UNREACHABLE, 0);
  }
}

/**
 * Downloads a list as a file. Reads the response itself, because the client library reports no progress.
 * @returns the file and its number of rows
 * @throws {@link CallRefusal}, or an AbortError after cancellation
 */
export async function exportList(
  client: DataClient,
  request: ExportRequest,
  { signal, onRows }: Watch,
): Promise<{ readonly file: Blob; readonly rows: number }> {
  const response = await requestExport(client, request, signal);
  if (!response.ok || response.body === null) {
    const details: unknown = await response.json().catch(() => ({}));
    throw refusalOf(response.status, typeof details === 'object' && details !== null ? details : {});
  }
  const total = Number(response.headers.get('x-total-rows'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  const count = lineCounter();
  let rows = 0;
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      rows = Math.max(0, count(decoder.decode(part.value, { stream: true })) - 1);
      onRows(rows, total);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallRefusal('The file is incomplete. Please try again.', 0);
  }
  if (rows < total) throw new CallRefusal('The file is incomplete. Please try again.', 0);
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows };
}
