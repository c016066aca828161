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

/** A workbook whose formulas have no result yet, so that the office has to work them out. */
function withoutResults(bytes: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [
    name,
    strToU8(strFromU8(content).replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1')),
  ]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>);
}

export interface Office {
  /** Has LibreOffice read a file and write it again as something else, in a profile of its own. */
  readonly convert: (file: OfficeFile, to: string) => Buffer;
}

/** The office of this machine for what is tested, with a folder that goes with the process; null where there is none. */
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

/** The sheet of checks as the office recalculates it. */
export const checksSheet = (office: Office, file: OfficeFile): string =>
  office
    .convert(file, 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,3')
    .toString('utf8');

/** What the sheet says of all its checks together. */
export const spreadsheetChecks = (office: Office, file: OfficeFile): string | undefined =>
  /^"?All checks"?,"?(\w+)"?/m.exec(checksSheet(office, file))?.[1];
