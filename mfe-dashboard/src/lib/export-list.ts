import { authConfig } from 'shared-auth/config';
import { UNREACHABLE } from 'shared-auth/error-words';
import { CallRefusal, refusalOf } from 'shared-auth/submit-form';
import type { DataClient } from 'shared-auth/supabase-client';

interface Asked {
  readonly list: string;
  /** The words of the list's address. */
  readonly query: string;
  readonly columns: readonly string[];
}

interface Watch {
  readonly signal: AbortSignal;
  /** How many rows have come, of how many. */
  readonly onRows: (rows: number, total: number) => void;
}

/** Lines of CSV in text that comes in pieces: a line end between quotes belongs to a cell. */
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

async function ask(client: DataClient, asked: Asked, signal: AbortSignal): Promise<Response> {
  const { url, publishableKey } = authConfig();
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  try {
    return await fetch(`${url}/functions/v1/export-list`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallRefusal(UNREACHABLE, 0);
  }
}

/**
 * A list as a file. The library's own call would wait for all of it: this one tells how far it is.
 * @returns the file and its number of rows
 * @throws (rejects) {@link CallRefusal}; an AbortError where it was given up
 */
export async function exportList(
  client: DataClient,
  asked: Asked,
  { signal, onRows }: Watch,
): Promise<{ readonly file: Blob; readonly rows: number }> {
  const response = await ask(client, asked, signal);
  if (!response.ok || response.body === null) {
    const told: unknown = await response.json().catch(() => ({}));
    throw refusalOf(response.status, typeof told === 'object' && told !== null ? told : {});
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
    throw new CallRefusal('The file ended too early. Please try again.', 0);
  }
  if (rows < total) throw new CallRefusal('The file ended too early. Please try again.', 0);
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows };
}
