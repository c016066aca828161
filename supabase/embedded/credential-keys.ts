import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { readCredentialKeys } from '../functions/credentials/keys.ts';
import { type DataFolder, writePrivateFile } from './data-folder.ts';
import { messageOf, StartFailure } from './start-failure.ts';

/**
 * Adds a new key in front, which signs from then on. The earlier keys stay published so that their signatures still
 * verify.
 */
export async function withNewKey(before?: string): Promise<string> {
  const { keys = [] } = before === undefined ? {} : (JSON.parse(before) as { keys?: unknown[] });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  const jwk = { kty, crv, x, y } as { kty: string; crv: string; x: string; y: string };
  return JSON.stringify({ keys: [{ ...jwk, d, kid: await calculateJwkThumbprint(jwk) }, ...keys] });
}

/**
 * Returns the keys of a data folder. Creates them on the first run.
 *
 * @throws {StartFailure} If the file is unreadable or damaged. New keys could not verify earlier certificates.
 */
export async function embeddedCredentialKeys(folder: DataFolder): Promise<string> {
  const file = folder.at('credential-keys.json');
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartFailure(`${file} cannot be read (${messageOf(error)}): check its permissions`);
  });
  if (kept !== null) {
    await readCredentialKeys(kept, '').catch(() => {
      throw new StartFailure(
        `${file} is damaged: restore it from a copy, or remove it to get new keys (certificates signed with the old keys can no longer be verified)`,
      );
    });
    return kept;
  }
  const made = await withNewKey();
  await writePrivateFile(file, JSON.parse(made));
  return made;
}
