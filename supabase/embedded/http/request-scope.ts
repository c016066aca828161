import { AsyncLocalStorage } from 'node:async_hooks';
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

const isDatabaseError = (value: unknown): value is DatabaseError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
