import path from 'node:path';
import type { JWK } from 'jose';
import { ReleaseError } from '../../shell/server/release.ts';
import type { PackageBuild } from '../build/build-package.ts';
import { assembleBuilt } from '../build/build-site.ts';
import { setIdOf } from '../build/set-id.ts';
import { root } from '../build/shared-modules.ts';
import { readCandidate } from './candidate.ts';
import { authorIn } from './command.ts';
import { openStore } from './open-store.ts';
import { publishAll } from './publish-builds.ts';
import { keysFor } from './release-keys.ts';
import { renderSet, type Render } from './render.ts';
import { StoreError } from './store.ts';

/** A store whose live set may be served, and the public key that its pointer is checked by. */
export interface LocalStore {
  readonly store: string;
  readonly key: JWK;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What was built here may render here: the walls of a release stand against other people's code. */
const renderBuilt =
  (builds: readonly PackageBuild[], say: (line: string) => void): Render =>
  async (artefacts, facts) => {
    const own = setIdOf(builds.map(({ name, record }) => ({ package: name, id: record.id })));
    // Beside what was built lives a package that is no more in this tree.
    if (own !== facts.id) return renderSet(artefacts, facts);
    const folder = await assembleBuilt(builds, say);
    return {
      candidate: await readCandidate(folder, artefacts, facts),
      remove: () => Promise.resolve(),
    };
  };

/** Makes what was built here the live set of the store in the data folder, if it is not. */
export async function releaseHere(
  builds: readonly PackageBuild[],
  dataFolder: string,
  environment: Environment,
  say: (line: string) => void,
): Promise<LocalStore> {
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
        // What is on the way to a release need not hold yet what a release has to.
        gate: {},
        render: renderBuilt(builds, say),
      },
      builds,
    );
    say(changed ? `Set ${set.id} is live, sequence ${sequence}` : `Set ${set.id} is live already`);
    return { store: folder, key: keys.verify };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    // What lies there is at fault, not what was built.
    const isStore = cause instanceof StoreError || cause instanceof ReleaseError;
    throw isStore
      ? new Error(`The store ${folder} cannot be gone on with: ${why}. Remove it to begin a new one.`, {
          cause,
        })
      : cause;
  }
}
