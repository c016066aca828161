import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SiteRoutes } from '@scripts/build/rules';
import { root } from '@scripts/core/files';
import { brandFileInUse } from '@scripts/core/modules';
import { answers } from 'shared-contract/route-patterns';
import { CommandError } from './command-error.ts';
import { OUT_FOLDER, type Progress, progressAfter, ROUTES_FILE } from './render-steps.ts';

/** Processor time for our own code. New share cards take a while to draw, without any package code. */
const OWN_LIMIT_MS = 5 * 60_000;
/** Wall time per step in ms, for code that waits and uses no processor time. */
const WAIT_LIMIT_MS = 20 * 60_000;
const POLL_MS = 200;
/** Clock ticks of `/proc` per second. Linux reports them to programs at this rate on every machine. */
const TICKS = 100;
/** The progress before the process reports a step. */
const STARTING: Progress = { phase: 'start', step: 'its start' };

/**
 * Lists the files that the rendering process may read: sources and packages. It excludes settings and data folders,
 * whose names start with a dot or are not listed.
 */
function readable(): string[] {
  const names = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'dist');
  const sources = names.filter((name) => existsSync(path.join(root, name, 'package.json')));
  const named = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'node_modules'];
  const brand = path.dirname(brandFileInUse());
  const all = [...named, ...sources].map((name) => path.join(root, name));
  return [...new Set([brand, ...all].flatMap((file) => [file, realpathSync(file)]))];
}

/** Formats files and folders for Node's permission options. */
const granted = (option: string, files: readonly string[]) =>
  files.flatMap((file) => [`${option}=${file}`, `${option}=${path.join(file, '*')}`]);

function command(work: string, id: string): string[] {
  return [
    '--permission',
    ...granted('--allow-fs-read', [...readable(), work]),
    ...granted('--allow-fs-write', [path.join(work, OUT_FOLDER), path.join(work, ROUTES_FILE)]),
    // The process drops these permissions before it loads package code (`closeProcess`).
    '--allow-addons',
    '--allow-child-process',
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    path.join(import.meta.dirname, 'render-process.ts'),
    work,
    id,
  ];
}

/** Returns the first package in a stack, if any. */
const packageIn = (work: string, text: string) =>
  text.split(path.join(work, 'in') + path.sep)[1]?.split(path.sep)[0];

/** Returns the package that owns a page, by the routes that the remotes declared; undefined for another step. */
function ownerOf(work: string, step: string): string | undefined {
  try {
    const { remotes } = JSON.parse(readFileSync(path.join(work, ROUTES_FILE), 'utf8')) as SiteRoutes;
    return remotes.find(
      (remote) => 'routes' in remote && remote.routes.some(({ pattern }) => answers(pattern, step)),
    )?.package;
  } catch {
    // Package code may have overwritten the file.
    return undefined;
  }
}

const seconds = (ms: number) => `${String(ms / 1000)} s`;

/**
 * Returns the processor time of a process in ms. Undefined if the system doesn't report it, or after the process has
 * ended.
 */
function processorMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return ((Number(user) + Number(system)) * 1000) / TICKS;
  } catch {
    return undefined;
  }
}

/**
 * Ends a process that takes too long. Its processor time counts, because a busy machine takes longer for the same work.
 *
 * @returns a function that starts the next limit.
 */
function limitTime(child: ChildProcess, onLate: (reason: string) => void) {
  let limitMs = OWN_LIMIT_MS;
  let [spent, since] = [0, performance.now()];
  const timer = setInterval(() => {
    const processor = processorMs(child.pid);
    const waited = performance.now() - since;
    const isOver = processor !== undefined && processor - spent > limitMs;
    if (!isOver && waited <= WAIT_LIMIT_MS) return;
    onLate(
      isOver
        ? `it took longer than ${seconds(limitMs)} of processor time; end the loop, or compute less`
        : `it did not end within ${seconds(WAIT_LIMIT_MS)}; end what it waits for`,
    );
    child.kill('SIGKILL');
  }, POLL_MS);
  child.once('close', () => clearInterval(timer));
  return (nextLimitMs: number) => {
    limitMs = nextLimitMs;
    [spent, since] = [processorMs(child.pid) ?? 0, performance.now()];
  };
}

/**
 * Runs the rendering process from `<work>/in` to `<work>/out/<id>`. Ends it after a time limit and reports its current
 * step.
 *
 * @param limitMs processor time of package code
 */
export async function runRender(work: string, id: string, limitMs: number): Promise<void> {
  const child = spawn(process.execPath, command(work, id), {
    cwd: work,
    // Nothing of the publisher's environment: no key and no home folder. The path of a brand file is not secret.
    env: {
      NODE_ENV: 'production',
      RENDER_LIMIT: String(3 * WAIT_LIMIT_MS),
      ...(process.env['BRAND_FILE'] ? { BRAND_FILE: brandFileInUse() } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let progress = STARTING;
  let late: string | undefined;
  const startLimit = limitTime(child, (reason) => {
    late = reason;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const before = progress.phase;
    progress = progressAfter(progress, line);
    if (progress.phase !== before) startLimit(progress.phase === 'packages' ? limitMs : OWN_LIMIT_MS);
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('exit', stop);
  const text = said.join('').trim();
  const owner = packageIn(work, text) ?? ownerOf(work, progress.step);
  const refuse = (why: string) =>
    new CommandError(
      `Rendering was stopped at ${progress.step}${owner === undefined ? '' : ` by ${owner}`}: ${why}`,
    );
  if (late !== undefined) throw refuse(late);
  if (status !== 0)
    throw refuse(reasonIn(text) || `its process ended with ${signal ?? `status ${String(status)}`}`);
  if (!existsSync(path.join(work, OUT_FOLDER, id, 'release.json')))
    throw refuse('its process ended before it was done');
}

/** Returns the message of an error without its stack. */
const reasonIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at |^\s*$/.test(line))
    .slice(0, 8)
    .map((line) => line.replace(/^Error: /, '').slice(0, 1000))
    .join('\n');
