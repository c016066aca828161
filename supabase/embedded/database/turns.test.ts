import assert from 'node:assert/strict';
import { setImmediate as nextRound } from 'node:timers/promises';
import { mock, test } from 'node:test';
import { RefusedTurn, runAs, Turns, type Asker } from './turns.ts';

const asker = (lane: string): Asker => ({ lane, hasBegun: false, isRefused: false });

/** Queues turns while one is held, and returns their names in the order in which they were granted. */
async function orderOf(
  turns: Turns,
  queue: (add: (name: string, lane: string | null) => Promise<void>) => unknown,
) {
  const order: string[] = [];
  const all: Promise<void>[] = [];
  const turn = async (name: string): Promise<void> => {
    const end = await turns.take();
    order.push(name);
    end();
  };
  const end = await runAs(asker('first'), () => turns.take());
  queue((name, lane) => {
    const done = lane === null ? turn(name) : runAs(asker(lane), () => turn(name));
    all.push(done);
    return done;
  });
  end();
  await Promise.all(all);
  return order;
}

test('lanes are served in rotation, so that many requests of one caller do not delay another', async () => {
  const order = await orderOf(new Turns(), (add) => {
    for (const name of ['a1', 'a2', 'a3']) void add(name, 'a');
    for (const name of ['b1', 'b2']) void add(name, 'b');
  });
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a request that has begun is finished before another begins', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const turn = async (name: string): Promise<void> => {
    const end = await turns.take();
    order.push(name);
    end();
  };
  const begun = asker('begun');
  const end = await runAs(begun, () => turns.take());
  const all = ['a', 'b'].map((name) => runAs(asker(name), () => turn(name)));
  all.push(runAs(begun, () => turn('second')));
  end();
  await Promise.all(all);
  assert.deepEqual(order, ['second', 'a', 'b']);
});

test('own work yields to requests for three times as long as it took', async () => {
  let time = 0;
  const turns = new Turns({ now: () => time });
  const end = await turns.take();
  time = 10;
  end();
  const order = await orderOf(turns, (add) => {
    void add('own', null);
    for (const name of ['a', 'b']) void add(name, name).then(() => (time += 20));
  });
  assert.deepEqual(order, ['a', 'b', 'own'], 'own work is due at 40');
});

test('sockets and timers are served between the turns of a long queue', async () => {
  let time = 0;
  const turns = new Turns({ now: () => time });
  let rounds = 0;
  const stop = new AbortController();
  const counting = (async () => {
    for (; !stop.signal.aborted; rounds += 1) await nextRound();
  })();
  await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const end = await runAs(asker(String(n)), () => turns.take());
      time += 4;
      end();
    }),
  );
  stop.abort();
  await counting;
  assert.ok(rounds >= 20, `the loop went round ${rounds} times in 50 turns of 4 ms`);
});

test('a request that has not begun in time is refused, in all that it asks; one that has is not', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const turns = new Turns();
    const begun = asker('begun');
    const end = await runAs(begun, () => turns.take());
    const late = asker('late');
    const refused = assert.rejects(
      runAs(late, () => turns.take()),
      RefusedTurn,
    );
    const second = runAs(begun, () => turns.take());
    mock.timers.tick(8000);
    await refused;
    assert.equal(late.isRefused, true);
    await assert.rejects(
      runAs(late, () => turns.take()),
      RefusedTurn,
    );
    end();
    (await second)();
  } finally {
    mock.timers.reset();
  }
});
