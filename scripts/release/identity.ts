import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { describeProblems } from '../../shell/server/describe-problems.ts';
import { Refusal } from './refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const rightsSchema = z.strictObject({
  /** Who says who somebody is: the CI that runs the release job. */
  issuer: z.url(),
  /** Where its public keys are. */
  keys: z.url(),
  /** What the token has to be made for. */
  audience: z.string().min(1),
  identities: z.array(z.strictObject({ subject: z.string().min(1), owner: z.string().min(1) })).min(1),
});

/** `release-rights.json`: which owner of CODEOWNERS an identity of the CI stands for. */
export type Rights = z.infer<typeof rightsSchema>;

export function parseRights(text: string, source: string): Rights {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(`${source} is not JSON`, { cause });
  }
  const result = rightsSchema.safeParse(value);
  if (!result.success) throw new Refusal(`${source}: ${describeProblems(result.error)}`);
  return result.data;
}

/** Who gave the command, as the CI has signed it. */
export interface Identity {
  readonly owner: string;
  /** For the history. */
  readonly author: string;
}

/** Settings that a build has no use for: who has them is somebody. */
export const IDENTITY_SETTINGS = [
  'RELEASE_IDENTITY',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
] as const;

const PATIENCE_MS = 10_000;

/** A token made for this, as GitHub gives it to a job that may ask for one. */
async function askForToken(address: string, secret: string, audience: string): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const answer = await fetch(url, {
    headers: { authorization: `bearer ${secret}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Refusal(`The CI does not say who runs this: ${answer.status}`);
  return z.object({ value: z.string() }).parse(await answer.json()).value;
}

async function tokenFrom(environment: Environment, { audience }: Rights): Promise<string> {
  const { RELEASE_IDENTITY, ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN } = environment;
  if (RELEASE_IDENTITY) return RELEASE_IDENTITY;
  if (ACTIONS_ID_TOKEN_REQUEST_URL && ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    return askForToken(ACTIONS_ID_TOKEN_REQUEST_URL, ACTIONS_ID_TOKEN_REQUEST_TOKEN, audience);
  throw new Refusal(
    'RELEASE_IDENTITY is not set: whoever releases by RELEASE_KEY says who they are, by a token of the CI. Without one: --break-glass, which the history tells.',
  );
}

/** @throws a {@link Refusal} that says why nobody is known by the token */
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
    throw new Refusal(`RELEASE_IDENTITY is refused: ${why}`, { cause });
  });
  const found = identities.find(({ subject }) => subject === payload.sub);
  if (!found)
    throw new Refusal(`RELEASE_IDENTITY is refused: ${String(payload.sub)} is none of release-rights.json`);
  const { actor } = payload;
  return {
    owner: found.owner,
    author: `${typeof actor === 'string' ? actor : found.subject} (${found.owner})`,
  };
}

/** Refuses packages that an owner does not own, all of them by name. */
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
      throw new Refusal(
        `${owner} may not release ${others.join('; nor ')} (CODEOWNERS). Nothing was changed.`,
      );
  };
}
