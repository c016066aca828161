import type { Binding } from './hub.ts';

let nextBinding = 1;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a client asks to hear of; what is no such thing is left out. */
export function bindingsOf(value: unknown): Binding[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ event, schema, table, filter }) => ({
    id: nextBinding++,
    event: typeof event === 'string' ? event.toUpperCase() : '*',
    schema: typeof schema === 'string' ? schema : 'public',
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof filter === 'string' ? { filter } : {}),
  }));
}

/** How a subscription went; `unknown` is what is not offered of it. */
export const outcomeOf = (unknown: Binding | undefined): Record<string, unknown> =>
  unknown === undefined
    ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
    : {
        status: 'error',
        message: `Unable to subscribe to changes of ${unknown.schema}.${unknown.table ?? '*'}`,
      };
