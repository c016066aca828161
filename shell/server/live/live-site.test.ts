import { LIVE_KEY, pageKey, poolKey, setKey, sha256 } from 'shared-release/store';
import { fixtureFiles } from '../testing/fixture.ts';
import { liveFiles, SCRIPT } from '../testing/live-fixture.ts';
import { about, serveStore } from '../testing/live-site.ts';
import { bytesOf, createTestStore, type TestStore } from '../testing/test-store.ts';
import type { LiveSiteOptions } from './live-site.ts';

const [first, second, third] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;

let store: TestStore;
let log: jest.Mock<void, [string]>;
let now: number;

beforeEach(async () => {
  store = await createTestStore();
  log = jest.fn<void, [string]>();
  now = Date.now();
  await store.publish(liveFiles(), first);
});

async function serve(more: Partial<LiveSiteOptions> = {}) {
  const site = await serveStore(store, { log, now: () => now, ...more });
  return { ...site, text: async (path: string) => (await site.get(path)).text() };
}

const logged = () => log.mock.calls.map(([line]) => line);

test('the live set is served: its page says of which set it is, as /remotes.json and /healthz do', async () => {
  const { get, text } = await serve();
  expect(await text('/about')).toContain(`"release":"${first}"`);
  expect(await text('/about')).toContain('/static/js/about.5d2f9ab3c1.js');
  expect(await (await get('/remotes.json')).json()).toMatchObject({ release: first });
  now += 7_000;
  expect(await (await get('/healthz')).json()).toMatchObject({
    status: 'ok',
    set: first,
    sequence: 1,
    lookedSecondsAgo: 7,
    release: { shell: '1.0.0-aa11' },
  });
});

test('a file comes in the form that was packed, by a tag of its bytes, and a year long', async () => {
  const { get } = await serve();
  const packed = await get(`/${SCRIPT}`, { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  const plain = await get(`/${SCRIPT}`);
  expect(await plain.text()).toBe(fixtureFiles[SCRIPT]);
  const tag = plain.headers.get('etag') ?? '';
  expect(tag).not.toBe(packed.headers.get('etag'));
  expect((await get(`/${SCRIPT}`, { 'if-none-match': tag })).status).toBe(304);
});

test('another set takes over in one step, and what has begun ends with the set that it began with', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const key = pageKey(await sha256(liveFiles().get('html/login.html') ?? bytesOf('')));
  let holds = false;
  const slow: LiveSiteOptions['store'] = {
    get: async (asked) => {
      if (holds && asked === key) await held;
      return store.get(asked);
    },
  };
  // With a memory limit of 0, every request reads from the store.
  const { get, text, follower } = await serve({ store: slow, checksFirst: false, most: 0 });
  holds = true;
  const underWay = get('/login');
  await store.publish(
    liveFiles({ ...about('News'), 'html/login.html': fixtureFiles['html/index.html'] ?? '' }),
    second,
  );
  await follower.look();
  expect(await text('/about')).toContain('News');
  goOn();
  const begun = await underWay;
  expect(begun.status).toBe(200);
  const html = await begun.text();
  expect([html.includes('Sign in'), html.includes(first), html.includes(second)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('files with a hash stay served for open pages of earlier sets, also after a way back; pages do not', async () => {
  const { get, follower } = await serve();
  const old = 'static/js/old.0a1b2c3d4e.js';
  await store.publish(liveFiles({ [old]: 'old();' }), second);
  await store.publish(liveFiles(), third);
  await store.point(first);
  await follower.look();
  const answer = await get(`/${old}`);
  expect([answer.status, await answer.text()]).toEqual([200, 'old();']);
  expect((await get('/static/js/never.0a1b2c3d4e.js')).status).toBe(404);
  // Also after a restart, when the process has only seen the latest pointer.
  expect((await (await serve()).get(`/${old}`)).status).toBe(200);
});

test('texts of the document of the set are packed where they are served, and kept for open pages', async () => {
  const list = 'static/pages/files.0a1b2c3d4e.json';
  await store.publish(liveFiles({ [list]: '["one"]' }), second);
  const encode = jest.fn((_body: Uint8Array<ArrayBuffer>, encoding: string) =>
    Promise.resolve(bytesOf(encoding)),
  );
  const { get, follower } = await serve({ encode });
  const packed = { 'accept-encoding': 'br' };
  expect(await (await get('/sw.js')).text()).toBe(fixtureFiles['sw.js']);
  for (const path of [`/${list}`, `/${list}`, '/sw.js']) {
    const answer = await get(path, packed);
    expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['br', 'br']);
  }
  expect(encode).toHaveBeenCalledTimes(2);
  const plain = await get(`/${list}`);
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(plain.headers.get('content-type')).toContain('application/json');
  const tag = plain.headers.get('etag') ?? '';
  expect((await get(`/${list}`, { 'if-none-match': tag })).status).toBe(304);
  await store.publish(liveFiles({ 'sw.js': 'newer();' }), third);
  await follower.look();
  expect(await (await get(`/${list}`)).text()).toBe('["one"]');
  expect(await (await get('/sw.js')).text()).toBe('newer();');
});

describe('one flipped byte', () => {
  const flip = (key: string) => {
    const bytes = Uint8Array.from(store.objects.get(key) ?? []);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    store.objects.set(key, bytes);
  };
  const digestOf = (file: string) => sha256(liveFiles().get(file) ?? bytesOf(''));

  test.each([
    ['a script', `/${SCRIPT}`, SCRIPT, undefined],
    ['a script as brotli', `/${SCRIPT}`, SCRIPT, 'br'],
    ['a script as gzip', `/${SCRIPT}`, SCRIPT, 'gzip'],
    ["a remote's entry", '/remotes/mfe-marketing/remoteEntry.5d2f.js', undefined, undefined],
    ['a print', '/resources/guide.pdf', 'remotes/mfe-marketing/at/resources/guide.pdf', undefined],
    ['a picture', '/static/share/statement.svg', undefined, undefined],
  ] as const)(
    'in %s: not served, an error of ours, in the log by name',
    async (_what, path, file, encoding) => {
      const key = poolKey(await digestOf(file ?? path.slice(1)), encoding);
      const { get } = await serve({ checksFirst: false });
      flip(key);
      const answer = await get(path, encoding ? { 'accept-encoding': encoding } : {});
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([500, null]);
      expect(await answer.text()).toContain('could not answer this');
      expect(logged().join('\n')).toContain(`${key} is refused`);
    },
  );

  test('in a page: the same', async () => {
    const key = pageKey(await digestOf('html/about.html'));
    flip(key);
    const { get } = await serve({ checksFirst: false });
    expect((await get('/about')).status).toBe(500);
    expect(logged().join('\n')).toContain(`${key} is refused`);
  });

  test.each([
    ['a page', async () => pageKey(await sha256(bytesOf(about('News')['html/about.html'])))],
    ['the document of the set', () => Promise.resolve(setKey(second))],
    ['live.json', () => Promise.resolve(LIVE_KEY)],
  ])('in %s of a new set: it is refused by name, and the set before goes on', async (_what, keyOf) => {
    const { get, text, follower } = await serve();
    await store.publish(liveFiles(about('News')), second);
    const key = await keyOf();
    flip(key);
    await follower.look();
    expect(await text('/about')).toContain('<h1>About</h1>');
    expect(logged().at(-1)).toMatch(new RegExp(`${key}.* is refused: .*set ${first} goes on$`));
    expect(await (await get('/healthz')).json()).toMatchObject({
      status: 'ok',
      set: first,
      refused: expect.stringContaining(key) as string,
    });
  });
});

test('what a set does not have is named, and the set before goes on', async () => {
  const { text, follower } = await serve();
  await store.publish(liveFiles(about('News')), second);
  const page = pageKey(await sha256(bytesOf(about('News')['html/about.html'])));
  store.objects.delete(page);
  await follower.look();
  expect(logged().at(-1)).toBe(`live: ${page} is missing from the store; set ${first} goes on`);
  expect(await text('/about')).toContain('<h1>About</h1>');
});

test('without any set the site says that it cannot be shown, and comes by itself', async () => {
  store.objects.delete(LIVE_KEY);
  const { get, follower } = await serve();
  const answer = await get('/about');
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    503,
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  const health = await get('/healthz');
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({
    status: 'unavailable',
    missing: ['release'],
    refused: 'live.json is missing from the store',
  });
  await store.point(first);
  await follower.look();
  expect((await get('/about')).status).toBe(200);
});
