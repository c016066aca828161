import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';
import type { LiteConnection } from '../database/database.ts';

export interface DatabaseError {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
}
export interface Scope {
  /** The request's `redirect_to`. Lite drops it, but the mailer needs it. */
  redirectTo: string | null;
  databaseError: DatabaseError | null;
  complaints: string[];
  headers?: Headers;
}

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

/** Runs with a new scope. Console output inside it is stored as complaints. */
export async function inScope<T>(redirectTo: string | null, run: (scope: Scope) => Promise<T>): Promise<T> {
  quietConsole();
  const scope: Scope = { redirectTo, databaseError: null, complaints: [] };
  return scopes.run(scope, () => run(scope));
}

let isQuiet = false;

/** Lite prints every rejected request. Inside a scope this output is stored; elsewhere it is printed as usual. */
function quietConsole(): void {
  if (isQuiet) return;
  isQuiet = true;
  const output = globalThis.console;
  for (const method of ['error', 'warn'] as const) {
    const print = output[method].bind(output);
    output[method] = (...values: unknown[]) => {
      const scope = scopes.getStore();
      if (scope) keep(scope, values);
      else print(...values);
    };
  }
}

/** For auth and storage, lite prints the database's error and returns a bare 500. */
function keep(scope: Scope, values: unknown[]): void {
  scope.complaints.push(values.map(describe).join(' '));
  for (const value of values) scope.databaseError ??= sqlErrorOf(value);
}

export const sqlErrorOf = (value: unknown): DatabaseError | null =>
  value instanceof Error && isDatabaseError(value) && /^[0-9A-Z]{5}$/.test(value.code) ? value : null;

const describe = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** Stores a request's database error, because lite turns some errors into a bare 500. */
export function rememberDatabaseErrors(connection: LiteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error: unknown) => {
    const normal: unknown = normalize(error);
    const scope = scopes.getStore();
    if (scope && isDatabaseError(normal)) scope.databaseError = normal;
    return normal;
  };
}

interface RequestContext {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string };
}

/**
 * Sets a request's role, claims, and headers in one statement instead of lite's six. Lite sets `request.headers` for
 * function calls only, but table triggers also read the sender's address from it.
 */
export function setContextAtOnce(connection: LiteConnection): void {
  const applyJwtSessionContext = async (
    db: Kysely<unknown>,
    { auth = {}, storage }: RequestContext,
  ): Promise<void> => {
    const { role = 'anon', uid, jwt } = auth;
    const headers = Object.fromEntries(scopes.getStore()?.headers ?? []);
    const claims =
      typeof jwt === 'object' && jwt !== null
        ? sql`, set_config('request.jwt.claims', ${JSON.stringify(jwt)}, true)`
        : sql``;
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claim.sub', ${uid ?? ''}, true),
      set_config('request.jwt.claim.role', ${role}, true), set_config('request.headers', ${JSON.stringify(headers)}, true),
      set_config('storage.operation', ${storage?.operation ?? ''}, true)${claims}`.execute(db);
  };
  Object.assign(connection, { applyJwtSessionContext });
}

const isDatabaseError = (value: unknown): value is DatabaseError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
