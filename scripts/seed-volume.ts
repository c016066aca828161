import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { showHelp } from '@scripts/core/command';
import {
  startBackend,
  projectPaths,
  readSettings,
  type BackendSettings,
  messageOf,
} from 'embedded-backend/start';
import postgres from 'postgres';
import { volumeDeadlines, volumeEvents, volumeProjections } from '../supabase/volume/client-rows.ts';
import { volumeLeadEvents } from '../supabase/volume/lead-events.ts';
import {
  insertStatement,
  volumeClients,
  volumeCoach,
  volumeIds,
  volumeLeads,
  type VolumeClient,
  type VolumeLead,
  type VolumeTable,
} from '../supabase/volume/rows.ts';

showHelp(`npm run seed:volume [-- --leads=10000 --clients=10000]   stores leads and clients with their history and deadlines
npm run seed:volume -- --remove                          removes them
Stores them through the backend that runs on DATA_DIR, else in the database at DATABASE_URL (also of a hosted project), else
in the data folder. A second run adds no duplicates.`);

type Table = 'leads' | 'clients';
interface Store {
  where: string;
  coachId(): Promise<string | null>;
  /** Returns the ids of the new rows. */
  insert(table: VolumeTable, rows: object[]): Promise<string[]>;
  remove(table: Table): Promise<void>;
  close(): Promise<void>;
}

const batch = 1000;

function overRest(url: string, secretKey: string, close: () => Promise<void>): Store {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates,return=representation',
      },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    where: url,
    async coachId() {
      const response = await ask(`profiles?select=id&email=eq.${volumeCoach}&limit=1`);
      const [row] = (await response.json()) as { id: string }[];
      return row?.id ?? null;
    },
    async insert(table, rows) {
      if (rows.length === 0) return [];
      const response = await ask(`${table}?select=id&on_conflict=id`, {
        method: 'POST',
        body: JSON.stringify(rows),
      });
      return ((await response.json()) as { id: string }[]).map(({ id }) => id);
    },
    async remove(table) {
      const [first, last] = volumeIds[table];
      // An unread response retains its connection, and the process, for a minute.
      await (
        await ask(`${table}?id=gte.${first}&id=lte.${last}&select=id`, { method: 'DELETE' })
      ).arrayBuffer();
    },
    close,
  };
}

function overSql(databaseUrl: string): Store {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  return {
    where: new URL(databaseUrl).host,
    async coachId() {
      const [row] = await sql<{ id: string }[]>`
        select id from public.profiles where email = ${volumeCoach} limit 1`;
      return row?.id ?? null;
    },
    async insert(table, rows) {
      if (!rows[0]) return [];
      const stored = await sql.unsafe<{ id: string }[]>(insertStatement(table, rows[0]), [
        JSON.stringify(rows),
      ]);
      return stored.map(({ id }) => id);
    },
    async remove(table) {
      const [first, last] = volumeIds[table];
      await sql`delete from ${sql(`public.${table}`)} where id between ${first} and ${last}`;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

async function openStore(settings: BackendSettings): Promise<Store> {
  const running = await runningBackend(settings.dataDir);
  if (running !== null && (settings.databaseUrl ?? running.databaseUrl) === running.databaseUrl) {
    return overRest(running.url, running.secretKey, () => Promise.resolve());
  }
  if (settings.databaseUrl !== undefined) return overSql(settings.databaseUrl);
  const backend = await startBackend({ ...settings, port: 0 });
  return overRest(backend.url, backend.secretKey, () => backend.stop());
}

function batches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, n) =>
    rows.slice(n * batch, (n + 1) * batch),
  );
}

/** Adds leads with their history. */
async function addLeads(store: Store, rows: VolumeLead[], now: Date, actor: string | null): Promise<void> {
  const stored = new Set(await store.insert('leads', rows));
  const added = rows.filter(({ id }) => stored.has(id));
  for (const events of batches(volumeLeadEvents(added, now, actor)))
    await store.insert('lead_events', events);
}

/**
 * Adds clients with the rows that refer to them. Only new clients get them, because a second run couldn't find the
 * existing events: they have generated ids.
 */
async function addClients(store: Store, rows: VolumeClient[], now: Date): Promise<void> {
  const stored = new Set(await store.insert('clients', rows));
  const added = rows.filter(({ id }) => stored.has(id));
  await store.insert('client_deadlines', volumeDeadlines(added, now));
  for (const events of batches(volumeEvents(added))) await store.insert('client_events', events);
  await store.insert('projections', volumeProjections(added, now));
}

interface BackendFile {
  url: string;
  secretKey: string;
  databaseUrl?: string;
}

async function runningBackend(dataDir: string): Promise<BackendFile | null> {
  try {
    const backend = JSON.parse(await readFile(join(dataDir, 'backend.json'), 'utf8')) as BackendFile;
    const response = await fetch(`${backend.url}/healthz`);
    await response.arrayBuffer();
    return response.ok ? backend : null;
  } catch {
    return null;
  }
}

function readCounts(): { leads: number; clients: number; isRemoval: boolean } {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '10000' },
      clients: { type: 'string', default: '10000' },
      remove: { type: 'boolean', default: false },
    },
  });
  for (const name of ['leads', 'clients'] as const) {
    if (!/^\d{1,7}$/.test(values[name])) throw new Error(`--${name} is a number of rows, at most 9999999`);
  }
  return { leads: Number(values.leads), clients: Number(values.clients), isRemoval: values.remove };
}

try {
  const { leads, clients, isRemoval } = readCounts();
  const store = await openStore(readSettings(process.env, projectPaths.root));
  try {
    if (isRemoval) {
      for (const table of ['leads', 'clients'] as const) await store.remove(table);
      process.stdout.write(`Removed the volume rows from ${store.where}\n`);
    } else {
      const now = new Date();
      const coachId = await store.coachId();
      for (const rows of batches(volumeLeads(leads, now))) await addLeads(store, rows, now, coachId);
      for (const rows of batches(volumeClients(clients, now, coachId))) await addClients(store, rows, now);
      process.stdout.write(`${leads} leads and ${clients} clients are in ${store.where}\n`);
    }
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`seed:volume: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
