import { spawnSync } from 'node:child_process';
import { root } from '@scripts/core/files';
import { findJobs, shardOf } from '../../../supabase/tests/harness/jobs.ts';
import { shardSteps } from './shard-steps.ts';
import { browserStep, databaseSteps, jestStep, lanesOf } from './steps.ts';

const shards = ['1/4', '2/4', '3/4', '4/4'];
const endToEnd = browserStep('');

test('the shards together have every step once, and divide the slow ones', () => {
  const divided = [jestStep().name, databaseSteps.database.name, endToEnd.name];
  const whole = lanesOf([], endToEnd)
    .flat()
    .map(({ name }) => name)
    .filter((name) => !divided.includes(name));
  const dealt = shards.map((shard) => shardSteps(endToEnd, shard).flat());
  const names = dealt.flat().map(({ name }) => name);
  expect(names.filter((name) => whole.includes(name)).sort()).toEqual(whole.sort());
  dealt.forEach((steps, index) => {
    const shard = shards[index] ?? '';
    for (const name of divided)
      expect(steps.find((step) => step.name === `${name}, shard ${shard}`)?.command).toContain(
        `--shard=${shard}`,
      );
  });
});

test('the shards together have every database job once', () => {
  const { all } = findJobs();
  expect(all.length).toBeGreaterThan(20);
  const dealt = shards.flatMap((shard) => shardOf(all, shard));
  expect(new Set(dealt)).toEqual(new Set(all));
  expect(dealt).toHaveLength(all.length);
});

test('the shards together have every unit test once', () => {
  const list = (...args: string[]) => {
    const [node, ...rest] = jestStep('--listTests', ...args).command;
    return spawnSync(node, rest, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n').sort();
  };
  const all = list();
  expect(all.length).toBeGreaterThan(300);
  expect([...list('--shard=1/2'), ...list('--shard=2/2')].sort()).toEqual(all);
}, 120_000);

test.each(['0/4', '5/4', '1', 'a/b', ''])('the shard "%s" is rejected', (shard) => {
  expect(() => shardOf([1], shard)).toThrow(`--shard=${shard}: expected a shard such as 1/4.`);
});
