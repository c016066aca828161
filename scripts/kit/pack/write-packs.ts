import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emitDeclarations } from '../../build/fingerprints/fingerprints.ts';
import { root } from '../../build/places.ts';
import { writeKitPack } from './kit-pack.ts';
import { entriesOf, manifestOf, writeSharedPack } from './shared-pack.ts';
import { writeSheet } from './sheet.ts';

const shared = ['shared-contract', 'shared-ui', 'shared-auth'] as const;

/** A file that npm installs. */
export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** What npm says of a file that it has packed. */
interface Told {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
}

function npmPack(folders: readonly string[], target: string): Pack[] {
  const npm = process.env['npm_execpath'];
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'pack', ...folders, '--json', '--loglevel=error', '--pack-destination', target];
  // Nothing of it needs a network, nor asks for a newer npm.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr.trim()}`);
  return (JSON.parse(stdout) as Told[]).map(({ name, version, filename }) => ({
    name,
    version,
    file: path.join(target, filename),
  }));
}

/** Packs what another repository builds a remote with. What lies in the folder gives way to it. */
export async function writePacks(target: string): Promise<Pack[]> {
  const draft = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-packs-'));
  try {
    const declarations = path.join(draft, 'declarations');
    mkdirSync(declarations);
    const manifests = shared.map(manifestOf);
    emitDeclarations([...manifests.flatMap(entriesOf), 'scripts/kit/contract.ts'], declarations, false);
    const folders = [...shared, 'mfe-kit'].map((name) => path.join(draft, name));
    for (const folder of folders) mkdirSync(folder);
    for (const manifest of manifests)
      writeSharedPack(manifest, declarations, path.join(draft, manifest.name));
    await writeSheet(path.join(draft, 'shared-ui/dist/styles.css'), path.join(draft, 'sheet'));
    writeKitPack(declarations, path.join(draft, 'mfe-kit'));
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    return npmPack(folders, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Where `npm run pack` leaves them. */
export const packsFolder = path.join(root, 'dist/packs');
