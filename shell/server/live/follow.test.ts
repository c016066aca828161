import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { ReleaseError } from 'shared-release/release';
import { createHttpStore, LIVE_KEY } from 'shared-release/store';
import { liveFiles } from '../testing/live-fixture.ts';
import { bytesOf, createTestStore, type TestStore } from '../testing/test-store.ts';
import { createReleasePoller, type FollowOptions, type PointerMemory } from './follow.ts';

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)] as const;

let store: TestStore;
let log: jest.Mock<void, [string]>;
let now: number;

beforeEach(async () => {
  store = await createTestStore();
  log = jest.fn<void, [string]>();
  now = Date.now();
  await store.publish(liveFiles(), first);
});

const follow = (more: Partial<FollowOptions<string>> = {}) =>
  createReleasePoller<string>({
    store,
    key: store.key,
    prepare: ({ id }) => Promise.resolve(`site of ${id}`),
    log,
    now: () => now,
    random: () => 1,
    ...more,
  });

const last = () => log.mock.calls.at(-1)?.[0];

/** Returns the milliseconds until the next poll. */
function pauseOf({ isDue }: { isDue: () => boolean }): number {
  const from = now;
  while (!isDue() && now - from < 3_600_000) now += 500;
  const pause = now - from;
  now = from;
  return pause;
}

test('a pointer that somebody else has signed is refused', async () => {
  const follower = follow();
  await follower.start();
  const other = await createTestStore();
  await other.publish(liveFiles(), second);
  for (const [key, bytes] of other.objects) store.objects.set(key, bytes);
  await follower.look();
  expect(follower.current()?.site).toBe(`site of ${first}`);
  expect(last()).toBe(`live: live.json is refused: its signature does not hold; set ${first} goes on`);
});

test('an older pointer, one that has run out, and a second one of the same number are refused by name', async () => {
  const before = store.objects.get(LIVE_KEY) ?? bytesOf('');
  await store.publish(liveFiles(), second);
  const follower = follow();
  await follower.start();
  store.objects.set(LIVE_KEY, before);
  await follower.look();
  expect(last()).toBe(`live: live.json is refused: its sequence 1 is older than 2; set ${second} goes on`);
  await store.point(first, { expires: new Date(now - 1).toISOString() });
  await follower.look();
  expect(last()).toMatch(/^live: live\.json is refused: it ran out at .*; set b+ goes on$/);
  await store.point(first, { sequence: 2 });
  await follower.look();
  expect(last()).toMatch(/its sequence 2 named another set before; set b+ goes on$/);
  expect(follower.refusal()).toMatch(/named another set/);
  await store.point(first, { sequence: 3 });
  await follower.look();
  expect([follower.current()?.site, follower.refusal()]).toEqual([`site of ${first}`, undefined]);
});

test('a set that is served goes on beyond the day on which its pointer runs out', async () => {
  const follower = follow();
  await follower.start();
  now += 500 * 24 * 60 * 60 * 1000;
  await follower.look();
  expect(follower.current()?.site).toBe(`site of ${first}`);
});

test('looks every 5 s, ever more seldom while the store does not answer, and as before once it does', async () => {
  let isThere = true;
  const follower = follow({
    store: { get: (key) => (isThere ? store.get(key) : Promise.reject(new Error('ECONNREFUSED'))) },
  });
  await follower.start();
  expect(pauseOf(follower)).toBe(5_000);
  isThere = false;
  const pauses = [];
  for (let look = 0; look < 8; look += 1) {
    now += pauseOf(follower);
    await follower.look();
    pauses.push(pauseOf(follower) / 1000);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
  expect(log.mock.calls.filter(([line]) => line.includes('does not answer: ECONNREFUSED'))).toHaveLength(1);
  expect(follower.age()).toBe(5 + 10 + 20 + 40 + 80 + 160 + 300 + 300);
  isThere = true;
  await follower.look();
  expect([pauseOf(follower), follower.age()]).toEqual([5_000, 0]);
});

test('machines do not look at the same instant', () => {
  const pauses = [0, 0.5, 1].map(async (chance) => {
    const follower = follow({ random: () => chance });
    await follower.start();
    return pauseOf(follower);
  });
  return expect(Promise.all(pauses)).resolves.toEqual([4_000, 4_500, 5_000]);
});

test('a set that was refused is not loaded at each look, and another one in its place at once', async () => {
  const prepare = jest.fn(({ id }: { id: string }) => Promise.resolve(id));
  const follower = follow({ prepare });
  await follower.start();
  await store.publish(liveFiles(), second);
  prepare.mockRejectedValueOnce(new ReleaseError('html/a.html is missing'));
  await follower.look();
  await follower.look();
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(follower.refusal()).toBe('html/a.html is missing');
  await store.point(first);
  await follower.look();
  expect(follower.current()?.pointer.sequence).toBe(3);
});

const sockets: Socket[] = [];
let server: Server | undefined;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
  server = undefined;
});

test('a look that hangs is followed by another one: the store answers nothing, and then everything', async () => {
  server = createServer((socket) => {
    const isSilent = sockets.push(socket) === 1;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const key = /^GET \/(\S+)/.exec(data.toString())?.[1] ?? '';
      const bytes = store.objects.get(key) ?? bytesOf('');
      if (isSilent) return;
      socket.write(`HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: ${bytes.byteLength}\r\n\r\n`);
      socket.end(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const follower = follow({ store: createHttpStore(`http://127.0.0.1:${port}`), hangsMs: 30_000 });
  const hanging = follower.look();
  await once(server, 'connection');
  expect(follower.isDue()).toBe(false);
  now += 30_000;
  expect(follower.isDue()).toBe(true);
  await follower.look();
  expect(follower.current()?.site).toBe(`site of ${first}`);
  sockets[0]?.destroy();
  await hanging;
  // The result of the first poll is outdated.
  expect(pauseOf(follower)).toBe(5_000);
});

describe('after a start', () => {
  function memoryOf(text: string | null): PointerMemory & { text: string | null } {
    const memory = {
      text,
      read: () => Promise.resolve(memory.text),
      write: (given: string) => {
        memory.text = given;
        return Promise.resolve();
      },
    };
    return memory;
  }

  test('what was followed before goes on where the pointer has run out or cannot be read', async () => {
    const memory = memoryOf(null);
    await follow({ memory }).start();
    await store.point(second, { expires: new Date(now - 1).toISOString() });
    const follower = follow({ memory });
    await follower.start();
    expect(follower.current()?.site).toBe(`site of ${first}`);
    store.objects.delete(LIVE_KEY);
    const other = follow({ memory });
    await other.start();
    expect(other.current()?.site).toBe(`site of ${first}`);
    expect(other.refusal()).toBe('live.json is missing from the store');
  });

  test('an older pointer is not gone back to', async () => {
    const old = store.objects.get(LIVE_KEY) ?? bytesOf('');
    const memory = memoryOf(null);
    await store.publish(liveFiles(), second);
    await follow({ memory }).start();
    store.objects.set(LIVE_KEY, old);
    const follower = follow({ memory });
    await follower.start();
    expect(follower.current()?.site).toBe(`site of ${second}`);
  });

  test('what was kept by somebody else is not followed', async () => {
    store.objects.delete(LIVE_KEY);
    const follower = follow({ memory: memoryOf('{"payload":"e30","signature":"x"}') });
    await follower.start();
    expect(follower.current()).toBeUndefined();
  });
});
