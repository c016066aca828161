import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT, type JWTPayload } from 'jose';
import type { Person, ProductClient, TestProject } from './project.ts';

type Project = TestProject<ProductClient>;

export interface RawAnswer {
  status: number;
  text: string;
  headers: Headers;
}

/** Sends one request without supabase-js, with any token and header. */
export async function send(
  { backend }: Project,
  path: string,
  options: {
    method?: string;
    token?: string;
    body?: unknown;
    headers?: Record<string, string>;
  } = {},
): Promise<RawAnswer> {
  const { method = 'GET', token, body, headers = {} } = options;
  const response = await fetch(`${backend.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: backend.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

export async function tokenOf({ client }: Person<ProductClient>): Promise<string> {
  const { data } = await client.auth.getSession();
  if (data.session === null) throw new Error('Nobody is signed in');
  return data.session.access_token;
}

/** Signs a token with any claims. Defaults to the claims of a session and the backend's own secret. */
export async function forge(
  { dataDir }: Project,
  claims: JWTPayload,
  options: { secret?: string; expires?: string | number } = {},
): Promise<string> {
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')) as { jwtSecret: string };
  return new SignJWT({ aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(options.expires ?? '1h')
    .sign(new TextEncoder().encode(options.secret ?? keys.jwtSecret));
}

/** Builds a token whose header declares that it has no signature. */
export function unsigned(claims: JWTPayload, algorithm = 'none'): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}.`;
}

export const claimsOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
