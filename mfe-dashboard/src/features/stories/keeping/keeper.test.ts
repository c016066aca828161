import { fakeErrors } from 'shared-auth/testing';
import type { Texts } from '../story.ts';
import type { Saved, StoryRow } from './doc.ts';
import type { KeptStory } from './kept-store.ts';
import { StoryKeeper } from './keeper.ts';

jest.useFakeTimers();

/** A server with one story, and a device that keeps things. */
function begin(kept: KeptStory[] = []) {
  const device = new Map(kept.map((one) => [one.story, one]));
  const sent: { base: Texts | null; patch: Texts }[] = [];
  let version = 1;
  let texts: Texts = {};
  const world = { failure: null as unknown, isOnline: true, hold: Promise.resolve() };
  const rowOf = (): StoryRow => ({
    id: 's',
    user_id: 'me',
    status: 'draft',
    title: '',
    client_id: null,
    situation: null,
    challenge: null,
    strategy: null,
    result: null,
    lesson: null,
    updated_at: '2026-11-23T14:15:00Z',
    updated_by: 'me',
    version,
    ...texts,
  });
  const keeper = new StoryKeeper({
    user: 'me',
    tab: 'tab',
    save: async (_id, base, patch): Promise<Saved> => {
      sent.push({ base, patch });
      await world.hold;
      if (world.failure) throw world.failure as Error;
      version += 1;
      texts = { ...texts, ...patch };
      return { story: rowOf(), refused: [], before: { by: null, at: '' } };
    },
    store: {
      list: () => Promise.resolve([...device.values()]),
      put: (one) => Promise.resolve(void device.set(one.story, one)),
      remove: (_user, story, tab) =>
        Promise.resolve(
          void (device.get(story)?.tab === (tab ?? device.get(story)?.tab) && device.delete(story)),
        ),
      clear: () => {
        device.clear();
        return Promise.resolve();
      },
    },
    isOnline: () => world.isOnline,
  });
  keeper.open('s', false);
  keeper.meet(rowOf());
  return { keeper, device, sent, world, rowOf, phase: () => keeper.stateOf('s')?.phase };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('typing is on the device after 300 ms, and on the server once it has rested', async () => {
  const { keeper, device, sent, phase } = begin();
  keeper.edit('s', 'title', 'A');
  await pass(300);
  expect([device.get('s')?.mine, sent, phase()]).toEqual([{ title: 'A' }, [], 'saving']);
  keeper.edit('s', 'title', 'AB');
  await pass(1500);
  expect([sent, phase(), device.size]).toEqual([
    [{ base: { title: '' }, patch: { title: 'AB' } }],
    'saved',
    0,
  ]);
});

test('who never rests is saved after ten seconds', async () => {
  const { keeper, sent } = begin();
  for (let second = 0; second <= 10; second += 1) {
    keeper.edit('s', 'lesson', `word ${String(second)}`);
    await pass(1000);
  }
  expect(sent).toHaveLength(1);
});

test('leaving a field sends at once, one request at a time', async () => {
  const { keeper, sent, world } = begin();
  const held = Promise.withResolvers<void>();
  world.hold = held.promise;
  keeper.edit('s', 'title', 'A');
  keeper.blur('s');
  keeper.edit('s', 'title', 'AB');
  const all = keeper.flush('s');
  await pass(0);
  expect(sent).toHaveLength(1);
  held.resolve();
  await expect(all).resolves.toBe(true);
  expect(sent.map(({ patch }) => patch.title)).toEqual(['A', 'AB']);
});

describe('a row that arrives while a save is on its way', () => {
  const begun = () => {
    const all = begin();
    const held = Promise.withResolvers<void>();
    all.world.hold = held.promise;
    all.keeper.edit('s', 'title', 'A');
    const saving = all.keeper.flush('s');
    return { ...all, answer: held.resolve, saving, doc: () => all.keeper.stateOf('s')?.doc };
  };

  test('is not taken for a conflict where it is that save', async () => {
    const { keeper, sent, answer, saving, rowOf, doc } = begun();
    keeper.edit('s', 'title', 'AB');
    keeper.meet({ ...rowOf(), title: 'A', version: 2 });
    expect(doc()?.conflicts).toEqual({});
    answer();
    await saving;
    await keeper.flush('s');
    expect(doc()?.conflicts).toEqual({});
    expect(sent.map(({ patch }) => patch.title)).toEqual(['A', 'AB']);
  });

  test('shows once the save has failed', async () => {
    const { keeper, world, answer, saving, rowOf, doc } = begun();
    world.failure = fakeErrors.database('57014', 'timeout');
    keeper.meet({ ...rowOf(), lesson: 'Theirs', version: 2 });
    answer();
    await saving;
    expect(doc()).toMatchObject({ row: { lesson: 'Theirs' }, mine: { title: 'A' } });
    keeper.stop();
  });
});

test('without a network it waits 5, 15, 60 and 120 seconds, and goes out when it can', async () => {
  const { keeper, device, sent, world, phase } = begin();
  world.failure = fakeErrors.unreachable();
  world.isOnline = false;
  keeper.edit('s', 'title', 'A');
  await pass(1500);
  expect([phase(), device.get('s')?.mine]).toEqual(['offline', { title: 'A' }]);
  for (const wait of [5, 15, 60, 120, 120]) {
    const before = sent.length;
    await pass(wait * 1000 - 1);
    expect(sent).toHaveLength(before);
    await pass(1);
    expect(sent).toHaveLength(before + 1);
  }
  world.failure = null;
  await keeper.flushAll();
  expect([phase(), device.size, keeper.unsent()]).toEqual(['saved', 0, []]);
});

test('a server that cannot answer is tried again, one that refuses is not', async () => {
  const { keeper, sent, world, phase } = begin();
  world.failure = fakeErrors.database('57014', 'timeout');
  keeper.edit('s', 'title', 'A');
  await pass(1500);
  expect(phase()).toBe('failed');
  world.failure = fakeErrors.database('PT409', 'frozen');
  await pass(5000);
  expect(phase()).toBe('refused');
  const { length } = sent;
  await pass(300_000);
  expect(sent).toHaveLength(length);
  await keeper.discard('s');
  expect(keeper.unsent()).toEqual([]);
});

test('what was kept before a reload is taken up and sent', async () => {
  const { keeper, device, sent } = begin([
    {
      user: 'me',
      story: 'n',
      isNew: true,
      title: 'Kept',
      base: { title: '' },
      mine: { title: 'Kept' },
      at: 1,
      tab: 'other',
    },
  ]);
  await keeper.start();
  await pass(0);
  expect([sent, device.size]).toEqual([[{ base: null, patch: { title: 'Kept' } }], 0]);
});
