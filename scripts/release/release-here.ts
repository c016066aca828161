import path from 'node:path';
import { type PackageBuild, releaseSetId } from '@scripts/build/packages';
import { assembleBuilt } from '@scripts/build/site';
import { root } from '@scripts/core/files';
import { ReleaseError } from 'shared-release/release';
import { readCandidate } from './candidate.ts';
import { authorIn } from './command.ts';
import type { LocalStore } from './local-store.ts';
import { openStore } from './open-store.ts';
import { publishAll } from './publish-builds.ts';
import { keysFor } from './release-keys.ts';
import { renderSet, type Render } from './render.ts';
import { StoreError } from './store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Renders local builds in this process. The sandbox of a release is only needed for code of others. */
const renderBuilt =
  (builds: readonly PackageBuild[], say: (line: string) => void): Render =>
  async (artifacts, facts, live) => {
    const own = releaseSetId(builds.map(({ name, record }) => ({ package: name, id: record.id })));
    // The release set also contains a package that this repository no longer has.
    if (own !== facts.id) return renderSet(artifacts, facts, live);
    const folder = await assembleBuilt(builds, say);
    return {
      candidate: await readCandidate(folder, artifacts, facts),
      remove: () => Promise.resolve(),
    };
  };

/** Makes the local builds live in the store of the data folder, if they are not. */
export async function releaseHere(
  builds: readonly PackageBuild[],
  dataFolder: string,
  environment: Environment,
  say: (line: string) => void,
): Promise<LocalStore & { readonly release: string }> {
  const folder = path.resolve(root, dataFolder, 'release-store');
  try {
    const store = openStore(folder, {});
    const keys = await keysFor(folder, environment, 'sign');
    const { set, sequence, changed } = await publishAll(
      {
        store,
        keys,
        author: authorIn(environment),
        say: () => undefined,
        // Work in progress doesn't have to pass the gate.
        gate: {},
        render: renderBuilt(builds, say),
      },
      builds,
    );
    say(changed ? `Set ${set.id} is live, sequence ${sequence}` : `Set ${set.id} is live already`);
    return { store: folder, key: keys.verify, release: set.id };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    // The store is at fault, not the build.
    const isStore = cause instanceof StoreError || cause instanceof ReleaseError;
    throw isStore
      ? new Error(`The store ${folder} cannot be gone on with: ${why}. Remove it to begin a new one.`, {
          cause,
        })
      : cause;
  }
}
