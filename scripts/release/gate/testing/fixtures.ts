import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { artifactId, type BuildRecord } from '@scripts/build/packages';
import type { ReleaseSet } from 'shared-release/live';
import { type Artifact, digestOf } from '../../artifacts.ts';
import type { Candidate } from '../../candidate.ts';

/** Returns an artifact fixture with this record and these files. */
export function planted(
  name: string,
  record: Readonly<Record<string, unknown>> = {},
  files: Readonly<Record<string, string>> = {},
): Artifact {
  const built = { version: '1.0.0', ...record } as unknown as Omit<BuildRecord, 'id'>;
  const below = (folder: string) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => file.startsWith(folder))
        .sort()
        .map(([file, text]) => [file.slice(folder.length), digestOf(text)]),
    );
  const id = artifactId({ web: below('web/'), server: below('server/') }, built);
  const texts: Record<string, string> = { ...files, 'build.json': JSON.stringify({ id, ...built }) };
  const list = {
    package: name,
    version: built.version,
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [file, { digest: digestOf(text) }]),
    ),
  };
  const bytes = (file: string) => Promise.resolve(new TextEncoder().encode(texts[file] ?? ''));
  return { ...list, id, bytes, encoded: bytes };
}

/** Returns a fixture of a live release set with these artifacts, reduced to what the gate reads. */
export const liveWith = (...artifacts: readonly Artifact[]): ReleaseSet =>
  ({
    artefacts: Object.fromEntries(artifacts.map(({ package: name, id, version }) => [name, { id, version }])),
  }) as unknown as ReleaseSet;

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-gate-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Returns a fixture of a rendered candidate with these public pages of one remote, by address. */
export function candidateWith(pages: Readonly<Record<string, string>>): Candidate {
  const at = mkdtempSync(path.join(folder, 'site-'));
  mkdirSync(path.join(at, 'html'));
  const rows = Object.entries(pages).map(([address, html]) => {
    const file = `html/${address.slice(1).replaceAll('/', '-') || 'index'}.html`;
    writeFileSync(path.join(at, file), html);
    return { address, file, html };
  });
  const release = {
    brand: { origin: 'https://ninecourse.example' },
    pages: Object.fromEntries(
      rows.map(({ address, file, html }) => [
        address,
        { file, status: 200, ...(html.includes('noindex') && { noindex: true }) },
      ]),
    ),
    files: { '/paper.pdf': 'remotes/mfe-marketing/at/paper.pdf' },
    site: { scripts: [], preloads: {} },
    manifest: {
      remotes: {
        mfe_marketing: { routes: [...rows.map(({ address }) => address), '/cpa/:id'] },
        mfe_dashboard: { routes: ['/dashboard/clients'] },
      },
    },
  };
  const set = {
    release,
    pages: Object.fromEntries(rows.map(({ file, html }) => [file, digestOf(html)])),
    files: { 'static/a.0123456789ab.svg': { digest: '' } },
    texts: {},
  };
  return { set: set as unknown as ReleaseSet, folder: at, artifacts: [] };
}
