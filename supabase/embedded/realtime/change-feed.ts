import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Row } from './visibility.ts';

export interface Change {
  id: number;
  relation: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  record: Row | null;
  old_record: Row | null;
  committed_at: string;
}

interface Batch {
  changes: Change[];
  /** The oldest running transaction id and the next one to be assigned. Both only grow. */
  oldest: bigint;
  next: bigint;
}

/** Milliseconds between two batches, to collect changes. */
const rest = 100;

/**
 * Delivers changes in batches, in id order. An id is assigned before its transaction commits, so a missing id is either
 * pending or rolled back. The feed waits until every transaction that was running when it first missed the id has
 * ended.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #deliver: (changes: Change[]) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  /**
   * PGlite notifies inside the committing request. In that request's async context, its statements would join the
   * feed's transactions.
   */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  #last = 0;
  #gap: { id: number; barrier: bigint } | null = null;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #isStopped = false;

  constructor(
    database: Database,
    deliver: (changes: Change[]) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#deliver = deliver;
    this.#onFailure = onFailure;
  }

  /** Starts after the changes written so far, because no client was subscribed. */
  async start(): Promise<void> {
    const { rows } = await sql<{ last: string | number }>`
      select case when is_called then last_value else 0 end as last from realtime.changes_id_seq`.execute(
      this.#database.background,
    );
    this.#last = Number(rows[0]?.last ?? 0);
    await this.#forget();
    await this.#database.listen('realtime_changes', () => this.wake());
  }

  wake(): void {
    this.#isAsked = true;
    this.#running ??= this.#inOwnContext(() => this.#drain()).finally(() => {
      this.#running = null;
      if (this.#isAsked && !this.#isStopped) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      try {
        if (!(await this.#deliverReady())) {
          this.#isAsked = true;
          await delay(25);
        }
      } catch (error) {
        this.#onFailure(error);
        await delay(500);
        this.#isAsked = !this.#isStopped;
      }
    }
  }

  /** Delivers the available changes. Returns false while waiting for a missing id. */
  async #deliverReady(): Promise<boolean> {
    const { changes, oldest, next } = await this.#read();
    let count = 0;
    for (const { id } of changes) {
      const expected = this.#last + 1;
      if (id !== expected && !this.#isGone(expected, oldest, next)) break;
      this.#gap = null;
      this.#last = id;
      count += 1;
    }
    if (count > 0) {
      await this.#deliver(changes.slice(0, count));
      await this.#forget();
    }
    if (count < changes.length) return false;
    if (count > 0) {
      this.#isAsked = true;
      await delay(rest);
    }
    return true;
  }

  #isGone(id: number, oldest: bigint, next: bigint): boolean {
    if (this.#gap?.id !== id) this.#gap = { id, barrier: next };
    return oldest >= this.#gap.barrier;
  }

  async #read(): Promise<Batch> {
    const { rows } = await sql<{ changes: Change[]; oldest: string; next: string }>`
      select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next,
        coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'relation', c.relation::text, 'type', c.type,
          'record', c.record, 'old_record', c.old_record, 'committed_at', c.committed_at) order by c.id)
          from (select * from realtime.changes where id > ${this.#last} order by id limit 1000) c), '[]') as changes
      from pg_current_snapshot() s`.execute(this.#database.background);
    const [batch] = rows;
    return {
      changes: batch?.changes ?? [],
      oldest: BigInt(batch?.oldest ?? 0),
      next: BigInt(batch?.next ?? 0),
    };
  }

  async #forget(): Promise<void> {
    await sql`delete from realtime.changes where id <= ${this.#last}`.execute(this.#database.background);
  }
}
