import type { Kysely } from 'kysely';
import type { Caller } from '../http/caller.ts';
import type { Change } from './change-feed.ts';
import { filterFor } from './wire.ts';
import type { PublishedTable } from './tables.ts';
import { keyOf, readableColumns, visiblePlaces, type Question, type Row } from './visibility.ts';

export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}
export interface Subscriber {
  topic: string;
  /** A private and a public channel with the same name are separate channels. */
  isPrivate: boolean;
  caller: Caller;
  bindings: Binding[];
  send(event: string, payload: Record<string, unknown>): void;
  expire(): void;
}

export class Hub {
  readonly #db: Kysely<unknown>;
  readonly #onFailure: (error: unknown) => void;
  readonly #tables: Map<string, PublishedTable>;
  readonly #subscribers = new Set<Subscriber>();

  constructor(db: Kysely<unknown>, tables: PublishedTable[], onFailure: (error: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
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

  async publish(changes: Change[]): Promise<void> {
    const audiences = new Map<Change, Receiver[]>();
    for (const [oid, ofTable] of Map.groupBy(changes, ({ relation }) => relation)) {
      const table = this.#tables.get(oid);
      if (table) await this.#findReceivers(table, ofTable, audiences);
    }
    for (const change of changes) {
      const table = this.#tables.get(change.relation);
      if (table === undefined) continue;
      const bodies = new Map<string, Record<string, unknown>>();
      for (const { subscriber, caller, ids } of audiences.get(change) ?? []) {
        const { role, sub } = subscriber.caller;
        if (!this.#subscribers.has(subscriber) || role !== caller.role || sub !== caller.sub) continue;
        const data = bodies.get(role) ?? describe(change, table, role);
        bodies.set(role, data);
        subscriber.send('postgres_changes', { ids, data });
      }
    }
  }

  /**
   * Adds the receivers of one table's changes. Checks each combination of claims and policy-relevant column values only
   * once.
   */
  async #findReceivers(
    table: PublishedTable,
    changes: Change[],
    audiences: Map<Change, Receiver[]>,
  ): Promise<void> {
    const listeners = this.#listenersOf(table);
    if (listeners.length === 0) return;
    const places = new Map<string, number>();
    const rows: Row[] = [];
    const questions = new Map<string, Question>();
    const candidates: { change: Change; place: number; question: Question; receiver: Receiver }[] = [];
    for (const change of changes) {
      const row = change.record ?? change.old_record;
      if (row === null) continue;
      let place: number | undefined;
      for (const { subscriber, caller, who, bindings } of listeners) {
        const ids = bindings
          .filter(({ event, passes }) => matchesName(event, change.type) && passes(row))
          .map(({ id }) => id);
        if (ids.length === 0) continue;
        place ??= placeOf(row, table, places, rows);
        const question = questions.get(who) ?? { caller, places: new Set() };
        questions.set(who, question);
        question.places.add(place);
        candidates.push({ change, place, question, receiver: { subscriber, caller, ids } });
      }
    }
    const seen = await visiblePlaces(this.#db, table, rows, [...questions.values()], this.#onFailure);
    for (const { change, place, question, receiver } of candidates) {
      if (seen.get(question)?.has(place) !== true) continue;
      const receivers = audiences.get(change) ?? [];
      audiences.set(change, receivers);
      receivers.push(receiver);
    }
  }

  /** Returns the subscribers with bindings on the table. Ends those whose token has expired. */
  #listenersOf(table: PublishedTable) {
    return [...this.#subscribers].flatMap((subscriber) => {
      const { caller } = subscriber;
      const bindings = subscriber.bindings
        .filter(
          (binding) =>
            matchesName(binding.schema, table.schema) && matchesName(binding.table ?? '*', table.name),
        )
        .map(({ id, event, filter }) => ({ id, event, passes: filterFor(filter) }));
      if (bindings.length === 0) return [];
      if (caller.claims.exp !== undefined && caller.claims.exp * 1000 <= Date.now()) {
        subscriber.expire();
        return [];
      }
      return [{ subscriber, caller, who: JSON.stringify(caller.claims), bindings }];
    });
  }
}

interface Receiver {
  subscriber: Subscriber;
  caller: Caller;
  ids: number[];
}

/** Returns the index of the row's policy-relevant columns in `rows`, and adds them if missing. */
function placeOf(row: Row, { decisive }: PublishedTable, places: Map<string, number>, rows: Row[]): number {
  const read = Object.fromEntries(decisive.map((name) => [name, row[name]]));
  const key = JSON.stringify(read);
  const place = places.get(key) ?? rows.push(read) - 1;
  places.set(key, place);
  return place;
}

const matchesName = (wanted: string, name: string): boolean => wanted === '*' || wanted === name;

/** Like the default replica identity, includes only the key of the old row. */
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
