import { authError, json } from './answers.ts';

export type Service = 'auth' | 'rest' | 'storage' | 'functions' | 'realtime';

const prefix = /^\/(auth|rest|storage|functions|realtime)\/v1(?:\/|$)/;

export const serviceOf = (pathname: string): Service | null =>
  (prefix.exec(pathname)?.[1] as Service | undefined) ?? null;

/** A refusal in the shape that clients of the service read. `code` is for programs. */
export function refusal(service: Service | null, status: number, code: string, message: string): Response {
  if (service === 'auth') return authError(status, code, message);
  if (service === 'storage') return json(status, { statusCode: String(status), error: code, message });
  return json(status, { code, message, details: null, hint: null });
}
