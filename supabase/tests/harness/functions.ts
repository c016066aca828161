import assert from 'node:assert/strict';
import type { Mail } from 'embedded-backend/mail';
import type { Person, ProductClient, TestProject } from './project.ts';
import { forge, send, tokenOf, unsigned } from './raw.ts';

type Project = TestProject<ProductClient>;
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls a function as a user, with a bare token, or as a visitor. */
export async function ask(
  project: Project,
  name: string,
  body: unknown,
  options: { as?: Person<ProductClient>; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const token = options.as === undefined ? options.token : await tokenOf(options.as);
  const { status, text } = await send(project, `/functions/v1/${name}`, {
    method: 'POST',
    body,
    ...(token === undefined ? {} : { token }),
    ...(options.headers === undefined ? {} : { headers: options.headers }),
  });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
}

/** Returns invalid tokens: forged, expired, unsigned, and one that claims the service role. */
export async function badTokens(project: Project, person: Person<ProductClient>): Promise<string[]> {
  const claims = { sub: person.id, role: 'authenticated', aud: 'authenticated' };
  const [head = '', , signature = ''] = (await tokenOf(person)).split('.');
  const swapped = Buffer.from(JSON.stringify({ ...claims, exp: 4_102_444_800 })).toString('base64url');
  return [
    await forge(project, claims, { secret: 'a-secret-of-somebody-else-that-is-long-enough' }),
    await forge(project, claims, { expires: 1 }),
    unsigned({ ...claims, exp: 4_102_444_800 }),
    unsigned({ role: 'service_role', exp: 4_102_444_800 }),
    `${head}.${swapped}.${signature}`,
    'nonsense',
  ];
}

export async function mailTo({ backend }: Project, address: string): Promise<Mail[]> {
  const response = await fetch(`${backend.url}/inbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

export interface Followed {
  person: Person<ProductClient>;
  token: string;
  page: URL;
}

/** Follows the link in the newest email of the auth server to an address. */
export async function openAuthLink(project: Project, address: string): Promise<Followed> {
  const letters = await mailTo(project, address);
  const link = letters.find((mail) => mail.link !== undefined)?.link;
  assert.ok(link, `no letter with a link to ${address}`);
  const response = await fetch(link, { redirect: 'manual' });
  const page = new URL(response.headers.get('location') ?? '');
  const fragment = new URLSearchParams(page.hash.slice(1));
  const client = project.visitor();
  const { data, error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  assert.equal(error, null);
  const person = { client, id: data.user?.id ?? '', email: address, password: '' };
  return { person, token: page.searchParams.get('invitation') ?? '', page };
}

/** Returns the links of invitations to an address, newest first. */
export async function invitationsTo(project: Project, address: string): Promise<URL[]> {
  const found = (await mailTo(project, address)).map(({ text }) => /\S+\?invitation=\S+/.exec(text)?.[0]);
  return found.flatMap((link) => (link === undefined ? [] : [new URL(link)]));
}

/** Opens the newest invitation to an address, as its page does. */
export async function openEmailLink(project: Project, address: string): Promise<Followed> {
  const [page] = await invitationsTo(project, address);
  assert.ok(page, `no invitation to ${address}`);
  const token = page.searchParams.get('invitation') ?? '';
  const { status, body } = await ask(project, 'open-invitation', { token });
  assert.equal(status, 200, JSON.stringify(body));
  const client = project.visitor();
  const { data, error } = await client.auth.verifyOtp({
    token_hash: String(body['tokenHash']),
    type: body['type'] as 'invite',
  });
  assert.equal(error, null);
  const person = { client, id: data.user?.id ?? '', email: address, password: '' };
  return { person, token, page };
}

export const newAddress = (name: string): string => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
