import { fingerprintFaults } from '@scripts/build/fingerprints';
import type { ArtifactCheck, GateViolation } from '../gate.ts';
import { isChanged } from '../changed-artifacts.ts';
import { recordOf } from './record.ts';

/** Checks that the shell provides every shared module with the types that each remote was built with. */
export const checkFingerprints: ArtifactCheck = async (artifacts, live) => {
  const shell = artifacts.find((artifact) => artifact.package === 'shell');
  if (!shell)
    return [{ check: 'fingerprints', message: 'there is no shell in the set: publish shell with it' }];
  const giver = { name: 'shell', record: await recordOf(shell) };
  const found: GateViolation[] = [];
  for (const artifact of artifacts.filter((one) => one !== shell)) {
    const { package: name } = artifact;
    const isNew = isChanged(artifact, live);
    // A combination that is already live is not a fault of this release.
    if (!isNew && !isChanged(shell, live)) continue;
    const advice = isNew
      ? `publish shell with ${name}, or build ${name} on the sources that the live shell was built from`
      : `keep the old form beside the new one, or publish ${name}, built on these sources, with shell`;
    for (const fault of fingerprintFaults(giver, { name, record: await recordOf(artifact) }))
      found.push({ check: 'fingerprints', package: isNew ? name : 'shell', message: `${fault}; ${advice}` });
  }
  return found;
};
