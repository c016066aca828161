import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersOf, root } from '@scripts/core/files';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { describeProblems } from 'shared-release/release';
import { z } from 'zod';
import { CommandError } from './command-error.ts';
import type { Command } from './command.ts';
import type { PublishContext } from './publish.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** HTTPS, or this machine. */
const webhookUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => text.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(text).hostname),
    'expected an https:// address',
  );

/** Where an owner is notified of new errors. */
const addresses = z
  .strictObject({ email: z.email().optional(), webhook: webhookUrl.optional() })
  .refine(({ email, webhook }) => email !== undefined || webhook !== undefined, 'expected email or webhook');
export type OwnerAddresses = z.infer<typeof addresses>;

const rightsSchema = z.strictObject({
  /** The CI that runs the release job and issues identity tokens. */
  issuer: z.url(),
  /** URL of its public keys. */
  keys: z.url(),
  audience: z.string().min(1),
  identities: z.array(z.strictObject({ subject: z.string().min(1), owner: z.string().min(1) })).min(1),
  owners: z.record(z.string(), addresses).default({}),
});

/** `release-rights.json`: maps identities of the CI to owners in CODEOWNERS, and owners to their addresses. */
export type Rights = z.infer<typeof rightsSchema>;

export function parseRights(text: string, source: string): Rights {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`${source} is not JSON`, { cause });
  }
  const result = rightsSchema.safeParse(value);
  if (!result.success) throw new CommandError(`${source}: ${describeProblems(result.error)}`);
  return result.data;
}

/** The author of a command, from the token that the CI signed. */
export interface Identity {
  readonly owner: string;
  /** For the history. */
  readonly author: string;
}

/** Settings that a build must not inherit, because they authenticate the release job. */
export const IDENTITY_SETTINGS = [
  'RELEASE_IDENTITY',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
] as const;

const PATIENCE_MS = 10_000;

/** Requests a token for this audience, which GitHub issues to a job with permission. */
async function askForToken(address: string, secret: string, audience: string): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const answer = await fetch(url, {
    headers: { authorization: `bearer ${secret}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new CommandError(`The CI does not say who runs this: ${answer.status}`);
  return z.object({ value: z.string() }).parse(await answer.json()).value;
}

async function tokenFrom(environment: Environment, { audience }: Rights): Promise<string> {
  const { RELEASE_IDENTITY, ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = environment;
  if (RELEASE_IDENTITY) return RELEASE_IDENTITY;
  if (ACTIONS_ID_TOKEN_REQUEST_URL && ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    return askForToken(ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN, audience);
  throw new CommandError(
    'RELEASE_IDENTITY is not set: whoever releases by RELEASE_KEY says who they are, by a token of the CI. Without one: --break-glass, which the history tells.',
  );
}

/** @throws a {@link CommandError} with the reason if the token is invalid or its identity is unknown */
export async function identify(environment: Environment, rights: Rights): Promise<Identity> {
  const token = await tokenFrom(environment, rights);
  const { issuer, audience, identities } = rights;
  const keys = createRemoteJWKSet(new URL(rights.keys), { timeoutDuration: PATIENCE_MS });
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['RS256', 'ES256', 'EdDSA'],
    requiredClaims: ['sub', 'exp'],
  }).catch((cause: unknown) => {
    const why = cause instanceof errors.JOSEError ? cause.message : 'the keys of its issuer do not answer';
    throw new CommandError(`RELEASE_IDENTITY is refused: ${why}`, { cause });
  });
  const found = identities.find(({ subject }) => subject === payload.sub);
  if (!found)
    throw new CommandError(
      `RELEASE_IDENTITY is refused: ${String(payload.sub)} is none of release-rights.json`,
    );
  const { actor } = payload;
  return {
    owner: found.owner,
    author: `${typeof actor === 'string' ? actor : found.subject} (${found.owner})`,
  };
}

/** Returns a function that throws a {@link CommandError} with the names of all packages that the owner doesn't own. */
export function releaserOf(
  { owner }: Pick<Identity, 'owner'>,
  ownersOf: (name: string) => readonly string[],
): (packages: readonly string[]) => void {
  return (packages) => {
    const others = packages
      .map((name) => ({ name, owners: ownersOf(name) }))
      .filter(({ owners }) => !owners.includes(owner))
      .map(({ name, owners }) => `${name}, which is ${owners.join(' or ')}'s`);
    if (others.length > 0)
      throw new CommandError(
        `${owner} may not release ${others.join('; nor ')} (CODEOWNERS). Nothing was changed.`,
      );
  };
}

/** The author for the history, and the packages that they may release. */
export type Releaser = Pick<PublishContext, 'author' | 'mayRelease'>;

export const RIGHTS_FILE = 'release-rights.json';

/**
 * Determines the author of a command that changes what is live. RELEASE_KEY is for a shared store: the CI identifies
 * the author, who may release only their own packages. The command's packages are checked before any build.
 */
export async function releaserFor(
  { author, names, stored, breakGlass }: Pick<Command, 'author' | 'names' | 'stored' | 'breakGlass'>,
  environment: Readonly<Record<string, string | undefined>>,
  source = path.join(root, RIGHTS_FILE),
): Promise<Releaser> {
  if (breakGlass) return { author: `${author} (break glass)` };
  // A store with a local key has a single owner.
  if (!environment['RELEASE_KEY']) return { author };
  const identity = await identify(environment, parseRights(await readFile(source, 'utf8'), RIGHTS_FILE));
  const mayRelease = releaserOf(identity, ownersOf);
  mayRelease([...names, ...stored.map(({ name }) => name)]);
  return { author: identity.author, mayRelease };
}
