// Runs a project command with the project's own Node, and installs packages first if necessary. Plain JavaScript,
// because any Node >= 20.19 that started npm must be able to parse this file.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chooseNode } from './choose-node.js';

const root = path.resolve(import.meta.dirname, '..');
const pinnedNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const [command, ...rest] = process.argv.slice(2);

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line);
  process.exit(1);
}

/** npm writes this file at the end of every install. If it is older than the lock file, the install is outdated. */
function installIsCurrent() {
  const marker = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (!existsSync(marker)) return false;
  return statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
}

function install() {
  console.log('Installing packages (first run, or the lock file changed) …');
  const npm = process.env.npm_execpath;
  const [file, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(file, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    // CI prevents packages from installing git hooks.
    env: { ...process.env, NODE_ENV: '', CI: '1' },
  });
  if (result.status !== 0) fail(`npm ci failed with status ${result.status}; its own message stands above.`);
  if (!existsSync(pinnedNode)) {
    // npm versions that prompt before install scripts don't install the pinned Node until a rebuild.
    spawnSync(file, [...args, 'rebuild', 'node', 'esbuild', 'workerd'], { cwd: root, stdio: 'inherit' });
  }
}

function choose() {
  try {
    return chooseNode({
      pinned: pinnedNode,
      isPinnedThere: existsSync(pinnedNode),
      own: process.execPath,
      version: process.versions.node,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const script = [`scripts/${command}.ts`, `scripts/${command}/main.ts`]
  .map((file) => path.join(root, file))
  .find((file) => existsSync(file));
if (!command || !script) fail('Usage: node scripts/bootstrap.mjs <command> [options]');
if (!installIsCurrent()) install();

const { file, options } = choose();
const child = spawn(file, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Half a second less for each process. Rendering doesn't inherit it: package code must not plant compiled code.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/ninecourse/node'),
    ...process.env,
    PATH: `${path.dirname(file)}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' '),
  },
});
// The command shuts down once, even after several signals: a terminal's Ctrl-C reaches it directly as well.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
// npm runs this process under a shell that doesn't forward signals. Stop when that shell is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('error', (error) => fail(`Could not start the pinned Node: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
