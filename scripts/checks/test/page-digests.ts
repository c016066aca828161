import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from 'shared-release/release';
import { digestOf, readPassed, writePassed } from './passed.ts';

/** The digest of what a visitor's browser gets for each public page, by address. */
type PageDigests = Readonly<Record<string, string>>;
type ListedFile = readonly [file: string, integrity: string];

/** Files besides the page that decide whether its end-to-end test passes. */
const testInputs = [
  'e2e/public-pages.spec.ts',
  'e2e/playwright.config.ts',
  'e2e/support',
  'shared-release',
  'shell/server',
  'supabase',
];

/**
 * Removes the release, versions, and names of scripts and stylesheets: they change with every file of a package. Names of
 * pictures and fonts stay, because they have the digest of their content.
 */
const withoutNames = (text: string, release: string): string =>
  text
    .replace(/<script[^>]* id="site"[^>]*>[^]*?<\/script>/, '')
    .replaceAll(release, '')
    .replace(/sha256-[\w+/]{43}=/g, '')
    .replace(/\b[0-9a-f]{10,16}(?=\.(?:js|css|json)\b)/g, '')
    // The bundler's table of chunks.
    .replace(/(["'])[0-9a-f]{10,16}\1/g, '')
    .replace(/(\d+\.\d+\.\d+)-[0-9a-f]{10}\b/g, '$1');

const nameOf = (file: string): string => file.replace(/\.[0-9a-f]{10,16}(?=\.\w+$)/, '');

/** Returns the digests of the public pages of a built site. */
export function pageDigests(folder: string): PageDigests {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { release, pages, site } = JSON.parse(read('release.json')) as Release;
  const list = readdirSync(path.join(folder, 'static/pages')).find((file) => file.endsWith('.json')) ?? '';
  const listed = JSON.parse(read(`static/pages/${list}`)) as {
    readonly files: readonly ListedFile[];
    readonly pages: Readonly<Record<string, readonly number[]>>;
  };
  const contents = new Map<string, string>();
  const contentOf = (file: string): string => {
    const known = contents.get(file) ?? `${nameOf(file)}\n${withoutNames(read(file), release)}`;
    contents.set(file, known);
    return known;
  };
  const start = site.scripts.map(([file]) => contentOf(file));
  return Object.fromEntries(
    Object.entries(pages).map(([address, { file }]) => {
      const own = (listed.pages[address] ?? []).map((index) => contentOf(listed.files[index]?.[0] ?? ''));
      const hash = createHash('sha256');
      for (const text of [withoutNames(read(file), release), ...start, ...own.sort()])
        hash.update(`${text}\0`);
      return [address, hash.digest('hex')];
    }),
  );
}

const keyOf = (versions: readonly string[]) => `pages-${digestOf(testInputs, versions) ?? ''}`;

/** Builds what has changed, and returns the folder of the site. */
const siteFolder = async () => (await import('@scripts/build/site')).buildSite(() => undefined);

/** Returns the addresses of the public pages that differ from those that passed last. */
export async function changedPages(versions: readonly string[]): Promise<string[]> {
  const passed = (readPassed(keyOf(versions)) ?? {}) as PageDigests;
  return Object.entries(pageDigests(await siteFolder())).flatMap(([address, digest]) =>
    passed[address] === digest ? [] : [address],
  );
}

/** Records that the end-to-end tests of all public pages have passed. */
export async function recordPages(versions: readonly string[]): Promise<void> {
  writePassed(keyOf(versions), pageDigests(await siteFolder()));
}
