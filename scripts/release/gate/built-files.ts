import { isChanged } from '../changed-artifacts.ts';
import type { ArtifactCheck, GateViolation } from '../gate.ts';
import { recordOf } from './record.ts';

/** Returns the SHA-256 of an integrity value in hex, as the list of an artifact has it. */
const digestIn = (integrity: string) =>
  Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex');

/** Checks that a build has every file of its record, with the bytes that browsers will accept. */
export const checkBuiltFiles: ArtifactCheck = async (artifacts, live) => {
  const found: GateViolation[] = [];
  for (const artifact of artifacts.filter((one) => isChanged(one, live))) {
    const { integrity } = await recordOf(artifact);
    for (const [file, expected] of Object.entries(integrity)) {
      const digest = artifact.files[`web/${file}`]?.digest;
      if (digest === digestIn(expected)) continue;
      const what = digest === undefined ? 'is missing' : 'has other bytes than its integrity';
      found.push({
        check: 'files',
        package: artifact.package,
        message: `${file} ${what} in build.json, so no browser runs it; build ${artifact.package} again`,
      });
    }
  }
  return found;
};
