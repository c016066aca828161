import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'smol-toml';
import { projectPaths } from 'embedded-backend/start';
import { deployedFiles, type Deployment } from './deployed-files.ts';

/** An entry in config.toml. Paths are relative to supabase/. */
interface FunctionEntry {
  enabled: boolean;
  verify_jwt: boolean;
  entrypoint: string;
  import_map: string;
}

export interface HostedFunction {
  name: string;
  entry: string;
  map: string;
  deployment: Deployment;
}

export async function functionSettings(): Promise<Record<string, FunctionEntry>> {
  const config = parse(await readFile(join(projectPaths.supabase, 'config.toml'), 'utf8'));
  return config['functions'] as unknown as Record<string, FunctionEntry>;
}

export async function functionNames(): Promise<string[]> {
  const entries = await readdir(projectPaths.functions, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name)).map(({ name }) => name);
}

/** Returns every function in the folder with its settings from config.toml. */
export async function hostedFunctions(): Promise<HostedFunction[]> {
  const all = await functionSettings();
  return Promise.all(
    (await functionNames()).map(async (name) => {
      const settings = all[name];
      if (settings === undefined) throw new Error(`config.toml has no [functions.${name}]`);
      const [entry, map] = [settings.entrypoint, settings.import_map].map((path) =>
        posix.join('supabase', path),
      ) as [string, string];
      return { name, entry, map, deployment: await deployedFiles(projectPaths.root, entry, map) };
    }),
  );
}
