import type { ReleaseSet } from '../../shell/server/live/release-set.ts';

type Artefacts = Pick<ReleaseSet, 'artefacts'>;

/** The packages that two sets do not have alike. */
export const changedPackages = (
  { artefacts: before }: Artefacts,
  { artefacts: after }: Artefacts,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name]?.id !== after[name]?.id,
  );
