import { createFakeClient, fakeErrors } from 'shared-auth/testing';

interface Row {
  readonly answers: object;
  readonly step: number;
  readonly completed_at: string | null;
}

const names = {
  load: 'onboarding_answers.select',
  save: 'onboarding_answers.upsert',
  finish: 'rpc.finish_onboarding',
} as const;
type Call = keyof typeof names;

/** Fake database with the onboarding of the member `me`, if they have started one. */
export function createFakeOnboarding(first: Partial<Row> | null = null) {
  const nothing = { user_id: 'me', answers: {}, step: 0, completed_at: null };
  const rows = first ? [{ ...nothing, ...first }] : [];
  const { client, calls, failNext, table } = createFakeClient({
    tables: { onboarding_answers: rows },
    defaults: { onboarding_answers: (row) => ({ ...nothing, ...row }) },
  });
  const answers = table('onboarding_answers');
  const kindOf = (name: string) =>
    (Object.keys(names) as Call[]).find((call) => name.startsWith(names[call]));
  return {
    client,
    calls: () => calls.map(({ name }) => kindOf(name)),
    row: () => (answers.get('me') ?? null) as Row | null,
    /** Makes the next call of this kind fail without a response. */
    failNext: (call: Call) => failNext(names[call], fakeErrors.noAnswer()),
    /** Simulates a write by another device. */
    write: (changes: Partial<Row>) =>
      void answers.set('me', { ...nothing, ...answers.get('me'), ...changes }),
  };
}
