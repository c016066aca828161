import type { DatabaseError } from './request-scope.ts';

export const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** Refusal in the shape of the auth server. */
export const authError = (status: number, errorCode: string, message: string): Response =>
  json(status, { code: status, error_code: errorCode, msg: message });

/** Database errors as PostgREST answers them. */
export function databaseAnswer(error: DatabaseError): Response {
  const { code, message, detail, hint } = error;
  return json(statusOf(code), { code, message, details: detail ?? null, hint: hint ?? null });
}

function statusOf(code: string): number {
  if (code === '23503' || code === '23505') return 409;
  if (code === 'P0001' || /^(22|23)/.test(code)) return 400;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(P0|40|55|57|58|XX)/.test(code)) return 500;
  return 400;
}
