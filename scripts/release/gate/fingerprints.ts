import { fingerprintFaults } from '../../build/fingerprints/assert-fingerprints.ts';
import type { ArtefactCheck, Objection } from '../gate.ts';
import { isChanged } from '../changed-artefacts.ts';
import { recordOf } from './record.ts';

/** Asks whether every remote of a set finds in the shell what it was built with, by the types of the shared parts. */
export const checkFingerprints: ArtefactCheck = async (artefacts, live) => {
  const shell = artefacts.find((artefact) => artefact.package === 'shell');
  if (!shell)
    return [{ check: 'fingerprints', message: 'there is no shell in the set: publish shell with it' }];
  const giver = { name: 'shell', record: await recordOf(shell) };
  const found: Objection[] = [];
  for (const artefact of artefacts.filter((one) => one !== shell)) {
    const { package: name } = artefact;
    const isNew = isChanged(artefact, live);
    // A pair that is live as it stands is no fault of this release.
    if (!isNew && !isChanged(shell, live)) continue;
    const advice = isNew
      ? `publish shell with ${name}, or build ${name} on the sources that the live shell was built from`
      : `keep the old form beside the new one, or publish ${name}, built on these sources, with shell`;
    for (const fault of fingerprintFaults(giver, { name, record: await recordOf(artefact) }))
      found.push({ check: 'fingerprints', package: isNew ? name : 'shell', message: `${fault}; ${advice}` });
  }
  return found;
};
