import postgres from 'postgres';
import { volumeLeadEvents } from '../../supabase/volume/lead-events.ts';
import { volumeClients, volumeCoach, volumeLeads } from '../../supabase/volume/rows.ts';

const BATCH = 1000;
const STORIES_PER_CLIENT = 2;

/** Stores `size` leads and clients in a backend, and stories for the clients that have a coach. */
export async function fillWithVolume(
  { url, secretKey }: { readonly url: string; readonly secretKey: string },
  size: number,
  signal: AbortSignal,
): Promise<void> {
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' };
    const response = await fetch(`${url}/rest/v1/${address}`, { ...init, headers, signal });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response;
  };
  const store = async (table: string, rows: readonly object[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += BATCH)
      await ask(table, { method: 'POST', body: JSON.stringify(rows.slice(at, at + BATCH)) });
  };
  const coaches = (await (await ask(`profiles?select=id&email=eq.${volumeCoach}`)).json()) as {
    id: string;
  }[];
  const coachId = coaches[0]?.id;
  if (coachId === undefined) throw new Error(`The demo has no ${volumeCoach}.`);
  const now = new Date();
  const clients = volumeClients(size, now, coachId);
  const leads = volumeLeads(size, now);
  await store('leads', leads);
  await store('lead_events', volumeLeadEvents(leads, now, coachId));
  await store('clients', clients);
  const coached = clients.filter((client) => client.coach_id === coachId);
  await store(
    'stories',
    coached.flatMap(({ id, name }) =>
      Array.from({ length: STORIES_PER_CLIENT }, (_, index) => ({
        user_id: coachId,
        client_id: id,
        title: `Story ${index + 1} of ${name}`,
        status: index === 0 ? 'published' : 'draft',
      })),
    ),
  );
}

/** Creates an empty database on the server and returns its URL. */
export async function databaseFor(server: string, size: number): Promise<string> {
  const name = `bench_${size}`;
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  await sql`create database ${sql(name)}`;
  await sql.end({ timeout: 5 });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
