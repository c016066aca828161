import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../lib/integrity.ts';
import { providedFolder } from '../provided-modules.ts';
import type { CardContent } from './card.ts';
import { digestOf, makeCard } from './make-card.ts';

/** Beside what other tools keep: outside the release, and gone with an installation. */
const keptFolder = path.join(providedFolder, 'cards');
const KEY = 32;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The bytes of a card that was made before. Its name has their digest: what was cut short or changed is made again. */
function keptCard(folder: string, name: string | undefined, key: string): Uint8Array | undefined {
  if (name === undefined) return undefined;
  const bytes = readFileSync(path.join(folder, name));
  return name === `${key}.${hashOf(bytes)}.png` ? bytes : undefined;
}

/** Written beside its place first: another build may look there at any time. */
function keep(folder: string, key: string, bytes: Uint8Array): void {
  const file = path.join(folder, `${key}.${hashOf(bytes)}.png`);
  const draft = `${file}.${String(process.pid)}.part`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}

/** @returns each card, made now or the same from an earlier build. */
export async function cardsOf(
  contents: readonly CardContent[],
  folder = keptFolder,
): Promise<{ readonly digest: string; readonly bytes: Uint8Array }[]> {
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const kept = new Map(
    readdirSync(folder).flatMap((name) => (name.endsWith('.png') ? [[name.slice(0, KEY), name]] : [])),
  );
  return Promise.all(
    contents.map(async (content) => {
      const digest = digestOf(content);
      const key = digest.slice(0, KEY);
      const known = keptCard(folder, kept.get(key), key);
      if (known !== undefined) return { digest, bytes: known };
      const bytes = await makeCard(content);
      keep(folder, key, bytes);
      return { digest, bytes };
    }),
  );
}
