import type { ReleaseSet } from '../../shell/server/live/release-set.ts';
import type { Artefact } from './artefacts.ts';

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
