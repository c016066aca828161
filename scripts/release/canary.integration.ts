import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setKey } from 'shared-release/store';
import { promoteCanary } from './canary.ts';
import type { Candidate } from './candidate.ts';
import { type Counts, watchCanary } from './watch-canary.ts';
import { readSomethingLive } from './live.ts';
import { prune } from './prune.ts';
import { rollbackPackage, rollbackSet } from './rollback.ts';
import { describeStatus, readStatus } from './status.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { assertWhole, contextOf, first, keys, release, versionsIn } from './testing/releases.ts';

const MINUTE = 60_000;

/** Creates a store with a live release set and a canary of `mfe-marketing`, and a clock that the test moves. */
async function withCanary() {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const store = createMemoryStore(() => now);
  const said: string[] = [];
  const context = contextOf(store, { now: () => now, say: (line) => said.push(line) });
  await release(context, first);
  await release(context, { shell: 'two' });
  const canary = await release({ ...context, canary: 10 }, { 'mfe-marketing': 'tried' });
  const live = () => readSomethingLive(store, keys);
  const counts = new Map<string, Counts>();
  const none: Counts = { visitors: 0, withErrors: 0 };
  const readCounts = (sets: readonly string[]): Promise<Counts> => {
    const sum = sets.reduce((all, set) => {
      const { visitors, withErrors } = counts.get(set) ?? none;
      return { visitors: all.visitors + visitors, withErrors: all.withErrors + withErrors };
    }, none);
    return Promise.resolve(sum);
  };
  /** Checks once after each pause. Before a check, the clock advances and counts are set. */
  const watch = (pauses: readonly { after?: number; told?: Counts; act?: () => Promise<unknown> }[]) => {
    const left = [...pauses];
    return watchCanary(context, {
      readCounts,
      async wait() {
        const next = left.shift() ?? assert.fail('it was not decided');
        now += next.after ?? MINUTE;
        if (next.told) counts.set(canary.set.id, next.told);
        await next.act?.();
      },
    });
  };
  const pass = (ms: number) => (now += ms);
  const tell = (set: string | undefined, told: Counts) => void counts.set(set ?? '', told);
  return { store, context, canary, live, watch, said, pass, tell };
}

const before = { shell: 'two', 'mfe-marketing': 'one' };
const after = { shell: 'two', 'mfe-marketing': 'tried' };

void describe('a canary', () => {
  void test('leaves the live set as it is; it is told and kept, and there is one at a time', async () => {
    const { store, context, canary, live, pass } = await withCanary();
    assert.deepEqual([canary.sequence, canary.changed, canary.written.pages], [3, true, 1]);
    assert.deepEqual(await versionsIn(store), before);
    const { pointer } = await live();
    const { set, share, since, until } = pointer.canary ?? assert.fail('no canary');
    assert.deepEqual([set, share], [canary.set.id, 10]);
    assert.equal(Date.parse(until) - Date.parse(since), 60 * MINUTE);
    const told = describeStatus(await readStatus(store, keys)).join('\n');
    assert.match(told, new RegExp(`Canary: set ${set}, 10 % of the visitors since 2026-03-01 12:00 UTC`));
    assert.match(told, new RegExp(`canary ${set} for 10 %: publish mfe-marketing`));
    await assert.rejects(
      release({ ...context, canary: 5 }, { shell: 'three' }),
      new RegExp(`A canary runs, set ${set} since .*promote`),
    );
    await prune(store, keys, { now: Date.parse(since) + 50 * 24 * 60 * MINUTE });
    await promoteCanary(context, await live(), 'by hand');
    assert.deepEqual(await versionsIn(store), after);
    await assertWhole(store);
    assert.equal((await live()).pointer.canary, undefined);
    await assert.rejects(promoteCanary(context, await live(), 'by hand'), /No canary runs/);
    // An expired canary doesn't block releases.
    await release({ ...context, canary: 50 }, { shell: 'three' });
    pass(61 * MINUTE);
    await release(context, { shell: 'four' });
    assert.deepEqual(await versionsIn(store), { ...after, shell: 'four' });
    await assert.rejects(
      release(contextOf(createMemoryStore(), { canary: 10 }), first),
      /nothing that a canary could be compared with/,
    );
  });

  void test('another package goes live beneath it, and it goes on with that, for the same visitors', async () => {
    const { store, context, canary, live, watch, said, tell } = await withCanary();
    const { pointer: at } = await live();
    const seen: string[] = [];
    const gate = { rendered: [({ set }: Candidate) => (seen.push(set.id), [])] };
    const beneath = await release({ ...context, gate }, { shell: 'three' });
    assert.deepEqual(await versionsIn(store), { ...before, shell: 'three' });
    assert.deepEqual([beneath.sequence, beneath.written.pages], [4, 1]);
    const { pointer } = await live();
    const trial = pointer.canary ?? assert.fail('no canary');
    assert.deepEqual(seen, [beneath.set.id, trial.set], 'the gate has seen both');
    assert.notEqual(trial.set, canary.set.id);
    const { since, until, share } = at.canary ?? assert.fail();
    assert.deepEqual([trial.since, trial.until, trial.share], [since, until, share]);
    assert.ok(pointer.kept.some((kept) => kept.set === canary.set.id));
    assert.match(said.join('\n'), new RegExp(`canary ${canary.set.id} goes on with it, as set ${trial.set}`));
    // Counts of its earlier release set are included: 60 visitors before and 50 after are enough.
    const ended = await watch([
      { told: { visitors: 60, withErrors: 0 } },
      { act: async () => void (await release(context, { shell: 'four' })) },
      {
        after: 10 * MINUTE,
        act: async () => tell((await live()).pointer.canary?.set, { visitors: 50, withErrors: 0 }),
      },
    ]);
    assert.deepEqual([ended.end, ended.why.split(',')[0]], ['promoted', 'errors for 0 of 110 visitors']);
    assert.deepEqual(await versionsIn(store), { shell: 'four', 'mfe-marketing': 'tried' });
    await assertWhole(store);
  });

  void test('its own package waits for its end; what does not go with it goes live, and it is taken back', async () => {
    const { store, context, canary, live, said } = await withCanary();
    await assert.rejects(
      release(context, { shell: 'three', 'mfe-marketing': 'other' }),
      new RegExp(`A canary of mfe-marketing runs, set ${canary.set.id} since .*promote.*Other packages may`),
    );
    // Releasing the live version of `mfe-marketing` again is not a change.
    await release(context, { shell: 'three', 'mfe-marketing': 'one' });
    assert.ok((await live()).pointer.canary);
    const apart = {
      rendered: [
        ({ set }: Candidate) =>
          set.artefacts['mfe-marketing']?.version === '1.0.0-tried'
            ? [{ check: 'routes', package: 'mfe-marketing', message: 'not beside this' }]
            : [],
      ],
    };
    const size = store.kept.size;
    const tried = await release({ ...context, gate: apart, dryRun: true }, { shell: 'four' });
    assert.deepEqual([tried.written.pages, store.kept.size], [1, size]);
    assert.match(said.join('\n'), /The canary \w+ does not go with this: .*not beside this/);
    await release({ ...context, gate: apart }, { shell: 'four' });
    assert.deepEqual(await versionsIn(store), { ...before, shell: 'four' });
    assert.equal((await live()).pointer.canary, undefined);
    const [latest] = (await readStatus(store, keys)).history;
    assert.match(
      latest?.action ?? '',
      /^publish shell; canary \w+ taken back: .*routes: mfe-marketing: not beside/,
    );
  });

  void test('that is damaged in the store keeps nobody waiting', async () => {
    const { store, context, canary, live, said } = await withCanary();
    store.kept.delete(setKey(canary.set.id));
    await release(context, { shell: 'three' });
    assert.deepEqual(await versionsIn(store), { ...before, shell: 'three' });
    assert.equal((await live()).pointer.canary, undefined);
    assert.match(said.join('\n'), /canary \w+ cannot be served, and ends with this/);
  });

  void test('of two releases at once beneath it none is lost, and it has both', async () => {
    const { store, context, live } = await withCanary();
    await Promise.all([release(context, { shell: 'three' }), release(context, { 'mfe-cpps': 'one' })]);
    assert.deepEqual(await versionsIn(store), { ...before, shell: 'three', 'mfe-cpps': 'one' });
    await promoteCanary(context, await live(), 'by hand');
    assert.deepEqual(await versionsIn(store), { ...after, shell: 'three', 'mfe-cpps': 'one' });
    await assertWhole(store);
  });

  void test('that is bad turns itself back, and its files stay for the pages that are open', async () => {
    const { store, canary, live, watch } = await withCanary();
    const ended = await watch([
      { told: { visitors: 90, withErrors: 19 } },
      { told: { visitors: 95, withErrors: 20 } },
    ]);
    assert.deepEqual([ended.end, ended.set], ['taken back', canary.set.id]);
    assert.match(ended.why, /^errors for 20 of 95 visitors, the live set errors for 0 of 0 visitors$/);
    assert.deepEqual(await versionsIn(store), before);
    const { pointer } = await live();
    assert.deepEqual([pointer.canary, pointer.kept[0]?.set], [undefined, canary.set.id]);
    const [latest] = (await readStatus(store, keys)).history;
    assert.match(
      latest?.action ?? '',
      new RegExp(`^canary ${canary.set.id} taken back: errors for 20 of 95 visitors`),
    );
  });

  void test('that is healthy is made live for everybody, after 100 visitors and ten minutes', async () => {
    const { store, watch } = await withCanary();
    const ended = await watch([
      { told: { visitors: 99, withErrors: 1 } },
      { after: 8 * MINUTE },
      { after: MINUTE, told: { visitors: 100, withErrors: 1 } },
    ]);
    assert.equal(ended.end, 'promoted');
    assert.deepEqual(await versionsIn(store), after);
  });

  void test('is neither taken back nor promoted by reports of fewer than 20 visitors', async () => {
    const { store, live, watch, said } = await withCanary();
    const ended = await watch([
      { after: 11 * MINUTE, told: { visitors: 19, withErrors: 0 } },
      { told: { visitors: 60, withErrors: 19 } },
      {
        act: async () => {
          assert.ok((await live()).pointer.canary, 'it goes on');
          assert.match(said.join('\n'), /errors for 0 of 19 visitors, .*; a verdict takes 20 of them/);
          assert.match(said.join('\n'), /errors for 19 of 60 visitors, .*; a verdict takes 20 of them/);
        },
        told: { visitors: 60, withErrors: 20 },
      },
    ]);
    assert.equal(ended.end, 'taken back');
    assert.deepEqual(await versionsIn(store), before);
  });

  void test('goes on while somebody comes, and is over after an hour in which nobody does', async () => {
    const { store, live, watch } = await withCanary();
    const untils: string[] = [];
    const note = async () => void untils.push((await live()).pointer.canary?.until ?? 'none');
    const ended = await watch([
      { after: 40 * MINUTE, told: { visitors: 20, withErrors: 0 } },
      { act: note },
      { after: 10 * MINUTE, act: note },
      { after: 40 * MINUTE, act: note },
      { after: 20 * MINUTE, act: note },
    ]);
    assert.deepEqual(ended, { ...ended, end: 'taken back', why: 'it had no visitors for an hour' });
    assert.deepEqual(
      untils,
      Array.from({ length: 4 }, () => '2026-03-01T13:40:00.000Z'),
    );
    assert.deepEqual(await versionsIn(store), before);
  });

  void test('is ended by a way back of the whole or of a package; who watches is told', async () => {
    const one = await withCanary();
    const ended = await one.watch([{ act: () => rollbackSet(one.context) }]);
    assert.equal(ended.end, 'ended elsewhere');
    assert.deepEqual(await versionsIn(one.store), before);
    await rollbackSet(one.context);
    assert.deepEqual(await versionsIn(one.store), first);
    const other = await withCanary();
    await rollbackPackage(other.context, 'shell');
    assert.deepEqual(await versionsIn(other.store), first);
    assert.equal((await other.live()).pointer.canary, undefined);
  });

  void test('a backend that does not answer decides nothing', async () => {
    const { store, context, said } = await withCanary();
    let looks = 0;
    const readCounts = () => Promise.reject(new Error('the backend does not tell'));
    const wait = () => {
      looks += 1;
      return looks > 2 ? Promise.reject(new Error('seen enough')) : Promise.resolve();
    };
    await assert.rejects(watchCanary(context, { readCounts, wait }), /seen enough/);
    assert.equal(said.filter((line) => line.endsWith('the backend does not tell')).length, 3);
    assert.deepEqual(await versionsIn(store), before);
  });
});
