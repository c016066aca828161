import type { IncomingMessage } from 'node:http';
import { type JWTPayload, jwtVerify } from 'jose';
import { networkOf } from 'shared-contract/network';
import type { BackendKeys } from '../lite-app.ts';

export interface Caller {
  role: string;
  /** User id. Absent for visitors and the service role. */
  sub?: string;
  claims: JWTPayload & { role: string };
}

const plain = (role: string): Caller => ({ role, claims: { role } });

type Claims = JWTPayload & { role: string };

/** Returns the claims of a token signed by this backend, or null if the signature is wrong or the token has expired. */
async function claimsOf(token: string, keys: BackendKeys): Promise<JWTPayload | null> {
  try {
    const secret = new TextEncoder().encode(keys.jwtSecret);
    return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
  } catch {
    return null;
  }
}

/** True for a session token. Links to stored files are signed with the same secret. */
const isSession = (claims: JWTPayload): claims is Claims =>
  typeof claims['role'] === 'string' && [claims.aud].flat().includes('authenticated');

/** Returns the caller that a token or key identifies, or null if it is invalid. */
export async function callerOfToken(token: string, keys: BackendKeys): Promise<Caller | null> {
  if (token === keys.secretKey) return plain('service_role');
  if (token === keys.publishableKey) return plain('anon');
  const claims = await claimsOf(token, keys);
  if (claims === null || !isSession(claims)) return null;
  return { role: claims.role, claims, ...(claims.sub === undefined ? {} : { sub: claims.sub }) };
}

/** True if the request's token has a valid signature but is not a session token. */
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

/**
 * Returns the caller of a request, or null if the credentials are invalid. The key identifies the project. A user's
 * token overrides the key's role.
 */
export async function callerOf(request: Request, keys: BackendKeys): Promise<Caller | null> {
  const key = request.headers.get('apikey');
  const token = tokenOf(request);
  if (key !== null && key !== keys.publishableKey && key !== keys.secretKey) return null;
  if (key === keys.secretKey && (token === undefined || token === key)) return plain('service_role');
  if (token !== undefined) return callerOfToken(token, keys);
  return key === null ? null : callerOfToken(key, keys);
}

const header = 'cf-connecting-ip';

/**
 * Writes the client's address into the header that a hosted project's edge uses, and overwrites any value from the
 * sender. Without proxies, this is the remote address of the connection. Each trusted proxy appends the address that it
 * sees to `x-forwarded-for`. The entry of the outermost proxy is the visitor's address; the visitor can forge the
 * entries before it.
 */
export function vouchForAddress(request: IncomingMessage, trustedProxies: number): void {
  const { headers, rawHeaders } = request;
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = trustedProxies === 0 ? request.socket.remoteAddress : hops.at(-trustedProxies)?.trim();
  // Handlers read either `headers` or `rawHeaders`. The latter alternates names and values.
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === header) rawHeaders.splice(at, 2);
  }
  headers[header] = address;
  if (address) rawHeaders.push(header, address);
}

/**
 * Returns the address used to count attempts. For IPv6 this is the /64 network, because one sender controls the entire
 * network.
 */
export const clientNetwork = (request: Request): string => networkOf(clientAddress(request));

/** Returns the client's address, or `local` if the connection provides none. */
export const clientAddress = (request: Request): string => request.headers.get(header) ?? 'local';
