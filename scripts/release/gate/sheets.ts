import { unlikeProperties } from '../../build/sheet-properties.ts';
import type { Sheet } from '../../build/sheet-rules.ts';
import { scopeFaults } from '../../build/sheet-scope.ts';
import type { Artefact } from '../artefacts.ts';
import type { ArtefactCheck, Objection } from '../gate.ts';
import { isChanged } from '../changed-artefacts.ts';
import { textOf } from './record.ts';

const sheetsOf = (artefact: Artefact): Promise<Sheet[]> =>
  Promise.all(
    Object.keys(artefact.files)
      .filter((file) => file.startsWith('web/') && file.endsWith('.css'))
      .map(async (file) => ({ file: file.slice('web/'.length), css: await textOf(artefact, file) })),
  );

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a remote's sheets would change that is not its own. */
function scopeObjections(name: string, sheets: readonly Sheet[]): Objection[] {
  const told = (message: string): Objection => ({ check: 'sheets', package: name, message });
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

/** Reads the sheets that were built, as another repository's build may not: each remote's hold inside its own element alone. */
export const checkSheets: ArtefactCheck = async (artefacts, live) => {
  const changed = artefacts.filter((artefact) => isChanged(artefact, live));
  const found: Objection[] = [];
  for (const artefact of changed.filter((one) => one.package !== 'shell'))
    found.push(...scopeObjections(artefact.package, await sheetsOf(artefact)));
  if (found.length > 0 || changed.length === 0) return found;
  // The host's come first, then those that are live: what is unlike them is the newer one's.
  const order = (artefact: Artefact) =>
    artefact.package === 'shell' ? 0 : isChanged(artefact, live) ? 2 : 1;
  const sheets: Sheet[] = [];
  for (const artefact of artefacts.toSorted((a, b) => order(a) - order(b)))
    for (const sheet of await sheetsOf(artefact))
      sheets.push({ ...sheet, file: `${artefact.package}/${sheet.file}` });
  return unlikeProperties(sheets).map((fault) => ({
    check: 'sheets',
    message: `${fault}; give the property a name that begins with the package's`,
  }));
};
