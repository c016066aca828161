import { BELIEVED_MS, createRegister } from './found-pages.ts';
import { fixtureSettings } from './testing/fixture.ts';

const register = { function: 'registry', action: 'people' };
const ann = { id: 'ann', name: 'Ann', specializations: ['Pensions'] };

function open(answers: (asked: { action: string; id: string }) => Response | Promise<Response>) {
  const log = jest.fn();
  const clock = { now: 0 };
  const fetch = jest.fn(async (_url: string, init: RequestInit) =>
    answers(JSON.parse(init.body as string) as { action: string; id: string }),
  );
  const ask = createRegister({
    settings: fixtureSettings,
    now: () => clock.now,
    log,
    fetch: fetch as unknown as typeof globalThis.fetch,
  });
  return { ask: (id: string) => ask(register, id), clock, fetch, log };
}
const knows = (people: unknown[]) => () => Response.json({ people });

test('asks the function of the backend with the key of the page, and no longer than a second', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { ask, fetch } = open(knows([ann]));
  expect(await ask('ann')).toEqual(ann);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('https://abc.supabase.co/functions/v1/registry');
  expect(init.headers).toMatchObject({ apikey: 'sb_publishable_test' });
  expect(JSON.parse(init.body as string)).toEqual({ action: 'people', id: 'ann' });
  expect(timeout).toHaveBeenCalledWith(1000);
  timeout.mockRestore();
});

test('what nobody can be called is not asked about', async () => {
  const { ask, fetch } = open(knows([ann]));
  for (const id of ['', 'Ann', 'a%20b', '~slots~', '../x', 'a'.repeat(141)])
    expect(await ask(id)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['somebody', [ann], ann],
  ['nobody', [], undefined],
])('an answer that names %s is believed for a moment, then asked for again', async (_who, people, entry) => {
  const { ask, clock, fetch } = open(knows(people));
  expect([await ask('ann'), await ask('ann')]).toEqual([entry, entry]);
  expect(fetch).toHaveBeenCalledTimes(1);
  clock.now = BELIEVED_MS + 1;
  await ask('ann');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('of many answers the oldest is forgotten', async () => {
  const { ask, fetch } = open(knows([]));
  for (let index = 0; index <= 500; index += 1) await ask(`id-${index}`);
  await ask('id-500');
  expect(fetch).toHaveBeenCalledTimes(501);
  await ask('id-0');
  expect(fetch).toHaveBeenCalledTimes(502);
});

test.each([
  ['is not there', () => Promise.reject(new Error('connect\nECONNREFUSED')), /connect ECONNREFUSED/],
  ['fails', () => new Response('no', { status: 500 }), /the answer is 500/],
  ['says something else', () => Response.json({ people: [{ name: 4 }] }), /registry was asked in vain/],
])(
  'a backend that %s finds nobody, is told in one line, and is left alone for a while',
  async (_what, answers, words) => {
    const { ask, clock, fetch, log } = open(answers);
    expect([await ask('ann'), await ask('ben')]).toEqual([undefined, undefined]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(words));
    expect(log.mock.calls[0]?.[0]).not.toContain('\n');
    clock.now = 5001;
    await ask('ann');
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

test('a crowd waits for no more than some answers at once', async () => {
  const waiting: (() => void)[] = [];
  const { ask, fetch } = open(
    () => new Promise((done) => waiting.push(() => done(Response.json({ people: [ann] })))),
  );
  const asked = Array.from({ length: 40 }, (_, index) => ask(`id-${index}`));
  expect(await asked[39]).toBeUndefined();
  waiting.forEach((answer) => answer());
  expect(await asked[0]).toEqual(ann);
  expect(fetch).toHaveBeenCalledTimes(32);
});
