import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '@scripts/core/files';
import { type BackendFile, launch, readBackendFile } from '../../supabase/tests/harness/backend-process.ts';
import { startPostgres } from '../../supabase/tests/harness/postgres-server.ts';
import { databaseFor } from './fill-with-volume.ts';
import { percentile, type Section, table } from './table.ts';

const [READERS, WRITERS, CLIENTS_EACH, IMPORT_ROWS, SLICE] = [200, 50, 12, 5000, 250];
const WINDOW_MS = 30_000;
/** Maximum duration of the load. It normally ends with the import. */
const MAX_WINDOW_MS = 180_000;
/** How long responses and realtime changes may take to arrive after the last request. */
const GRACE_MS = 15_000;

const engines = [
  { engine: 'PGlite', thinkMs: 1000, maxMs: 10_000, p95Ms: 4000 },
  { engine: 'PostgreSQL', thinkMs: 8000, maxMs: undefined, p95Ms: 500 },
] as const;
type Engine = (typeof engines)[number];

interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Rounds to milliseconds. */
const spreadOf = (ms: readonly number[]): Spread => ({
  p50: Math.round(percentile(ms, 0.5)),
  p95: Math.round(percentile(ms, 0.95)),
  max: Math.round(percentile(ms, 1)),
});

interface Measured {
  readonly engine: Engine['engine'];
  readonly thinkMs: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly unanswered: number;
  readonly requests: number;
  readonly answersMs: Spread;
  readonly changesMs: Spread;
  readonly unheard: number;
  readonly imported: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly memoryMb: number;
  readonly peakMb: number;
}
export interface LoadFigures {
  readonly engines: readonly Measured[];
  readonly missing: readonly string[];
}
interface Options {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}
interface Member {
  readonly id: string;
  readonly token: string;
}

/** Returns helpers that send requests to a backend. Without a member, they use the secret key. */
function callsTo({ url, publishableKey, secretKey }: BackendFile, signal: AbortSignal) {
  const send = (route: string, body: unknown, member?: Member, headers: Record<string, string> = {}) =>
    fetch(`${url}${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: member ? publishableKey : secretKey,
        ...(member && member.token !== '' ? { authorization: `Bearer ${member.token}` } : {}),
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  const read = async <T>(
    route: string,
    body?: unknown,
    member?: Member,
    headers?: Record<string, string>,
  ) => {
    const response = await send(route, body, member, headers);
    const text = await response.text();
    if (!response.ok) throw new Error(`${route}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  };
  return { send, read };
}
type Calls = ReturnType<typeof callsTo>;

const nobody: Member = { id: '', token: '' };

const enter = async ({ read }: Calls, route: string, email: string, place: number): Promise<Member> => {
  const answer = await read<{ access_token: string; user: { id: string } }>(
    `/auth/v1/${route}`,
    { email, password: 'demo-password' },
    nobody,
    // Each member gets a separate IP address.
    { 'x-forwarded-for': `10.9.${place >> 8}.${place & 255}` },
  );
  return { id: answer.user.id, token: answer.access_token };
};

async function signUp(calls: Calls): Promise<Member[]> {
  const members: Member[] = [];
  for (let place = 0; place < READERS + WRITERS; place += 1)
    members.push(await enter(calls, 'signup', `load.${place}@example.com`, place));
  const clients = members.flatMap(({ id }) =>
    Array.from({ length: CLIENTS_EACH }, (_, n) => ({ user_id: id, name: `Client ${n}` })),
  );
  for (let at = 0; at < clients.length; at += 1000)
    await calls.read('/rest/v1/clients', clients.slice(at, at + 1000), undefined, {
      prefer: 'return=minimal',
    });
  return members;
}

/** Opens the same realtime subscriptions as the overview, the client list, and the notification bell. */
function listen(
  { url, publishableKey }: BackendFile,
  { id, token }: Member,
  heard: (title: string, ms: number) => void,
) {
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=1.0.0`;
  const socket = new WebSocket(address);
  const channels = {
    overview: ['clients', 'client_deadlines', 'bookings', 'stories', 'certification_applications'],
    list: ['clients'],
    bell: ['notifications'],
  };
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  let left = Object.keys(channels).length;
  const heartbeat = { topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'heartbeat' };
  const beating = setInterval(() => socket.send(JSON.stringify(heartbeat)), 25_000);
  socket.addEventListener('close', () => clearInterval(beating));
  socket.addEventListener('error', () => reject(new Error('A live connection was not accepted')));
  socket.addEventListener('open', () => {
    for (const [name, tables] of Object.entries(channels)) {
      const wanted = tables.map((of) => ({
        event: '*',
        schema: 'public',
        table: of,
        // Deadlines have no owner column.
        ...(of === 'client_deadlines' ? {} : { filter: `user_id=eq.${id}` }),
      }));
      const payload = { config: { postgres_changes: wanted }, access_token: token };
      socket.send(
        JSON.stringify({ topic: `realtime:${name}`, event: 'phx_join', ref: name, join_ref: name, payload }),
      );
    }
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { event, payload } = JSON.parse(data) as {
      event: string;
      payload: { status?: string; data?: { record: { title?: string }; commit_timestamp: string } };
    };
    if (event === 'phx_reply' && payload.status === 'ok' && (left -= 1) === 0) resolve(socket);
    const title = payload.data?.record.title;
    if (event === 'postgres_changes' && payload.data && title !== undefined)
      heard(title, Math.max(0, Date.now() - Date.parse(payload.data.commit_timestamp)));
  });
  return promise;
}

async function memoryOf(pid: number | undefined): Promise<{ memoryMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const mb = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024);
  return { memoryMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

/** Counts acknowledged rows that can't be read back. */
async function countLost({ read }: Calls, written: string[], imported: number): Promise<number> {
  const stored = new Set<string>();
  for (let at = 0; ; at += 1000) {
    const route = `/rest/v1/stories?select=title&title=like.load*&order=id&limit=1000&offset=${at}`;
    const rows = await read<{ title: string }[]>(route);
    for (const { title } of rows) stored.add(title);
    if (rows.length < 1000) break;
  }
  const kept = await read<unknown[]>(
    `/rest/v1/clients?select=id&name=like.Imported*&limit=1&offset=${Math.max(imported - 1, 0)}`,
  );
  const isImportKept = imported === 0 || kept.length === 1;
  return written.filter((title) => !stored.has(title)).length + (isImportKept ? 0 : imported);
}

function recorder(backend: BackendFile, signal: AbortSignal) {
  const late = callsTo(backend, AbortSignal.any([signal, AbortSignal.timeout(MAX_WINDOW_MS + GRACE_MS)]));
  const answersMs: number[] = [];
  const statuses: Record<string, number> = {};
  let unanswered = 0;
  /**
   * Sends a request and reads its response. After a 503, waits as long as `retry-after` states.
   * @returns whether it succeeded
   */
  const measured = async (route: string, member: Member, body?: unknown): Promise<boolean> => {
    const start = performance.now();
    try {
      const response = await late.send(route, body, member);
      await response.arrayBuffer();
      answersMs.push(performance.now() - start);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const rest = Number(response.headers.get('retry-after') ?? 0) * 1000;
      if (response.status === 503) await delay(rest);
      return response.ok;
    } catch {
      signal.throwIfAborted();
      unanswered += 1;
      return false;
    }
  };
  return { measured, answersMs, statuses, unanswered: () => unanswered };
}

async function putUnderLoad(backend: BackendFile, engine: Engine, pid: number | undefined, options: Options) {
  const { signal, say } = options;
  const calls = callsTo(backend, signal);
  say(`${engine.engine}: signing up ${READERS + WRITERS} members …`);
  const members = await signUp(calls);
  const admin = await enter(calls, 'token?grant_type=password', 'admin@example.com', 999);
  const changes = new Map<string, number>();
  const sockets: WebSocket[] = [];
  for (const member of members)
    sockets.push(await listen(backend, member, (title, ms) => changes.set(title, ms)));

  say(`${engine.engine}: ${WINDOW_MS / 1000} s of load, or until the import ends …`);
  const start = performance.now();
  let imported = 0;
  const isOver = (): boolean => {
    const passedMs = performance.now() - start;
    return passedMs >= (imported < IMPORT_ROWS ? MAX_WINDOW_MS : WINDOW_MS);
  };
  const { measured, answersMs, statuses, unanswered } = recorder(backend, signal);
  const member = async (step: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      await delay(Math.random() * engine.thinkMs);
      if (isOver()) return;
      await step();
    }
  };
  const written: string[] = [];
  const reads = [
    ['/rest/v1/rpc/overview_user', {}],
    ['/rest/v1/clients?select=id,name,status&order=name&limit=25', undefined],
    ['/rest/v1/notifications?select=id,title&order=created_at.desc&limit=10', undefined],
  ] as const;
  const importAll = async (): Promise<void> => {
    while (imported < IMPORT_ROWS && !isOver()) {
      const rows = Array.from({ length: SLICE }, (_, n) => ({ name: `Imported ${imported + n}` }));
      const body = { rows, dry_run: false, duplicates: 'add' };
      if (await measured('/rest/v1/rpc/import_clients', admin, body)) imported += SLICE;
    }
  };
  await Promise.all([
    importAll(),
    ...members.map((one, place) => {
      let step = place;
      if (place >= READERS)
        return member(async () => {
          const title = `load ${place} ${(step += 1)}`;
          if (await measured('/rest/v1/stories', one, { title })) written.push(title);
        });
      return member(async () => {
        const [route, body] = reads[(step += 1) % reads.length] ?? reads[0];
        await measured(route, one, body);
      });
    }),
  ]);
  const seconds = Math.round((performance.now() - start) / 1000);
  const isHeard = () => written.every((title) => changes.has(title));
  for (let waited = 0; waited < GRACE_MS && !isHeard(); waited += 100) await delay(100);
  for (const socket of sockets) socket.close();

  const lost = await countLost(calls, written, imported);
  return {
    engine: engine.engine,
    thinkMs: engine.thinkMs,
    seconds,
    statuses,
    unanswered: unanswered(),
    requests: answersMs.length + unanswered(),
    answersMs: spreadOf(answersMs),
    changesMs: spreadOf([...changes.values()]),
    unheard: written.filter((title) => !changes.has(title)).length,
    imported,
    acknowledged: written.length + imported,
    lost,
    ...(await memoryOf(pid)),
  };
}

async function measureEngine(engine: Engine, options: Options, databaseUrl?: string): Promise<Measured> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ninecourse-bench-load-'));
  // Weaken password hashing: the bench doesn't measure it.
  const quick = pathToFileURL(path.join(root, 'supabase/tests/harness/quick-passwords.ts')).href;
  const backend = launch({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${quick}`,
    TRUSTED_PROXIES: '1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  try {
    await backend.ready;
    return await putUnderLoad(await readBackendFile(dataDir), engine, backend.child.pid, options);
  } finally {
    backend.child.kill('SIGTERM');
    await backend.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Puts the backend under the load of many members, on every available engine. */
export async function measureLoad(options: Options): Promise<LoadFigures> {
  const [pglite, postgres] = engines;
  const measured = [await measureEngine(pglite, options)];
  const server = await startPostgres(undefined);
  if (!('url' in server))
    return { engines: measured, missing: [`PostgreSQL was not measured: ${server.reason}`] };
  try {
    measured.push(await measureEngine(postgres, options, await databaseFor(server.url, IMPORT_ROWS)));
  } finally {
    await server.stop();
  }
  return { engines: measured, missing: [] };
}

export function loadSections({ engines: measured, missing }: LoadFigures): Section[] {
  const of = ({ p50, p95, max }: Spread): string => [p50, p95, max].join(' / ');
  const verdict = (isMet: boolean, goal: string): string => `${goal}: ${isMet ? 'met' : 'not met'}`;
  const rows: [string, (one: Measured) => string | number][] = [
    ['seconds of load', ({ seconds }) => seconds],
    ['requests sent', ({ requests }) => requests],
    [
      'answers by status',
      ({ statuses }) =>
        Object.entries(statuses)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
    ],
    ['no answer', ({ unanswered }) => unanswered],
    ['answer p50 / p95 / max, ms', ({ answersMs }) => of(answersMs)],
    ['change p50 / p95 / max, ms', ({ changesMs }) => of(changesMs)],
    ['changes not heard', ({ unheard }) => unheard],
    [`rows imported of ${IMPORT_ROWS}`, ({ imported }) => imported],
    ['writes acknowledged / lost', ({ acknowledged, lost }) => `${acknowledged} / ${lost}`],
    ['memory of the backend / its peak, MB', ({ memoryMb, peakMb }) => `${memoryMb} / ${peakMb}`],
    [
      'goals',
      ({ engine, answersMs, unanswered, lost, imported }) => {
        const { maxMs, p95Ms } = engines.find((one) => one.engine === engine) ?? engines[0];
        const isAnswered = unanswered === 0 && (maxMs === undefined || answersMs.max <= maxMs);
        return [
          verdict(isAnswered, maxMs === undefined ? 'all answered' : `all answered in ${maxMs / 1000} s`),
          verdict(answersMs.p95 < p95Ms, `p95 < ${p95Ms} ms`),
          verdict(lost === 0, 'none lost'),
          verdict(imported === IMPORT_ROWS, 'all imported'),
        ].join('; ');
      },
    ],
  ];
  return [
    {
      title: 'The backend under load',
      words: [
        `${READERS} readers, ${WRITERS} writers, ${READERS + WRITERS} live connections with three channels each, and an import of ${IMPORT_ROWS} rows`,
        `by ${SLICE}, for ${WINDOW_MS / 1000} s and until the import ends, on loopback. Think time: ${measured.map(({ engine, thinkMs }) => `${engine} 0 to ${thinkMs / 1000} s`).join(', ')}. After 503`,
        'a caller rests as Retry-After says. An answer is timed from the request to its last byte, 503 included; a change from the',
        'start of its transaction to the message at its writer. Written rows are read back with the secret key.',
        ...missing,
      ],
      table: table(
        ['what', ...measured.map(({ engine }) => engine)],
        rows.map(([what, figure]) => [what, ...measured.map(figure)]),
      ),
    },
  ];
}
