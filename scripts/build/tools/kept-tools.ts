import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../../lib/hash-inputs.ts';
import { brandHash } from '../brand-file.ts';
import { root } from '../shared-modules.ts';
import type { ToolFile } from '../../../supabase/tools/install-tools.ts';

/** What the files are made of: definitions, what sets them, and the versions of the libraries. */
const inputs = [
  'mfe-cpps/src/content/tools.ts',
  'mfe-cpps/src/content/tool-files',
  'shared-contract/src/calculators',
  'shared-contract/src/tax',
  'shared-contract/src/tools',
  'shared-ui/src/brand/brand.ts',
  'scripts/build/tools',
  'package-lock.json',
];

interface Kept extends Omit<ToolFile, 'bytes'> {
  readonly file: string;
}

const read = (folder: string): ToolFile[] =>
  (JSON.parse(readFileSync(path.join(folder, 'tools.json'), 'utf8')) as Kept[]).map(({ file, ...tool }) => ({
    ...tool,
    bytes: new Uint8Array(readFileSync(path.join(folder, file))),
  }));

/** The files of the tools, made once for what they are made of and kept in `dist/tools`. */
export async function keptTools(): Promise<ToolFile[]> {
  const folder = path.join(root, 'dist/tools', hashInputs(root, inputs) + brandHash());
  if (existsSync(folder)) return read(folder);
  const { makeTools } = await import('./make-tools.ts');
  const tools = await makeTools();
  const draft = `${folder}.${String(process.pid)}`;
  mkdirSync(draft, { recursive: true });
  const list = tools.map(({ bytes, ...tool }): Kept => {
    const file = `${tool.id}.${tool.extension}`;
    writeFileSync(path.join(draft, file), bytes);
    return { ...tool, file };
  });
  writeFileSync(path.join(draft, 'tools.json'), JSON.stringify(list));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return tools;
}
