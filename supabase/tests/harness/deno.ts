import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectPaths } from 'embedded-backend/start';

const { root } = projectPaths;

/**
 * Packages are read from node_modules, because nothing may be downloaded or stored. A hosted project gets them from the
 * registry.
 */
const offline = ['--no-remote', '--no-lock', '--node-modules-dir=manual'];

/** The npm package contains the executable for this platform. Its install script only creates a link to it. */
function program(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall(): string };
  return runInstall();
}

export interface Upload {
  folder: string;
  remove(): Promise<void>;
}

/** Creates a folder with only these project files, as the hosted bundler sees them. */
export async function upload(files: string[]): Promise<Upload> {
  const folder = await mkdtemp(join(tmpdir(), 'ninecourse-hosted-'));
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  // The backend's own packages, where versions differ from the root's.
  for (const modules of ['node_modules', 'supabase/node_modules'])
    await symlink(join(root, modules), join(folder, modules));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const surroundings = (folder: string): Record<string, string> => ({
  DENO_DIR: join(folder, '.deno'),
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
});

export async function checkTypes({ folder }: Upload, files: string[]): Promise<void> {
  await promisify(execFile)(program(), ['check', ...offline, ...files], {
    cwd: folder,
    env: surroundings(folder),
  });
}

export interface ServedFunction {
  url: string;
  logged(): string;
  stop(): Promise<void>;
}

/** Serves an entry on a free port with these variables. Allows network access to these hosts only. */
export async function serveOnDeno(
  { folder }: Upload,
  entry: string,
  { env, names, hosts }: { env: Record<string, string>; names: string[]; hosts: string[] },
): Promise<ServedFunction> {
  const allowed = [`--allow-net=${['127.0.0.1:0', ...hosts].join()}`, `--allow-env=${names.join()}`];
  const child = spawn(program(), ['run', '--no-prompt', ...offline, ...allowed, entry], {
    cwd: folder,
    env: { ...env, ...surroundings(folder), DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Don't use `exit`: the last output arrives after it.
  const ended = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /Listening on (http:\S+?)\/\s/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${entry} did not start on Deno: ${output}`)));
  });
  return {
    url,
    logged: () => output,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
