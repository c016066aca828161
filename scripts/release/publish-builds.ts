import { buildPackage, isBuilt, type PackageBuild } from '../build/build-package.ts';
import { packageNames } from '../build/build-site.ts';
import type { PackageName } from '../build/config.ts';
import { storedArtefact, type Artefact } from './artefacts.ts';
import type { StoredName } from './command.ts';
import { quickGate } from './gate/gates.ts';
import { localArtefact } from './local-artefact.ts';
import { preview, type Previewed, type PreviewOptions } from './preview.ts';
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

interface BuildContext extends PublishContext {
  /** Takes builds that are there, and makes none: who has the key runs no build. */
  readonly built?: boolean;
}

/** Builds packages, or takes the builds of the present sources, beside what another repository has stored. */
async function buildAll(
  { store, say, built = false }: BuildContext,
  names: readonly PackageName[],
  stored: readonly StoredName[] = [],
): Promise<Change> {
  const builds = await Promise.all(
    names.map(async (name) => {
      if (built && !isBuilt(name))
        throw new Refusal(
          `There is no build of ${name} for these sources: \`npm run build -- ${name}\` makes it.`,
        );
      const build = await buildPackage(name);
      say(`${build.fresh ? 'Built' : 'Takes the build of'} ${name} ${build.record.version}`);
      return build;
    }),
  );
  const brought = await Promise.all(stored.map(({ name, id }) => storedArtefact(store, name, id)));
  return changeOf([...(await artefactsOf(builds)), ...brought]);
}

export const publishPackages = async (
  context: BuildContext,
  names: readonly PackageName[],
  stored: readonly StoredName[] = [],
): Promise<Published> => publish(context, await buildAll(context, names, stored));

export const previewPackages = async (
  context: BuildContext,
  names: readonly PackageName[],
  options: PreviewOptions,
): Promise<Previewed> => preview(context, await buildAll(context, names), options);

/** Makes the builds of all packages the live set, if they are not. */
export const publishAll = async (
  context: PublishContext,
  builds: readonly Pick<PackageBuild, 'name' | 'folder'>[],
): Promise<Published> =>
  publish({ gate: quickGate, ...context }, { ...changeOf(await artefactsOf(builds)), endsCanary: true });
