import type { Canary } from 'shared-release/live';
import { setKey, sha256 } from 'shared-release/store';
import { fixtureFiles } from '../testing/fixture.ts';
import { liveFiles } from '../testing/live-fixture.ts';
import { about, serveStore } from '../testing/live-site.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { isInShare } from './canary.ts';

const [stable, tried, next] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;
const OLD = 'static/js/old.0a1b2c3d4e.js';
const NEW = 'static/js/new.0a1b2c3d4e.js';
const HOUR = 60 * 60 * 1000;

let store: TestStore;
let log: jest.Mock<void, [string]>;
let now: number;

const named = async (set: string) => ({
  set,
  digest: await sha256(store.objects.get(setKey(set)) ?? new Uint8Array()),
});
const canary = async (more: Partial<Canary> = {}): Promise<Canary> => ({
  ...(await named(tried)),
  share: 50,
  since: new Date(now).toISOString(),
  until: new Date(now + HOUR).toISOString(),
  ...more,
});

beforeEach(async () => {
  store = await createTestStore();
  log = jest.fn<void, [string]>();
  now = Date.now();
  await store.publish(liveFiles({ ...about('News'), [NEW]: 'fresh();' }), tried);
  await store.publish(liveFiles({ [OLD]: 'old();' }), stable);
  await store.point(stable, { kept: [], canary: await canary() });
});

async function serve() {
  const site = await serveStore(store, { log, now: () => now });
  const { get } = site;
  /** Opens a page. A returning visitor sends the id cookie. */
  const open = async (number?: string) => {
    const answer = await get('/about', {
      accept: 'text/html,*/*;q=0.8',
      ...(number !== undefined && { cookie: `theme=dark; ${number}` }),
    });
    const [given] = (answer.headers.get('set-cookie') ?? '').split(';');
    return { answer, given, has: (await answer.text()).includes('<h1>News') ? tried : stable };
  };
  return { ...site, open };
}

test('a share of the visitors is about as large as it says, and other people with each canary', async () => {
  const ids = Array.from({ length: 4000 }, (_, index) => index.toString(16).padStart(32, '0'));
  const inShare = async (since: string, share: number) => {
    const all = await Promise.all(
      ids.map(async (id) => [id, await isInShare({ since, share }, id)] as const),
    );
    return new Set(all.flatMap(([id, isIn]) => (isIn ? [id] : [])));
  };
  const [noon, later] = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.001Z'];
  const ten = await inShare(noon, 10);
  expect(ten.size / ids.length).toBeGreaterThan(0.08);
  expect(ten.size / ids.length).toBeLessThan(0.12);
  const twenty = await inShare(noon, 20);
  expect([...ten].filter((id) => !twenty.has(id))).toEqual([]);
  const others = await inShare(later, 10);
  expect([...ten].filter((id) => others.has(id)).length).toBeLessThan(ten.size / 3);
});

test('who opens a page gets a number and keeps the set that it leads to, in pages and in what the page asks for', async () => {
  const { get, open } = await serve();
  const seen = new Map<string, string>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const { answer, given = '', has } = await open();
    expect(given).toMatch(/^nc-share=[0-9a-f]{32}$/);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=86400; HttpOnly; SameSite=Lax$/);
    seen.set(has, given);
    const again = await open(given);
    expect([again.has, again.given]).toEqual([has, '']);
    const manifest = await get('/remotes.json', { cookie: given });
    expect(await manifest.json()).toMatchObject({ release: has });
  }
  expect([...seen.keys()].sort()).toEqual([stable, tried]);
});

test('when another set goes live beneath it, who has it keeps it, as the set that it is then', async () => {
  const { get, open, follower } = await serve();
  const numbers = await Promise.all(Array.from({ length: 40 }, () => open()));
  const { since, until } = store.pointer()?.canary ?? (await canary());
  const footing = { 'html/login.html': fixtureFiles['html/index.html'] ?? '' };
  const [beneath, rebased] = [next, 'd'.repeat(16)];
  await store.publish(liveFiles({ ...footing, ...about('News') }), rebased);
  await store.publish(liveFiles(footing), beneath);
  await store.point(beneath, { canary: await canary({ ...(await named(rebased)), since, until }) });
  await follower.look();
  for (const { given = '', has } of numbers) {
    expect(await open(given)).toMatchObject({ has, given: '' });
    const manifest = await (await get('/remotes.json', { cookie: given })).json();
    expect(manifest).toMatchObject({ release: has === tried ? rebased : beneath });
  }
  expect((await get(`/${OLD}`)).status).toBe(200);
});

test('nothing that depends on the visitor may be kept for another one; files named by their bytes may, and all have all', async () => {
  const { get, open } = await serve();
  const { answer } = await open();
  for (const one of [answer, await get('/remotes.json'), await get('/resources/guide.pdf')]) {
    expect(one.headers.get('cache-control')).toBe('private, no-cache');
    expect(one.headers.get('vary')).toMatch(/Cookie$/);
  }
  for (const file of [OLD, NEW]) {
    const asset = await get(`/${file}`);
    expect([asset.status, asset.headers.get('vary')]).toEqual([200, 'Accept-Encoding']);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  }
  // A request without an id that isn't for a page gets the live release set.
  expect(await (await get('/remotes.json')).json()).toMatchObject({ release: stable });
});

test('its time over, taken back, or made live: everybody has one set, without a number; files of both stay', async () => {
  const { get, open, follower } = await serve();
  const health = async () => (await (await get('/healthz')).json()) as { canary?: string };
  expect(await health()).toMatchObject({ set: stable, canary: tried });
  const expectOne = async (set: string) => {
    for (let visitor = 0; visitor < 12; visitor += 1)
      expect(await open()).toMatchObject({ has: set, given: '' });
    expect((await get('/about')).headers.get('cache-control')).toBe('no-cache');
    expect(await health()).not.toHaveProperty('canary');
    for (const file of [OLD, NEW]) expect((await get(`/${file}`)).status).toBe(200);
  };
  now += HOUR;
  await expectOne(stable);
  now -= HOUR;
  await store.point(stable);
  await follower.look();
  await expectOne(stable);
  await store.point(stable, { canary: await canary() });
  await store.point(tried);
  await follower.look();
  await expectOne(tried);
});

test('a canary that cannot be served costs nobody anything: it is named, and tried again', async () => {
  const document = store.objects.get(setKey(tried));
  store.objects.delete(setKey(tried));
  const { get, open, follower } = await serve();
  expect(await open()).toMatchObject({ has: stable, given: '' });
  expect(log.mock.calls.at(-1)?.[0]).toBe(
    `live: ${setKey(tried)} is missing from the store; set ${stable} goes on`,
  );
  expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok', set: stable });
  store.objects.set(setKey(tried), document ?? new Uint8Array());
  now += 60_000;
  await follower.look();
  expect((await open()).given).toMatch(/^nc-share=/);
});
