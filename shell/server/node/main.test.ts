import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, get, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIVE_KEY } from 'shared-release/store';
import { fixtureRelease } from 'shared-release/testing';
import { writeFiles } from '../testing/fixture.ts';
import { liveFiles } from '../testing/live-fixture.ts';
import { createTestStore } from '../testing/test-store.ts';
import { type RunningSite, serveSite } from './serve-site.ts';
import { parseSettings } from './settings.ts';

jest.setTimeout(30_000);

const MAIN = path.join(__dirname, 'main.ts');

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)] as const;

let root: string;
let served: Record<string, string>;
const children: ChildProcess[] = [];
const servers: Server[] = [];
const sites: RunningSite[] = [];

async function portOf(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
  const store = await createTestStore();
  await store.publish(liveFiles(), first);
  await writeFiles(path.join(root, 'served'), Object.fromEntries(store.objects));
  served = { SITE_STORE: path.join(root, 'served'), SITE_LIVE_KEY: JSON.stringify(store.key) };
});
afterAll(async () => {
  for (const server of servers) server.close();
  await Promise.all(sites.map((site) => site.close()));
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const environment = (env: Record<string, string>) => ({
  ...served,
  SITE_PORT: '0',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  ...env,
});

/** Starts the site as a separate process, configured by environment variables only. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], ...environment(env) },
  });
  children.push(child);
  const { stderr } = child;
  if (!stderr) throw new Error('the child has no stderr');
  let errors = '';
  stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; url: string }) => resolve(message.url));
    child.on('exit', (code) => reject(new Error(`exit ${code}: ${errors}`)));
  });
  ready.catch(() => undefined);
  const exit = Promise.all([once(child, 'exit'), once(stderr, 'end')]).then(([[code]]) => ({
    code: code as number | null,
    errors,
  }));
  return { child, ready, exit };
}

/** Serves the site in this process, and collects its log. */
async function serve(env: Record<string, string> = {}) {
  const log: string[] = [];
  const site = await serveSite({ ...parseSettings(environment(env)), log: (line) => log.push(line) });
  sites.push(site);
  return { url: site.url, log };
}

/** Sends a report of twenty violations from a loopback address. */
async function report(url: string, from: string, blocked: string, headers: Record<string, string> = {}) {
  const violations = Array.from({ length: 20 }, () => ({
    type: 'csp-violation',
    url: 'http://localhost/about',
    body: { effectiveDirective: 'img-src', blockedURL: `https://${blocked}/` },
  }));
  const sent = request({
    host: '127.0.0.1',
    port: new URL(url).port,
    path: '/reports/csp',
    method: 'POST',
    localAddress: from,
    headers: { 'content-type': 'application/reports+json', ...headers },
  });
  sent.end(JSON.stringify(violations));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

async function failure(env: Record<string, string>) {
  const { code, errors } = await start(env).exit;
  expect(code).toBe(1);
  // The store's state may be logged before.
  return errors.trimEnd().split('\n').at(-1);
}

/** Sends a request on a raw socket, because browsers and `fetch` would normalize it. */
async function rawRequest(url: string, target: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += (chunk as Buffer).toString();
  return answer;
}

describe('a release', () => {
  let site: ReturnType<typeof start>;
  let url: string;
  beforeAll(async () => {
    site = start({});
    url = await site.ready;
  });

  test('is served with the settings of the environment; a missing backend is reported', async () => {
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);

    const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://127.0.0.1:9 ws://127.0.0.1:9`,
    );
    expect(await page.text()).toContain('"supabaseUrl":"http://127.0.0.1:9"');

    const health = await fetch(`${url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'unavailable', missing: ['backend'] });
  });

  test('is the same page compressed and plain, and requests that climb get nothing', async () => {
    const bytes = (encoding: string) =>
      new Promise<Buffer>((resolve, reject) => {
        get(`${url}/about`, { headers: { 'accept-encoding': encoding } }, (response) => {
          response.toArray().then((chunks) => resolve(Buffer.concat(chunks as Buffer[])), reject);
        }).on('error', reject);
      });
    const plain = (await bytes('identity')).toString();
    expect(plain).toContain('<h1>About</h1>');
    expect(brotliDecompressSync(await bytes('br')).toString()).toBe(plain);
    expect(gunzipSync(await bytes('gzip')).toString()).toBe(plain);

    for (const target of [
      '/../../../../etc/passwd',
      '/static/../../../../etc/passwd',
      '/static/..%2f..%2f..%2fetc%2fpasswd',
      '/static/%252e%252e/release.json',
      '/static/..\\..\\release.json',
      '/html/about.html',
      '/release.json',
      'http://other.example/release.json',
    ]) {
      const answer = await rawRequest(url, target);
      expect([target, /^HTTP\/1\.1 40[04] /.test(answer)]).toEqual([target, true]);
      expect(answer).not.toMatch(/root:|scriptHashes|<h1>About/);
    }
  });

  test('stops cleanly on SIGINT', async () => {
    site.child.kill('SIGINT');
    expect((await site.exit).code).toBe(0);
  });
});

test('healthz is 200 with the versions when a backend answers; the site stops with the process that started it', async () => {
  const backend = createHttpServer((_, response) => response.end('{}'));
  const site = start({ SUPABASE_URL: `http://127.0.0.1:${await portOf(backend)}` });
  const health = await fetch(`${await site.ready}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ status: 'ok', release: fixtureRelease.versions });
  site.child.disconnect();
  expect((await site.exit).code).toBe(0);
});

test('the live set of a store is served once there is one, changes without a refused request, and outlives its pointer', async () => {
  const store = await createTestStore();
  const folder = await mkdtemp(path.join(root, 'store-'));
  const put = async () => {
    for (const [key, bytes] of store.objects)
      if (key !== LIVE_KEY) await writeFiles(folder, { [key]: bytes });
    await writeFiles(folder, { [LIVE_KEY]: store.objects.get(LIVE_KEY) ?? '' });
  };
  await writeFiles(root, { 'live-key.json': JSON.stringify(store.key) });
  const env = {
    SITE_STORE: folder,
    SITE_LIVE_KEY: path.join(root, 'live-key.json'),
    SITE_STATE: path.join(folder, 'state'),
    SITE_LOOK_SECONDS: '0.1',
  };
  const site = start(env);
  const url = await site.ready;
  expect((await fetch(`${url}/about`)).status).toBe(503);

  const readUntil = async (isThere: (html: string, status: number) => boolean) => {
    const statuses = new Set<number>();
    for (;;) {
      const answer = await fetch(`${url}/about`);
      const html = await answer.text();
      if (isThere(html, answer.status)) return statuses;
      statuses.add(answer.status);
    }
  };
  await store.publish(liveFiles(), first);
  await put();
  await readUntil((_, status) => status === 200);
  await store.publish(liveFiles(), second);
  const visitors = Array.from({ length: 4 }, () => readUntil((html) => html.includes(second)));
  await put();
  for (const statuses of await Promise.all(visitors))
    expect([...statuses].filter((status) => status !== 200)).toEqual([]);

  site.child.kill('SIGTERM');
  const { code, errors } = await site.exit;
  expect(code).toBe(0);
  expect(errors).toMatch(/live: set b+, sequence 2$/m);
  await rm(path.join(folder, LIVE_KEY));
  const again = start(env);
  const page = await fetch(`${await again.ready}/about`);
  expect([page.status, (await page.text()).includes(second)]).toEqual([200, true]);
  again.child.kill('SIGTERM');
  expect((await again.exit).errors).toContain('live.json is missing from the store');
});

// Other systems have only one loopback address.
const withTwoAddresses = process.platform === 'linux' ? test : test.skip;

withTwoAddresses('a flood of reports from one address leaves those of another in the log', async () => {
  const { url, log } = await serve();
  for (let i = 0; i < 40; i += 1) {
    const forged = { 'x-forwarded-for': `203.0.113.${i}`, 'cf-connecting-ip': `198.51.100.${i}` };
    expect(await report(url, '127.0.0.2', 'flood.example', forged)).toBe(204);
  }
  await report(url, '127.0.0.1', 'real.example');
  expect(log.filter((line) => line.includes('flood.example'))).toHaveLength(60);
  expect(log.filter((line) => line.includes('real.example'))).toHaveLength(20);
});

test('behind a proxy that is trusted by name, its visitors are counted, whatever they claim', async () => {
  const { url, log } = await serve({ SITE_TRUSTED_PROXIES: '127.0.0.0/8' });
  for (let i = 0; i < 40; i += 1) {
    const forwarded = { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.9` };
    await report(url, '127.0.0.1', 'flood.example', forwarded);
  }
  await report(url, '127.0.0.1', 'real.example', { 'x-forwarded-for': '198.51.100.10' });
  expect(log.filter((line) => line.includes('flood.example'))).toHaveLength(60);
  expect(log.filter((line) => line.includes('real.example'))).toHaveLength(20);
});

test('a taken port is one line that names the setting', async () => {
  const port = await portOf(createHttpServer());
  expect(await failure({ SITE_PORT: port })).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set SITE_PORT to another one`,
  );
});

test('bad settings are one line that lists all of them', async () => {
  const line = await failure({ SITE_PORT: 'x', SUPABASE_URL: 'y' });
  expect(line).toMatch(/^Settings: .*SITE_PORT: .*SUPABASE_URL: /);
});
