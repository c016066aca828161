import type { DataClient } from 'shared-auth/supabase-client';

interface Row {
  readonly answers: object;
  readonly step: number;
  readonly completed_at: string | null;
}

type Call = 'load' | 'save' | 'finish';

/** As much of the data client as the onboarding uses, over one row in memory. */
export function createFakeOnboarding(first: Partial<Row> | null = null) {
  let row: Row | null = first && { answers: {}, step: 0, completed_at: null, ...first };
  const calls: Call[] = [];
  const failures: Call[] = [];
  /** The answer to a call, as the builder gives it: it may be bound to a signal first. */
  const answer = (call: Call, work: () => object | null) => {
    const settle = async () => {
      calls.push(call);
      if (failures[0] === call) {
        failures.shift();
        return { data: null, error: { message: 'TypeError: Failed to fetch', code: '' } };
      }
      return { data: work(), error: null };
    };
    return { abortSignal: () => ({ maybeSingle: settle, then: (done: never) => settle().then(done) }) };
  };
  const client = {
    from: () => ({
      select: () => ({ eq: () => answer('load', () => row) }),
      upsert: (given: { answers: object; step: number }) =>
        answer('save', () => {
          row = { completed_at: row?.completed_at ?? null, answers: given.answers, step: given.step };
          return null;
        }),
    }),
    rpc: () =>
      answer('finish', () => {
        if (row) row = { ...row, completed_at: row.completed_at ?? '2026-11-20T15:00:00Z' };
        return null;
      }),
  };
  return {
    // The fake is smaller than the library: this is the one place that says so to the compiler.
    client: client as unknown as DataClient,
    calls,
    row: () => row,
    /** The next call of this kind gets no answer. */
    failNext: (call: Call) => failures.push(call),
    /** What another device writes meanwhile. */
    write: (changes: Partial<Row>) => {
      row = { answers: {}, step: 0, completed_at: null, ...row, ...changes };
    },
  };
}
