import type { ReleaseSet } from '../../../shell/server/live/release-set.ts';
import type { Artefact } from '../artefacts.ts';

type Named = Pick<Artefact, 'package' | 'id'>;

/** Whether a package of a set is another build than the live one: what is wrong with the rest is not this release's. */
export const isChanged = ({ package: name, id }: Named, live: ReleaseSet | null): boolean =>
  live?.artefacts[name]?.id !== id;

export const changedPackages = (artefacts: readonly Named[], live: ReleaseSet | null): string[] =>
  artefacts.filter((artefact) => isChanged(artefact, live)).map((artefact) => artefact.package);
