import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startService } from '@scripts/core/processes';
import { type LocalStore, siteSettings, storeCandidate } from '@scripts/release/local';
import { readCandidate } from '@scripts/release/publishing';
import { type Artifact, localArtifact } from '@scripts/release/stores';
import { backend } from './product.ts';

const server = path.resolve(import.meta.dirname, '../../shell/server/node/main.ts');

/** Returns the environment of a separate site. `served` selects the store, see `siteSettings`. */
export const siteEnvironment = (served: Readonly<Record<string, string>>) => ({
  ...served,
  SITE_PORT: '0',
  SUPABASE_URL: backend().url,
  SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
});

let artifacts: Promise<Artifact[]> | undefined;

function builtArtifacts(): Promise<Artifact[]> {
  const builds = JSON.parse(process.env['E2E_BUILDS'] ?? '[]') as { name: string; folder: string }[];
  artifacts ??= Promise.all(builds.map(({ name, folder }) => localArtifact(name, folder)));
  return artifacts;
}

/** Makes a rendered release live in the store below a folder. */
export async function storeRelease(rendered: string, place: string): Promise<LocalStore> {
  const text = readFileSync(path.join(rendered, 'release.json'), 'utf8');
  const { release: id } = JSON.parse(text) as { release: string };
  const facts = { id, parent: null, author: 'e2e', made: new Date().toISOString() };
  const candidate = await readCandidate(rendered, await builtArtifacts(), facts);
  // The builds tell files of the release from its texts. The store needs none of their other parts: no lists, no code for
  // rendering, and no encoded forms, which the site makes itself.
  const files = Object.fromEntries(
    Object.entries(candidate.set.files).map(([file, { digest }]) => [file, { digest }]),
  );
  return storeCandidate({ ...candidate, artifacts: [], set: { ...candidate.set, files } }, place);
}

/** A separate release store, and a site that polls it. */
export interface OwnStore {
  readonly url: string;
  /** Folder of the store, for tests that damage it. */
  readonly folder: string;
  release(folder: string): Promise<void>;
  served(): Promise<string>;
  stop(): Promise<void>;
}

export async function ownStore(): Promise<OwnStore> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-store-'));
  const live = await storeRelease(process.env['E2E_SITE_FOLDER'] ?? '', place);
  const site = await startService('A site that follows a store', server, {
    env: siteEnvironment(siteSettings(live)),
  });
  const { origin } = new URL(site.url.replace('127.0.0.1', 'localhost'));
  return {
    url: origin,
    folder: live.store,
    async release(folder) {
      await storeRelease(folder, place);
    },
    served: async () => (await fetch(new URL('/healthz', origin))).text(),
    async stop() {
      await site.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
