import { isDiskFull } from '../start-failure.ts';
import { json } from './answers.ts';
import type { DatabaseError } from './request-scope.ts';
import { refusal, type Service } from './services.ts';

/** Trouble of the server itself: its message names files and processes, and is for the log. */
export const isInner = (code: string): boolean => /^(08|53|57|58|XX)/.test(code);

/** A database's error as PostgREST answers it; other services in their own shape. */
export function databaseAnswer(error: DatabaseError, service: Service | null): Response {
  const { code, message, detail, hint } = error;
  const status = statusOf(code);
  if (isInner(code)) {
    const words = isDiskFull(error) ? 'The disk of the database is full' : 'The database could not do this';
    return refusal(service, status, code, words);
  }
  return service === 'rest'
    ? json(status, { code, message, details: detail ?? null, hint: hint ?? null })
    : refusal(service, status, 'validation_failed', 'The database does not take these values');
}

function statusOf(code: string): number {
  if (code === '23503' || code === '23505') return 409;
  if (code === 'P0001' || /^(22|23)/.test(code)) return 400;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(P0|40|55|57|58|XX)/.test(code)) return 500;
  return 400;
}
