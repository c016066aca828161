import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { ask, mailTo, type Answer } from './functions.ts';
import { succeed, unwrap, type Person, type ProductClient, type TestProject } from './project.ts';
import { cpaRow } from './sample-rows.ts';

/** Helpers for delayed decisions: apply, decide, let the undo window pass, and call the timer's function. */
export function pendingDecisions(project: TestProject<ProductClient>, admin: Person<ProductClient>) {
  const { service } = project;
  const onHold = async (id: string) =>
    unwrap(await service.from('application_decisions').select('*').eq('application_id', id));
  const clock = async () => {
    const { status, body } = await ask(project, 'send-decisions', { due: 'decisions' });
    assert.deepEqual([status, body], [200, {}]);
  };
  /** Ends the decision's one-minute undo window. */
  const minuteIsOver = async (id: string): Promise<void> => {
    const letter_at = new Date(Date.now() - 1000).toISOString();
    succeed(await service.from('application_decisions').update({ letter_at }).eq('application_id', id));
  };
  /** Waits until the decision is carried out, because the backend's own timer may have started it. */
  const isDone = async (id: string): Promise<void> => {
    for (let turn = 0; turn < 400; turn += 1) {
      if ((await onHold(id)).length === 0) return;
      await setTimeout(25);
    }
    assert.fail('the decision is still on hold');
  };
  return {
    onHold,
    clock,
    minuteIsOver,
    isDone,
    apply: async (email: string, more: { user_id?: string | null; cohort_id?: string } = {}) =>
      unwrap(
        await service
          .from('certification_applications')
          .insert({ ...cpaRow, email, user_id: null, ...more })
          .select('id')
          .single(),
      ).id,
    hold: (
      applicationId: string,
      decision: string,
      { as = admin, ...more }: { as?: Person<ProductClient>; note?: string; cohortId?: string; waits?: boolean } = {}, // oxfmt-ignore
    ): Promise<Answer> =>
      ask(project, 'decide-application', { applicationId, decision, mode: 'hold', ...more }, { as }),
    carryOut: async (id: string): Promise<void> => {
      await minuteIsOver(id);
      await clock();
      await isDone(id);
    },
    statusOf: async (id: string) =>
      unwrap(await service.from('certification_applications').select('status').eq('id', id).single()).status,
    seatsOf: async (id: string) =>
      unwrap(await service.from('cohort_members').select('cohort_id').eq('application_id', id)),
    lettersTo: async (address: string) =>
      (await mailTo(project, address)).filter(
        ({ kind, subject }) => kind === 'notice' && !subject.includes(' invited you to '),
      ),
    /** Closes all cohorts and opens these. Returns their ids. */
    onlyCohorts: async (...cohorts: { name: string; seats: number; weeks: number }[]): Promise<string[]> => {
      succeed(await service.from('cohorts').update({ status: 'finished' }).neq('status', 'finished'));
      const rows = cohorts.map(({ weeks, ...cohort }) => ({
        ...cohort,
        starts_on: new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10),
        status: 'open' as const,
      }));
      return unwrap(await service.from('cohorts').insert(rows).select('id')).map(({ id }) => id);
    },
  };
}
