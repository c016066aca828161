import { buildPackage, type PackageBuild } from '../build/build-package.ts';
import { packageNames } from '../build/build-site.ts';
import type { PackageName } from '../build/config.ts';
import { storedArtefact, type Artefact } from './artefacts.ts';
import type { StoredName } from './command.ts';
import { quickGate } from './gate/gates.ts';
import { localArtefact } from './local-artefact.ts';
import { publish, type Change, type PublishContext, type Published } from './publish.ts';
import { Refusal } from './refusal.ts';

const named = (artefacts: readonly Artefact[]) =>
  artefacts.map(({ package: name, version }) => `${name} ${version}`).join(', ');

/** Some packages as they were built, in the places of the live ones. */
function changeOf(artefacts: readonly Artefact[]): Change {
  return {
    action: `publish ${named(artefacts)}`,
    choose(live) {
      const there = new Set([
        ...Object.keys(live?.set.artefacts ?? {}),
        ...artefacts.map((artefact) => artefact.package),
      ]);
      const missing = packageNames.filter((name) => !there.has(name));
      if (missing.length > 0)
        throw new Refusal(
          `${live ? `The live set has no ${missing.join(', ')}` : 'Nothing is live in this store yet'}: publish ${missing.join(', ')} with it.`,
        );
      return artefacts;
    },
  };
}

const artefactsOf = (builds: readonly Pick<PackageBuild, 'name' | 'folder'>[]) =>
  Promise.all(builds.map(({ name, folder }) => localArtefact(name, folder)));

/** Builds packages, or takes the builds of the present sources, and releases them with what another repository has stored. */
export async function publishPackages(
  context: PublishContext,
  names: readonly PackageName[],
  stored: readonly StoredName[] = [],
): Promise<Published> {
  const builds = await Promise.all(
    names.map(async (name) => {
      const build = await buildPackage(name);
      context.say(`${build.fresh ? 'Built' : 'Takes the build of'} ${name} ${build.record.version}`);
      return build;
    }),
  );
  const brought = await Promise.all(stored.map(({ name, id }) => storedArtefact(context.store, name, id)));
  return publish(context, changeOf([...(await artefactsOf(builds)), ...brought]));
}

/** Makes the builds of all packages the live set, if they are not. */
export const publishAll = async (
  context: PublishContext,
  builds: readonly Pick<PackageBuild, 'name' | 'folder'>[],
): Promise<Published> => publish({ gate: quickGate, ...context }, changeOf(await artefactsOf(builds)));
