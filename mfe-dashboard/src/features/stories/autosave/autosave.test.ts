import { fakeErrors } from 'shared-auth/testing';
import type { Texts } from '../story.ts';
import { StoryAutosave } from './autosave.ts';
import type { Saved, StoryRow } from './document.ts';
import type { StoryDraft } from './draft-store.ts';

jest.useFakeTimers();

/** Fakes a server with one story and a device with storage. */
function begin(kept: StoryDraft[] = []) {
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
  const autosave = new StoryAutosave({
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
    },
    isOnline: () => world.isOnline,
  });
  autosave.open('s', false);
  autosave.meet(rowOf());
  return { autosave, device, sent, world, rowOf, phase: () => autosave.stateOf('s')?.phase };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('typing is on the device after 300 ms, and on the server once it has rested', async () => {
  const { autosave, device, sent, phase } = begin();
  autosave.edit('s', 'title', 'A');
  await pass(300);
  expect([device.get('s')?.mine, sent, phase()]).toEqual([{ title: 'A' }, [], 'saving']);
  autosave.edit('s', 'title', 'AB');
  await pass(1500);
  expect([sent, phase(), device.size]).toEqual([
    [{ base: { title: '' }, patch: { title: 'AB' } }],
    'saved',
    0,
  ]);
});

test('who never rests is saved after ten seconds', async () => {
  const { autosave, sent } = begin();
  for (let second = 0; second <= 10; second += 1) {
    autosave.edit('s', 'lesson', `word ${String(second)}`);
    await pass(1000);
  }
  expect(sent).toHaveLength(1);
});

test('leaving a field sends at once, one request at a time', async () => {
  const { autosave, sent, world } = begin();
  const held = Promise.withResolvers<void>();
  world.hold = held.promise;
  autosave.edit('s', 'title', 'A');
  autosave.blur('s');
  autosave.edit('s', 'title', 'AB');
  const all = autosave.flush('s');
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
    all.autosave.edit('s', 'title', 'A');
    const saving = all.autosave.flush('s');
    return { ...all, answer: held.resolve, saving, doc: () => all.autosave.stateOf('s')?.doc };
  };

  test('is not taken for a conflict where it is that save', async () => {
    const { autosave, sent, answer, saving, rowOf, doc } = begun();
    autosave.edit('s', 'title', 'AB');
    autosave.meet({ ...rowOf(), title: 'A', version: 2 });
    expect(doc()?.conflicts).toEqual({});
    answer();
    await saving;
    await autosave.flush('s');
    expect(doc()?.conflicts).toEqual({});
    expect(sent.map(({ patch }) => patch.title)).toEqual(['A', 'AB']);
  });

  test('shows once the save has failed', async () => {
    const { autosave, world, answer, saving, rowOf, doc } = begun();
    world.failure = fakeErrors.database('57014', 'timeout');
    autosave.meet({ ...rowOf(), lesson: 'Theirs', version: 2 });
    answer();
    await saving;
    expect(doc()).toMatchObject({ row: { lesson: 'Theirs' }, mine: { title: 'A' } });
    autosave.stop();
  });
});

test('without a network it waits 5, 15, 60 and 120 seconds, and goes out when it can', async () => {
  const { autosave, device, sent, world, phase } = begin();
  world.failure = fakeErrors.unreachable();
  world.isOnline = false;
  autosave.edit('s', 'title', 'A');
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
  await autosave.flushAll();
  expect([phase(), device.size, autosave.unsent()]).toEqual(['saved', 0, []]);
});

test('a server that cannot answer is tried again, one that refuses is not', async () => {
  const { autosave, sent, world, phase } = begin();
  world.failure = fakeErrors.database('57014', 'timeout');
  autosave.edit('s', 'title', 'A');
  await pass(1500);
  expect(phase()).toBe('failed');
  world.failure = fakeErrors.database('PT409', 'frozen');
  await pass(5000);
  expect(phase()).toBe('refused');
  const { length } = sent;
  await pass(300_000);
  expect(sent).toHaveLength(length);
  await autosave.discard('s');
  expect(autosave.unsent()).toEqual([]);
});

test('what was kept before a reload is taken up and sent', async () => {
  const { autosave, device, sent } = begin([
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
  await autosave.start();
  await pass(0);
  expect([sent, device.size]).toEqual([[{ base: null, patch: { title: 'Kept' } }], 0]);
});
