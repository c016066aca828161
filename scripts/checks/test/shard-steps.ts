import { shardOf } from '../../../supabase/tests/harness/jobs.ts';
import type { Step } from './run-steps.ts';
import { databaseSteps, jestStep, lanesOf } from './steps.ts';

const withShard = (step: Step, shard: string): Step => ({
  ...step,
  name: `${step.name}, shard ${shard}`,
  command: [...step.command, `--shard=${shard}`],
});

/**
 * Returns the lanes of one of several machines. Jest, Playwright, and the database tests divide their files; other steps
 * run on one machine each.
 */
export function shardSteps(endToEnd: Step, shard: string): Step[][] {
  const divided: readonly Step[] = [jestStep(), databaseSteps.database, endToEnd];
  const lanes = lanesOf(divided.slice(0, 1), endToEnd);
  const own = shardOf(
    lanes.flat().filter((step) => !divided.includes(step)),
    shard,
  );
  return lanes.map((lane) =>
    lane.flatMap((step) => {
      if (divided.includes(step)) return [withShard(step, shard)];
      return own.includes(step) ? [step] : [];
    }),
  );
}
