import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A change to a file. Null removes it. */
export interface Plant {
  /** Matches exactly one file by its path in the release. */
  readonly file: RegExp;
  readonly change: ((code: string) => string) | null;
}

export interface ReleaseFixture {
  readonly folder: string;
  readonly files: readonly string[];
  remove(): void;
}

/** The digest in a file name. */
const SIGNS = /\.[0-9a-f]{12}\.(?=js$)/;

const digestOf = (text: string, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(text).digest(encoding);

/**
 * Copies the release under test with changed code in some files. Updates every integrity hash of a changed file, up to
 * the pages, so that browsers accept the copy like any release.
 */
export function writeReleaseFixture(id: string, plants: readonly Plant[]): ReleaseFixture {
  const source = process.env['E2E_SITE_FOLDER'] ?? '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-planted-'));
  cpSync(source, folder, { recursive: true });
  const names = globSync('**/*.{js,html,json}', { cwd: folder });
  const texts = new Map(names.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  const changed = new Set<string>();
  const calledNow = new Map(names.map((file) => [file, file]));

  function rename(file: string, text: string): string {
    const named = file.replace(SIGNS, (signs) => `.${digestOf(text, 'hex').slice(0, signs.length - 2)}.`);
    if (named === file) return file;
    texts.delete(file);
    changed.delete(file);
    rmSync(path.join(folder, file), { force: true });
    for (const [first, now] of calledNow) if (now === file) calledNow.set(first, named);
    return named;
  }

  /**
   * Also changes every file that names a changed file or contains its integrity hash, because browsers request files by
   * both.
   */
  function replace(file: string, text: string): void {
    const before = digestOf(texts.get(file) ?? '', 'base64');
    const named = file.endsWith('.js') ? rename(file, text) : file;
    texts.set(named, text);
    changed.add(named);
    if (!file.endsWith('.js')) return;
    const [old, now] = [path.posix.basename(file), path.posix.basename(named)];
    for (const [other, code] of [...texts])
      if (other !== named && (code.includes(before) || (old !== now && code.includes(old))))
        replace(other, code.replaceAll(before, digestOf(text, 'base64')).replaceAll(old, now));
  }

  const files = plants.map(({ file, change }) => {
    const [first, ...more] = names.filter((one) => file.test(one));
    const found = first && calledNow.get(first);
    if (found === undefined || more.length > 0)
      throw new Error(`${String(file)} is ${String(more.length + (found ? 1 : 0))} files of the release`);
    const code = texts.get(found) ?? '';
    const planted = change?.(code);
    if (planted === code) throw new Error(`Nothing was planted in ${found}`);
    if (planted === undefined) {
      texts.delete(found);
      rmSync(path.join(folder, found), { force: true });
    } else replace(found, planted);
    return first ?? found;
  });
  const { release } = JSON.parse(texts.get('release.json') ?? '') as { release: string };
  for (const [file, text] of texts)
    if (!file.endsWith('.js') && text.includes(release)) replace(file, text.replaceAll(release, id));
  for (const file of changed) writeFileSync(path.join(folder, file), texts.get(file) ?? '');
  return {
    folder,
    files: files.map((file) => `/${calledNow.get(file) ?? file}`),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
