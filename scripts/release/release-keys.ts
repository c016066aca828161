import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { CommandError } from './command-error.ts';

/** The keys that sign and verify a store's pointer. */
export interface ReleaseKeys {
  /** Null for a command that only reads. */
  readonly sign: JWK | null;
  readonly verify: JWK;
}

const [SIGNING, LIVE] = ['release-key.json', 'live-key.json'];

const publicShape = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string().optional(),
});
const privateShape = publicShape.extend({ d: z.string() });

const asText = (key: object) => `${JSON.stringify(key, null, 2)}\n`;
const half = ({ kty, crv, x, kid }: z.infer<typeof publicShape>): JWK => ({
  kty,
  crv,
  x,
  ...(kid === undefined ? {} : { kid }),
});

async function parseKey<Shape extends typeof publicShape>(text: string, shape: Shape, source: string) {
  try {
    const key = shape.parse(JSON.parse(text));
    await importJWK(key as JWK, 'EdDSA');
    return key;
  } catch (cause) {
    const kind = shape === (privateShape as typeof publicShape) ? 'private' : 'public';
    throw new CommandError(`${source} is no ${kind} Ed25519 key as JWK`, { cause });
  }
}

const signingPair = async (text: string, source: string): Promise<ReleaseKeys> => {
  const { d, ...rest } = await parseKey(text, privateShape, source);
  return { sign: { ...half(rest), d }, verify: half(rest) };
};

/** Creates a file with a mode. If another process was faster, its file remains. */
async function writeOnce(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}.part`;
  try {
    await writeFile(draft, text, { mode, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key) };
}

/**
 * Reads the keys next to a store in a folder, and creates them on first use. Only the owner may read the signing key.
 */
async function localKeys(folder: string): Promise<ReleaseKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, SIGNING);
  if ((await readIfThere(file)) === null) await writeOnce(file, asText(await newKey()), 0o600);
  const { mode } = await stat(file);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new CommandError(`${file} may be read by others: chmod 600 it, or remove it to get another key`);
  const keys = await signingPair(await readFile(file, 'utf8'), file);
  const beside = path.join(folder, LIVE);
  const known = await readIfThere(beside);
  if (known === null) await writeOnce(beside, asText(keys.verify), 0o644);
  else if ((await parseKey(known, publicShape, beside)).x !== keys.verify.x)
    throw new CommandError(`${beside} does not belong to ${file}: remove the one that is wrong`);
  return keys;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the keys of a store: RELEASE_KEY, a private JWK as text, or else the keys next to a store in a folder. A
 * command that only reads also accepts SITE_LIVE_KEY, the public JWK as text or a file, like the edge.
 *
 * @param folder of the store; undefined for object storage
 */
export async function keysFor(
  folder: string | undefined,
  { RELEASE_KEY, SITE_LIVE_KEY }: Environment,
  needs: 'sign' | 'verify',
): Promise<ReleaseKeys> {
  if (RELEASE_KEY) return signingPair(RELEASE_KEY, 'RELEASE_KEY');
  if (needs === 'verify' && SITE_LIVE_KEY) {
    const text = SITE_LIVE_KEY.trimStart().startsWith('{')
      ? SITE_LIVE_KEY
      : await readFile(SITE_LIVE_KEY, 'utf8');
    return { sign: null, verify: half(await parseKey(text, publicShape, 'SITE_LIVE_KEY')) };
  }
  if (folder !== undefined) return localKeys(path.dirname(folder));
  throw new CommandError(
    needs === 'sign'
      ? 'RELEASE_KEY is not set: only who has the key of a store may publish to it'
      : 'Set SITE_LIVE_KEY, the public key of the store, or RELEASE_KEY',
  );
}
