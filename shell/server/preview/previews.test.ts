import { previewKey } from 'shared-release/store';
import type { LiveSiteOptions } from '../live/live-site.ts';
import { liveFiles } from '../testing/live-fixture.ts';
import { about, serveStore } from '../testing/live-site.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';

const [first, second, looked] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)] as const;
const OLD = 'static/js/old.0a1b2c3d4e.js';

let store: TestStore;
let log: jest.Mock<void, [string]>;
let now: number;
let token: string;

beforeEach(async () => {
  now = Date.now();
  store = await createTestStore();
  log = jest.fn<void, [string]>();
  await store.publish(liveFiles({ [OLD]: 'old();' }), first);
  await store.publish(liveFiles({ 'static/js/live.0a1b2c3d4e.js': 'live();' }), second);
  token = await store.preview(liveFiles(about('Not out yet')), looked, now + 60 * 60 * 1000);
});

async function serve(more: Partial<LiveSiteOptions> = {}) {
  const { get } = await serveStore(store, { log, now: () => now, ...more });
  const ask = (path: string, init: RequestInit = {}) =>
    get(path, { accept: 'text/html', cookie: `__Host-preview=${token}` }, init);
  const told = async (path: string) => {
    const answer = await ask(path);
    return [answer.status, await answer.text()] as const;
  };
  return { ask, told };
}

test('a tab of the live site beside it finds its files, of this set and of those before', async () => {
  const { told } = await serve();
  expect(await told('/about')).toEqual([200, expect.stringContaining('<h1>Not out yet</h1>')]);
  expect(await told('/static/js/live.0a1b2c3d4e.js')).toEqual([200, 'live();']);
  expect(await told(`/${OLD}`)).toEqual([200, 'old();']);
  expect(await told('/healthz')).toEqual([200, expect.stringContaining(second)]);
});

test('its hour over, the page is refused with words, and the cookie goes', async () => {
  const { ask, told } = await serve();
  expect((await ask('/about')).status).toBe(200);
  now += 60 * 60 * 1000 + 1000;
  const answer = await ask('/about');
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    403,
    expect.stringContaining('__Host-preview=; Max-Age=0') as string,
  ]);
  expect(await told('/about')).toEqual([403, expect.stringContaining('its time is over')]);
});

test('ended, it is gone within a minute; with the store away meanwhile it waits', async () => {
  let isAway = false;
  const { told } = await serve({
    store: { get: (key) => (isAway ? Promise.reject(new Error('no answer')) : store.get(key)) },
  });
  await told('/about');
  store.objects.delete(previewKey(looked));
  isAway = true;
  expect((await told('/about'))[0]).toBe(200);
  now += 60_000;
  expect(await told('/about')).toEqual([503, expect.stringContaining('try again')]);
  expect(log).toHaveBeenLastCalledWith(`preview ${looked}: no answer`);
  isAway = false;
  expect(await told('/about')).toEqual([403, expect.stringContaining('it was ended')]);
});

test('other bytes under its name are refused, by name in the log', async () => {
  const { told } = await serve();
  await store.preview(liveFiles(about('Planted')), looked, now + 2 * 60 * 60 * 1000);
  expect(await told('/about')).toEqual([403, expect.stringContaining('signed for other bytes')]);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining(previewKey(looked)));
});

test('what fails in it is counted by nobody; the backend hears nothing of it', async () => {
  const ask = jest.fn<Promise<Response>, []>();
  const { ask: send } = await serve({ fetch: ask });
  const headers = { cookie: `__Host-preview=${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ release: looked, errors: [], views: [], vitals: [] });
  expect((await send('/reports/page', { method: 'POST', headers, body })).status).toBe(204);
  expect(ask).not.toHaveBeenCalled();
});

test('a link for longer than a day opens nothing', async () => {
  token = await store.preview(liveFiles(), looked, now + 25 * 60 * 60 * 1000, 25);
  expect(await (await serve()).told('/about')).toEqual([403, expect.stringContaining('longer than a day')]);
});
