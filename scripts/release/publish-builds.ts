import {
  buildPackage,
  isBuilt,
  type PackageBuild,
  packageNames,
  type PackageName,
} from '@scripts/build/packages';
import { hashInputs, root } from '@scripts/core/files';
import type { ReadStore } from 'shared-release/store';
import { type Artifact, describeVersions, localArtifact, storedArtifact } from './artifacts.ts';
import type { StoredName } from './command.ts';
import { quickGate } from './gate/gates.ts';
import { preview, type Previewed, type PreviewOptions } from './preview.ts';
import { publishTogether } from './publish-queue.ts';
import { publish, type Change, type PublishContext, type Published } from './publish.ts';
import { CommandError } from './command-error.ts';

/** Returns a change that replaces live packages with these builds. */
function changeOf(artifacts: readonly Artifact[]): Change {
  return {
    action: `publish ${describeVersions(artifacts)}`,
    choose(live) {
      const there = new Set([
        ...Object.keys(live?.set.artefacts ?? {}),
        ...artifacts.map((artifact) => artifact.package),
      ]);
      const missing = packageNames.filter((name) => !there.has(name));
      if (missing.length > 0)
        throw new CommandError(
          `${live ? `The live set has no ${missing.join(', ')}` : 'Nothing is live in this store yet'}: publish ${missing.join(', ')} with it.`,
        );
      return artifacts;
    },
  };
}

const artifactsOf = (store: ReadStore, builds: readonly Pick<PackageBuild, 'name' | 'folder'>[]) =>
  Promise.all(builds.map(({ name, folder }) => localArtifact(name, folder, store)));

interface BuildContext extends PublishContext {
  /** Uses existing builds only: the holder of the key runs no build. */
  readonly built?: boolean;
  /** If true, the release doesn't join those of other commands. */
  readonly alone?: boolean;
}

/** Everything in the checkout that renders and checks a release set. */
const releaseCode = [
  'scripts',
  'shell/server',
  'shared-contract',
  'shared-release',
  'supabase/schema.json',
  'package-lock.json',
];

/**
 * Builds packages, or uses existing builds of the current sources, and adds the artifacts that another repository
 * stored.
 */
async function buildAll(
  { store, say, built = false }: BuildContext,
  names: readonly PackageName[],
  stored: readonly StoredName[] = [],
): Promise<readonly Artifact[]> {
  const builds = await Promise.all(
    names.map(async (name) => {
      if (built && !isBuilt(name))
        throw new CommandError(
          `There is no build of ${name} for these sources: \`npm run build -- ${name}\` makes it.`,
        );
      const build = await buildPackage(name);
      say(`${build.fresh ? 'Built' : 'Takes the build of'} ${name} ${build.record.version}`);
      return build;
    }),
  );
  const brought = await Promise.all(stored.map(({ name, id }) => storedArtifact(store, name, id)));
  return [...(await artifactsOf(store, builds)), ...brought];
}

/** Publishes packages together with those of other commands that wait. A canary or a dry run never waits. */
export async function publishPackages(
  context: BuildContext,
  names: readonly PackageName[],
  stored: readonly StoredName[] = [],
): Promise<Published> {
  const artifacts = await buildAll(context, names, stored);
  const { dryRun, canary, alone } = context;
  return dryRun || canary !== undefined || alone
    ? publish(context, changeOf(artifacts))
    : publishTogether(context, artifacts, changeOf, { code: hashInputs(root, releaseCode) });
}

export const previewPackages = async (
  context: BuildContext,
  names: readonly PackageName[],
  stored: readonly StoredName[],
  options: PreviewOptions,
): Promise<Previewed> => preview(context, changeOf(await buildAll(context, names, stored)), options);

/**
 * Removes remotes of other repositories from the live release set.
 *
 * @throws a {@link CommandError} if a remote is not live or is built in this repository
 */
export const removeRemotes = (context: PublishContext, names: readonly PackageName[]): Promise<Published> =>
  publish(context, {
    action: `remove ${names.join(', ')}`,
    choose(live) {
      const missing = names.filter((name) => !live?.set.artefacts[name]);
      if (missing.length > 0) throw new CommandError(`The live set has no ${missing.join(', ')}.`);
      return [];
    },
    removes: names,
  });

/** Makes the builds of all packages live, if they are not. */
export const publishAll = async (
  context: PublishContext,
  builds: readonly Pick<PackageBuild, 'name' | 'folder'>[],
): Promise<Published> =>
  publish(
    { gate: quickGate, ...context },
    { ...changeOf(await artifactsOf(context.store, builds)), endsCanary: true },
  );
