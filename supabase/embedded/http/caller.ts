import { jwtVerify, type JWTPayload } from 'jose';
import type { BackendKeys } from '../lite-app.ts';

export interface Caller {
  role: string;
  /** User id; absent for visitors and the service role. */
  sub?: string;
  claims: JWTPayload & { role: string };
}

const plain = (role: string): Caller => ({ role, claims: { role } });

/** Who a token speaks for; null for a token that is not ours or has expired. */
export async function callerOfToken(token: string, keys: BackendKeys): Promise<Caller | null> {
  if (token === keys.secretKey) return plain('service_role');
  if (token === keys.publishableKey) return plain('anon');
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(keys.jwtSecret), {
      algorithms: ['HS256'],
    });
    const role = typeof payload['role'] === 'string' ? payload['role'] : 'authenticated';
    return { role, claims: { ...payload, role }, ...(payload.sub === undefined ? {} : { sub: payload.sub }) };
  } catch {
    return null;
  }
}

/** Who a request speaks for. The key says which project; a user's token goes before it. */
export async function callerOf(request: Request, keys: BackendKeys): Promise<Caller | null> {
  const key = request.headers.get('apikey');
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  if (key !== null && key !== keys.publishableKey && key !== keys.secretKey) return null;
  if (key === keys.secretKey && (token === undefined || token === key)) return plain('service_role');
  if (token !== undefined) return callerOfToken(token, keys);
  return key === null ? null : callerOfToken(key, keys);
}
