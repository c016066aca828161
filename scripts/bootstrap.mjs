// Runs a command of the project on the project's own Node, from a fresh clone if need be.
// Plain JavaScript on purpose: whatever Node >= 20.19 started npm has to understand this one file.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chooseNode } from './lib/choose-node.js';

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

/** npm writes this file at the end of every install; older than the lock file means "not installed yet". */
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
    // CI keeps packages from installing git hooks of their own accord.
    env: { ...process.env, NODE_ENV: '', CI: '1' },
  });
  if (result.status !== 0) fail(`npm ci failed with status ${result.status}; its own message stands above.`);
  if (!existsSync(pinnedNode)) {
    // npm versions that ask before running install scripts leave the pinned Node out until it is rebuilt.
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

const script = path.join(root, `scripts/${command}.ts`);
if (!command || !existsSync(script)) fail('Usage: node scripts/bootstrap.mjs <command> [options]');
if (!installIsCurrent()) install();

const { file, options } = choose();
const child = spawn(file, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${path.dirname(file)}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' '),
  },
});
// The command stops what it started, once, however often it is told: a terminal's Ctrl-C reaches it by itself too.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
// npm runs us below a shell that passes no signal on: when that is gone, so are we.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('error', (error) => fail(`Could not start the pinned Node: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
