import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { release } from './product.ts';

/** The files of the release under test with another release name. */
export interface SecondRelease {
  readonly folder: string;
  readonly name: string;
  remove(): void;
}

export function secondRelease(): SecondRelease {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-second-'));
  cpSync(process.env['E2E_SITE_FOLDER'] ?? '', folder, { recursive: true });
  const first = release().release;
  const name = first.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
  const told = [
    path.join(folder, 'release.json'),
    ...readdirSync(path.join(folder, 'html')).map((file) => path.join(folder, 'html', file)),
  ];
  for (const file of told) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(first, name));
  return {
    folder,
    name,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
