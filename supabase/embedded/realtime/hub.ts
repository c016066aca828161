import type { LiteConnection } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Change } from './change-feed.ts';
import { passesFilter } from './filters.ts';
import type { PublishedTable } from './tables.ts';
import { isVisible, keyOf, readableColumns, type Row } from './visibility.ts';

export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}
export interface Subscriber {
  topic: string;
  /** A private channel and a public one of the same name are two channels. */
  isPrivate: boolean;
  caller: Caller;
  bindings: Binding[];
  /** Whether own broadcasts come back. */
  hearsItself: boolean;
  send(event: string, payload: Record<string, unknown>): void;
  /** Ends the subscription because its token has expired. */
  expire(): void;
}

/** Everybody who listens, and who of them hears what. */
export class Hub {
  readonly #connection: LiteConnection;
  readonly #tables: Map<string, PublishedTable>;
  readonly #subscribers = new Set<Subscriber>();

  constructor(connection: LiteConnection, tables: PublishedTable[]) {
    this.#connection = connection;
    this.#tables = new Map(tables.map((table) => [table.oid, table]));
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  isPublished(schema: string, name: string | undefined): boolean {
    return [...this.#tables.values()].some(
      (table) => matchesName(schema, table.schema) && matchesName(name ?? '*', table.name),
    );
  }

  broadcast(
    { topic, isPrivate }: Pick<Subscriber, 'topic' | 'isPrivate'>,
    payload: Record<string, unknown>,
    from?: Subscriber,
  ): void {
    for (const subscriber of this.#subscribers) {
      if (subscriber.topic !== topic || subscriber.isPrivate !== isPrivate) continue;
      if (subscriber === from && !subscriber.hearsItself) continue;
      subscriber.send('broadcast', payload);
    }
  }

  /** Tells a change to those who may see its row. People with the same claims are asked about once. */
  async publish(change: Change): Promise<void> {
    const table = this.#tables.get(change.relation);
    const row = change.record ?? change.old_record;
    if (table === undefined || row === null) return;
    const verdicts = new Map<string, Promise<boolean>>();
    for (const subscriber of [...this.#subscribers]) {
      const ids = subscriber.bindings
        .filter((binding) => applies(binding, table, change, row))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      const { caller } = subscriber;
      if (caller.claims.exp !== undefined && caller.claims.exp * 1000 <= Date.now()) {
        subscriber.expire();
        continue;
      }
      const who = JSON.stringify(caller.claims);
      const verdict = verdicts.get(who) ?? isVisible(this.#connection, table, row, caller);
      verdicts.set(who, verdict);
      if ((await verdict) && this.#subscribers.has(subscriber)) {
        subscriber.send('postgres_changes', { ids, data: describe(change, table, caller.role) });
      }
    }
  }
}

const matchesName = (wanted: string, name: string): boolean => wanted === '*' || wanted === name;

const applies = (binding: Binding, table: PublishedTable, change: Change, row: Row): boolean =>
  matchesName(binding.event, change.type) &&
  matchesName(binding.schema, table.schema) &&
  matchesName(binding.table ?? '*', table.name) &&
  passesFilter(binding.filter, row);

/** As the default replica identity has it: of the old row only the key. */
function describe(change: Change, table: PublishedTable, role: string): Record<string, unknown> {
  const columns = readableColumns(table, role);
  const names = new Set(columns.map(({ name }) => name));
  const pick = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
  return {
    schema: table.schema,
    table: table.name,
    type: change.type,
    commit_timestamp: change.committed_at,
    columns: columns.map(({ name, type }) => ({ name, type })),
    record: change.record === null ? {} : pick(change.record),
    old_record: change.old_record === null ? {} : pick(keyOf(table, change.old_record)),
    errors: null,
  };
}
