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
  /** `redirect_to` of the request: lite drops it, the mailer needs it. */
  redirectTo: string | null;
  databaseError: DatabaseError | null;
  complaints: string[];
  /** Headers of the request, for `request.headers`. */
  headers?: Headers;
}

const scopes = new AsyncLocalStorage<Scope>();

/** What is known about the request under way; undefined outside one. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Runs with a scope of its own; console output inside it is kept as complaints. */
export async function inScope<T>(redirectTo: string | null, run: (scope: Scope) => Promise<T>): Promise<T> {
  quietConsole();
  const scope: Scope = { redirectTo, databaseError: null, complaints: [] };
  return scopes.run(scope, () => run(scope));
}

let isQuiet = false;

/** Lite prints every refused request. Inside a scope that is kept; anything else prints as before. */
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

/** Of auth and storage lite prints the database's error and answers a bare 500. */
function keep(scope: Scope, values: unknown[]): void {
  scope.complaints.push(values.map(describe).join(' '));
  for (const value of values) scope.databaseError ??= sqlErrorOf(value);
}

export const sqlErrorOf = (value: unknown): DatabaseError | null =>
  value instanceof Error && isDatabaseError(value) && /^[0-9A-Z]{5}$/.test(value.code) ? value : null;

const describe = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** Remembers the database's own error of a request, because lite answers some of them as a bare 500. */
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
 * Sets role, claims, and headers of a request in one statement, where lite takes six. Lite sets `request.headers` for
 * calls of functions alone; triggers of tables read the sender's address there as well.
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
