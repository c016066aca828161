import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Turns, type TurnLimits } from './turns.ts';

/* PGlite has a single session. Lite's own driver can interleave two transactions on it, so that one request's `set
   local role` affects another request's statements. This dialect gives the session to one holder at a time. Lite also
   reads its catalog through the plain connection while the same request has an open transaction. Inside `withSession`,
   such a statement joins that transaction; otherwise it would wait forever. */
interface Session {
  holder: PgliteSession | null;
}
const sessions = new AsyncLocalStorage<Session>();

/** Opens the scope of one request. Statements outside its open transaction may join that transaction. */
export function withSession<T>(run: () => Promise<T>): Promise<T> {
  return sessions.run({ holder: null }, run);
}

class PgliteSession implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly release: () => void;
  inTransaction = false;

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite;
    this.release = release;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#pglite.query<R>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream');
  }
}

class SerialDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #turns: Turns;

  constructor(pglite: PGlite, limits?: Partial<TurnLimits>) {
    this.#pglite = pglite;
    this.#turns = new Turns(limits);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PgliteSession> {
    const session = sessions.getStore();
    if (session?.holder?.inTransaction) return new PgliteSession(this.#pglite, () => undefined);
    const endTurn = await this.#turns.take();
    const connection = new PgliteSession(this.#pglite, () => {
      if (session?.holder === connection) session.holder = null;
      endTurn();
    });
    if (session) session.holder = connection;
    return connection;
  }

  releaseConnection(connection: PgliteSession): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  async beginTransaction(connection: PgliteSession): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
    connection.inTransaction = true;
  }

  async commitTransaction(connection: PgliteSession): Promise<void> {
    connection.inTransaction = false;
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: PgliteSession): Promise<void> {
    connection.inTransaction = false;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Kysely dialect that isolates transactions on a PGlite instance. */
export function serialDialect(pglite: PGlite, limits?: Partial<TurnLimits>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SerialDriver(pglite, limits),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
