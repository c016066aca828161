import type { ReleaseSet } from 'shared-release/live';
import { type Artifact, storedArtifact } from './artifacts.ts';
import type { Store } from './store.ts';

type Named = Pick<Artifact, 'package' | 'id'>;
type Set = Pick<ReleaseSet, 'artefacts'>;

/**
 * Returns true if a package's build differs from the live one. A release is not responsible for the faults of unchanged
 * packages.
 */
export const isChanged = ({ package: name, id }: Named, live: Set | null): boolean =>
  live?.artefacts[name]?.id !== id;

export const changedPackages = (artifacts: readonly Named[], live: Set | null): string[] =>
  artifacts.filter((artifact) => isChanged(artifact, live)).map((artifact) => artifact.package);

/** Lists the packages that differ between two release sets, including those that one set lacks. */
export const packagesApart = ({ artefacts: one }: Set, { artefacts: other }: Set): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.id !== other[name]?.id,
  );

/** Returns the artifacts of a release set, with some replaced and without the packages in `removes`. */
export async function withChange(
  store: Store,
  set: Set | null,
  changed: readonly Artifact[],
  removes: readonly string[] = [],
): Promise<Artifact[]> {
  const names = new Set([...changed.map((artifact) => artifact.package), ...removes]);
  const others = Object.entries(set?.artefacts ?? {}).filter(([name]) => !names.has(name));
  const stored = await Promise.all(others.map(([name, { id }]) => storedArtifact(store, name, id)));
  const all = [...changed, ...stored];
  return all.sort((a, b) => (a.package < b.package ? -1 : 1));
}
