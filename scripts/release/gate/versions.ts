import { satisfiesCaret } from 'shared-contract/versions';
import { isChanged } from '../changed-artifacts.ts';
import type { ArtifactCheck, GateViolation } from '../gate.ts';
import { recordOf } from './record.ts';

/** Checks that the shell provides the versions that each remote was built against. Otherwise the page rejects the remote. */
export const checkVersions: ArtifactCheck = async (artifacts, live) => {
  const shell = artifacts.find((artifact) => artifact.package === 'shell');
  if (!shell) return [];
  const { builtAgainst: provided } = await recordOf(shell);
  const found: GateViolation[] = [];
  for (const artifact of artifacts.filter((one) => one !== shell)) {
    const isNew = isChanged(artifact, live);
    if (!isNew && !isChanged(shell, live)) continue;
    const { builtAgainst } = await recordOf(artifact);
    for (const [name, running] of Object.entries(provided)) {
      const built = builtAgainst[name];
      if (built !== undefined && satisfiesCaret(running, built)) continue;
      found.push({
        check: 'versions',
        package: isNew ? artifact.package : 'shell',
        message: `shell ${shell.version} runs ${name} ${running}, and ${artifact.package} ${artifact.version} was built against ${built ?? 'no version of it'}; publish ${artifact.package}, built on these sources, with shell`,
      });
    }
  }
  return found;
};
