import { readFile } from 'node:fs/promises';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { DataFolder } from './data-folder.ts';
import { writePrivateFile } from './private-file.ts';

/** A key set with a new key in front, which signs from then on; the ones before stay published. */
export async function withNewKey(before?: string): Promise<string> {
  const { keys = [] } = before === undefined ? {} : (JSON.parse(before) as { keys?: unknown[] });
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  const jwk = { kty, crv, x, y } as { kty: string; crv: string; x: string; y: string };
  return JSON.stringify({ keys: [{ ...jwk, d, kid: await calculateJwkThumbprint(jwk) }, ...keys] });
}

/** The keys of a data folder, made at its first run and kept. */
export async function embeddedCredentialKeys(folder: DataFolder): Promise<string> {
  const file = folder.at('credential-keys.json');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const made = await withNewKey();
  await writePrivateFile(file, JSON.parse(made));
  return made;
}
