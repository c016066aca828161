import { type Stylesheet, unlikeProperties, scopeFaults } from '@scripts/build/rules';
import type { Artifact } from '../artifacts.ts';
import { isChanged } from '../changed-artifacts.ts';
import type { ArtifactCheck, GateViolation } from '../gate.ts';
import { textOf } from './record.ts';

const sheetsOf = (artifact: Artifact): Promise<Stylesheet[]> =>
  Promise.all(
    Object.keys(artifact.files)
      .filter((file) => file.startsWith('web/') && file.endsWith('.css'))
      .map(async (file) => ({ file: file.slice('web/'.length), css: await textOf(artifact, file) })),
  );

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Reports rules that apply outside the remote's own element. */
function scopeViolations(name: string, sheets: readonly Stylesheet[]): GateViolation[] {
  const told = (message: string): GateViolation => ({ check: 'sheets', package: name, message });
  return sheets.flatMap((sheet) => {
    try {
      return scopeFaults(sheet, name).map((fault) =>
        told(`${fault}; write it inside [data-mfe='${name}'], in the layer of utilities`),
      );
    } catch (error) {
      return [told(`${sheet.file} cannot be read as a sheet: ${reasonOf(error)}`)];
    }
  });
}

/**
 * Checks the built stylesheets, because a build in another repository may skip that. A remote's rules may apply only
 * inside its own element.
 */
export const checkStylesheets: ArtifactCheck = async (artifacts, live) => {
  const changed = artifacts.filter((artifact) => isChanged(artifact, live));
  const found: GateViolation[] = [];
  for (const artifact of changed.filter((one) => one.package !== 'shell'))
    found.push(...scopeViolations(artifact.package, await sheetsOf(artifact)));
  if (found.length > 0 || changed.length === 0) return found;
  // The host's first, then the live ones, so that a conflict is reported for the newest.
  const order = (artifact: Artifact) =>
    artifact.package === 'shell' ? 0 : isChanged(artifact, live) ? 2 : 1;
  const sheets: Stylesheet[] = [];
  for (const artifact of artifacts.toSorted((a, b) => order(a) - order(b)))
    for (const sheet of await sheetsOf(artifact))
      sheets.push({ ...sheet, file: `${artifact.package}/${sheet.file}` });
  return unlikeProperties(sheets).map((fault) => ({
    check: 'sheets',
    message: `${fault}; give the property a name that begins with the package's`,
  }));
};
