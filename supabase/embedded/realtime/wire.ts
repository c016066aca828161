import type { Binding } from './hub.ts';
import type { Row } from './visibility.ts';

export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Decodes a message of the Phoenix protocol, version 1 (objects) or 2 (arrays). Only broadcasts are binary. */
export function decode(frame: Buffer, isBinary: boolean): Message | null {
  if (isBinary) return null;
  let value: unknown;
  try {
    value = JSON.parse(frame.toString('utf8'));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = Array.isArray(value)
    ? value
    : ['join_ref', 'ref', 'topic', 'event', 'payload'].map(
        (name) => (value as Record<string, unknown>)[name],
      );
  const [joinRef, ref, topic, event, payload] = fields as unknown[];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return {
    joinRef: typeof joinRef === 'string' ? joinRef : null,
    ref: typeof ref === 'string' ? ref : null,
    topic,
    event,
    payload: typeof payload === 'object' && payload !== null ? { ...payload } : {},
  };
}

export function encode({ joinRef, ref, topic, event, payload }: Message, version: 1 | 2): string {
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

const shape = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

export const isFilter = (filter: string): boolean => shape.test(filter);

/** Parses a filter such as `status=eq.draft` into a predicate. No filter matches every row. */
export function filterFor(filter: string | undefined): (row: Row) => boolean {
  if (filter === undefined || filter === '') return () => true;
  const [, column = '', operator = '', wanted = ''] = shape.exec(filter) ?? [];
  if (operator === 'in') {
    const list = new Set(wanted.replace(/^\((.*)\)$/s, '$1').split(','));
    return ({ [column]: value }) => value !== null && value !== undefined && list.has(textOf(value));
  }
  const accepts = accepted[operator];
  return ({ [column]: value }) =>
    accepts !== undefined && value !== null && value !== undefined && accepts(compare(value, wanted));
}

const accepted: Record<string, (order: number) => boolean> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

function compare(value: unknown, wanted: string): number {
  if (typeof value === 'number') return value - Number(wanted);
  const text = textOf(value);
  if (text === wanted) return 0;
  return text < wanted ? -1 : 1;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

let nextBinding = 1;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Builds the status message of a subscription. `unknown` is a binding on a table that isn't published. */
export const outcomeOf = (unknown: Binding | undefined): Record<string, unknown> =>
  unknown === undefined
    ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
    : {
        status: 'error',
        message: `Unable to subscribe to changes of ${unknown.schema}.${unknown.table ?? '*'}`,
      };
