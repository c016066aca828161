import { assertBootManifest, type BootManifest, type ManifestRules } from 'shared-contract/boot-manifest';
import { z } from 'zod';

const FILE = /^\/remotes\/(?:[\w@~+-][\w.@~+-]*\/)+[\w@~+-][\w.@~+-]*$/;
const INTEGRITY = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** What the edge asks beyond what a page does: files lie in the release, browsers heed the integrity, routes are whole. */
export const releaseRules: ManifestRules = {
  file: ['a file under /remotes/<remote>/', (given) => FILE.test(given)],
  integrity: ['sha256-, sha384- or sha512- and a base64 digest', (given) => INTEGRITY.test(given)],
  path: ['a path that starts with /', (given) => given.startsWith('/')],
};

/**
 * What `/remotes.json` answers and every page carries inline, read by the contract's own parser. What it does not know
 * stays: a newer build may add some.
 */
export const bootManifest = z.custom<BootManifest>().superRefine((value, context) => {
  try {
    assertBootManifest(value, releaseRules);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
