import { jwtVerify, type JWTPayload } from 'jose';
import type { BackendKeys } from '../lite-app.ts';

export interface Caller {
  role: string;
  /** User id; absent for visitors and the service role. */
  sub?: string;
  claims: JWTPayload & { role: string };
}

const plain = (role: string): Caller => ({ role, claims: { role } });

type Claims = JWTPayload & { role: string };

/** What one of our own tokens says; null for a token that is not ours or has expired. */
async function claimsOf(token: string, keys: BackendKeys): Promise<JWTPayload | null> {
  try {
    const secret = new TextEncoder().encode(keys.jwtSecret);
    return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
  } catch {
    return null;
  }
}

/** Whether it was made for a person. Links to stored files are signed with the same secret. */
const isSession = (claims: JWTPayload): claims is Claims =>
  typeof claims['role'] === 'string' && [claims.aud].flat().includes('authenticated');

/** Who a token speaks for; null for one that speaks for nobody here. */
export async function callerOfToken(token: string, keys: BackendKeys): Promise<Caller | null> {
  if (token === keys.secretKey) return plain('service_role');
  if (token === keys.publishableKey) return plain('anon');
  const claims = await claimsOf(token, keys);
  if (claims === null || !isSession(claims)) return null;
  return { role: claims.role, claims, ...(claims.sub === undefined ? {} : { sub: claims.sub }) };
}

/** Whether a request is signed with a token of ours that was made for something else than speaking for a person. */
export async function hasMisusedToken(request: Request, keys: BackendKeys): Promise<boolean> {
  const token = tokenOf(request);
  const claims = token === undefined ? null : await claimsOf(token, keys);
  return claims !== null && !isSession(claims);
}

const tokenOf = (request: Request): string | undefined =>
  request.headers
    .get('authorization')
    ?.replace(/^Bearer /i, '')
    .trim();

/** Who a request speaks for. The key says which project; a user's token goes before it. */
export async function callerOf(request: Request, keys: BackendKeys): Promise<Caller | null> {
  const key = request.headers.get('apikey');
  const token = tokenOf(request);
  if (key !== null && key !== keys.publishableKey && key !== keys.secretKey) return null;
  if (key === keys.secretKey && (token === undefined || token === key)) return plain('service_role');
  if (token !== undefined) return callerOfToken(token, keys);
  return key === null ? null : callerOfToken(key, keys);
}
