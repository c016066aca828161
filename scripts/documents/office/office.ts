import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

interface OfficeFile {
  readonly id: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/** Removes the results of formulas from a workbook, so that the office suite must compute them. */
function withoutResults(bytes: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    strToU8(strFromU8(content).replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1')),
  ]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>);
}

export interface Office {
  /** Converts a file with LibreOffice, in a separate profile. */
  readonly convert: (file: OfficeFile, to: string) => Buffer;
}

/**
 * Returns the machine's office suite with a temporary folder that is removed when the process ends; null if none is
 * installed.
 */
export function officeOf(what: string): Office | null {
  if (spawnSync('soffice', ['--version'], { encoding: 'utf8' }).status !== 0) {
    process.stdout.write(`note: soffice was not found: the ${what} were read, and not opened by an office\n`);
    return null;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), `${what}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
  return {
    convert: ({ id, extension, bytes }, to) => {
      const source = path.join(folder, `${id}.${extension}`);
      writeFileSync(source, extension === 'xlsx' ? withoutResults(bytes) : bytes);
      execFileSync('soffice', [profile, '--headless', '--convert-to', to, '--outdir', folder, source], {
        stdio: 'ignore',
      });
      const suffix = to.startsWith('csv') ? '-Checks.csv' : `.${to}`;
      return readFileSync(path.join(folder, id + suffix));
    },
  };
}

/** Returns the checks worksheet as CSV, recalculated by the office suite. */
export const checksSheet = (office: Office, file: OfficeFile): string =>
  office
    .convert(file, 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,3')
    .toString('utf8');

/** Returns the overall result on the checks worksheet. */
export const spreadsheetChecks = (office: Office, file: OfficeFile): string | undefined =>
  /^"?All checks"?,"?(\w+)"?/m.exec(checksSheet(office, file))?.[1];

export interface Facts {
  readonly title: string;
  readonly subject: string;
  readonly firm: string;
  /** Calendar day of the edition. */
  readonly updated: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const core = 'docProps/core.xml';
const coreType = 'application/vnd.openxmlformats-package.core-properties+xml';
const coreRelation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

const coreProperties = ({ title, subject, firm, updated }: Facts) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject><dc:creator>${escaped(firm)}</dc:creator><cp:lastModifiedBy>${escaped(firm)}</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">${updated}T12:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${updated}T12:00:00Z</dcterms:modified><dc:language>en-US</dc:language></cp:coreProperties>`;

/**
 * A fixed day near the earliest one that a zip can store, the same for every part, so that equal content results in
 * equal bytes.
 */
const DAY_OF_PARTS = new Date(1980, 0, 2);

/**
 * Repacks an office file with our properties, sorted parts, and no library timestamps, so that the same content results
 * in the same bytes.
 */
export function packAgain(
  bytes: Uint8Array,
  facts: Facts,
  change: (path: string, text: string) => string = (_, text) => text,
): Uint8Array {
  const parts = unzipSync(bytes);
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  parts[core] = strToU8(coreProperties(facts));
  if (!text('_rels/.rels').includes(coreRelation))
    parts['_rels/.rels'] = strToU8(
      text('_rels/.rels').replace(
        '</Relationships>',
        `<Relationship Id="rId-core" Type="${coreRelation}" Target="${core}"/></Relationships>`,
      ),
    );
  if (!text('[Content_Types].xml').includes(coreType))
    parts['[Content_Types].xml'] = strToU8(
      text('[Content_Types].xml').replace(
        '</Types>',
        `<Override ContentType="${coreType}" PartName="/${core}"/></Types>`,
      ),
    );
  const names = Object.keys(parts)
    .filter((name) => !name.endsWith('/'))
    .toSorted();
  // Readers expect the content types first.
  names.sort((a, b) => Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml'));
  const entries = names.map((name) => {
    const part = parts[name] ?? new Uint8Array();
    // The data of a chart is an embedded workbook.
    if (name.endsWith('.xlsx')) return [name, packAgain(part, facts)] as const;
    return [name, /\.(xml|rels)$/.test(name) ? strToU8(change(name, strFromU8(part))) : part] as const;
  });
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: DAY_OF_PARTS });
}
