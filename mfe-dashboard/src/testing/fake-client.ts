import type { DataClient } from 'shared-auth/supabase-client';

interface Answer {
  readonly data?: unknown;
  readonly count?: number;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** What a query asked for: its table (`rpc <name>` for a function), then every call of the builder with its arguments. */
export type Query = readonly [table: string, ...steps: readonly (readonly [string, ...unknown[]])[]];

/** A data client that records queries and answers each with what `answer` says. */
export function fakeClient(answer: (query: Query) => Answer) {
  const queries: Query[] = [];
  const from = (table: string) => {
    const steps: [string, ...unknown[]][] = [];
    const builder: object = new Proxy(
      {},
      {
        get: (_target, method: string) => {
          if (method !== 'then') {
            return (...values: unknown[]) => {
              steps.push([method, ...values]);
              return builder;
            };
          }
          return (done: (result: unknown) => unknown) => {
            const query: Query = [table, ...steps];
            queries.push(query);
            const { data = [], count = null, error = null } = answer(query);
            return Promise.resolve({ data: error ? null : data, count, error }).then(done);
          };
        },
      },
    );
    return builder;
  };
  const rpc = (name: string) => from(`rpc ${name}`);
  return { client: { from, rpc } as unknown as DataClient, queries };
}
