import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import { storedArtefact, type Artefact } from './artefacts.ts';
import type { Store } from './store.ts';

type Named = Pick<Artefact, 'package' | 'id'>;
type Set = Pick<ReleaseSet, 'artefacts'>;

/** Whether a package of a set is another build than the live one: what is wrong with the rest is not this release's. */
export const isChanged = ({ package: name, id }: Named, live: Set | null): boolean =>
  live?.artefacts[name]?.id !== id;

export const changedPackages = (artefacts: readonly Named[], live: Set | null): string[] =>
  artefacts.filter((artefact) => isChanged(artefact, live)).map((artefact) => artefact.package);

/** The packages that two sets do not have alike, those that one of them lacks among them. */
export const packagesApart = ({ artefacts: one }: Set, { artefacts: other }: Set): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.id !== other[name]?.id,
  );

/** The artefacts of a set with some of them in the place of others. */
export async function withChange(
  store: Store,
  set: Set | null,
  changed: readonly Artefact[],
): Promise<Artefact[]> {
  const names = new Set(changed.map((artefact) => artefact.package));
  const others = Object.entries(set?.artefacts ?? {}).filter(([name]) => !names.has(name));
  const stored = await Promise.all(others.map(([name, { id }]) => storedArtefact(store, name, id)));
  const all = [...changed, ...stored];
  return all.sort((a, b) => (a.package < b.package ? -1 : 1));
}
