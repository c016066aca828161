import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FILES_STEP } from '../build/assembly-options.ts';
import { brandFileInUse } from '../build/brand-file.ts';
import { providedFolder } from '../build/provided-modules.ts';
import { root } from '../build/shared-modules.ts';
import { Refusal } from './refusal.ts';
import { STEP } from './render-steps.ts';

/** Share cards that were never drawn take a while, and no package's code draws them. */
const OWN_LIMIT_MS = 5 * 60_000;
/** What it is at before it says so. */
const STARTING = 'its start';

/** What the rendering process may read: sources and packages. Settings and data folders begin with a dot or are not named. */
function readable(): string[] {
  const names = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'dist');
  const sources = names.filter((name) => existsSync(path.join(root, name, 'package.json')));
  const named = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'node_modules'];
  const brand = path.dirname(brandFileInUse());
  const all = [...named, ...sources].map((name) => path.join(root, name));
  return [...new Set([brand, ...all].flatMap((file) => [file, realpathSync(file)]))];
}

/** Files and folders as Node's permissions name them. */
const granted = (option: string, files: readonly string[]) =>
  files.flatMap((file) => [`${option}=${file}`, `${option}=${path.join(file, '*')}`]);

function command(work: string, id: string): string[] {
  // Cards of earlier renders: the one place outside of its own folder that it may write to.
  const cards = path.join(providedFolder, 'cards');
  mkdirSync(cards, { recursive: true });
  const kept = [work, cards, realpathSync(cards)];
  return [
    '--permission',
    ...granted('--allow-fs-read', [...readable(), ...kept]),
    ...granted('--allow-fs-write', kept),
    // Taken back by the process itself before it loads a package's code: `closeProcess`.
    '--allow-addons',
    '--allow-child-process',
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    path.join(import.meta.dirname, 'render-process.ts'),
    work,
    id,
  ];
}

/** The package whose code a stack names first, if any. */
const packageIn = (work: string, text: string) =>
  text.split(path.join(work, 'in') + path.sep)[1]?.split(path.sep)[0];

const seconds = (ms: number) => `${String(ms / 1000)} s`;

/**
 * Runs the process that renders, from `<work>/in` to `<work>/out/<id>`; ends it when it takes too long, and says what it
 * was at.
 *
 * @param limitMs how long the packages' own code may run
 */
export async function runRender(work: string, id: string, limitMs: number): Promise<void> {
  const child = spawn(process.execPath, command(work, id), {
    cwd: work,
    // Nothing of who publishes: no key, no home folder. A brand file is named, not secret.
    env: {
      NODE_ENV: 'production',
      RENDER_LIMIT: String(limitMs + 2 * OWN_LIMIT_MS),
      ...(process.env['BRAND_FILE'] ? { BRAND_FILE: brandFileInUse() } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let step = STARTING;
  let late: string | undefined;
  const end = (ms: number) =>
    setTimeout(() => {
      late = `it took longer than ${seconds(ms)}`;
      child.kill('SIGKILL');
    }, ms);
  // Our own code is loaded first, then theirs, then ours works again.
  let timer = end(OWN_LIMIT_MS);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith(STEP)) return;
    const isFirst = step === STARTING;
    step = line.slice(STEP.length);
    if (!isFirst && step !== FILES_STEP) return;
    clearTimeout(timer);
    timer = end(isFirst ? limitMs : OWN_LIMIT_MS);
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
  clearTimeout(timer);
  const text = said.join('').trim();
  const owner = packageIn(work, text);
  const refuse = (why: string) =>
    new Refusal(`Rendering was stopped at ${step}${owner === undefined ? '' : ` by ${owner}`}: ${why}`);
  if (late !== undefined) throw refuse(late);
  if (status !== 0)
    throw refuse(reasonIn(text) || `its process ended with ${signal ?? `status ${String(status)}`}`);
  if (!existsSync(path.join(work, 'out', id, 'release.json')))
    throw refuse('its process ended before it was done');
}

/** What an error says, without where it was thrown. */
const reasonIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s+at |^\s*$/.test(line))
    .slice(0, 8)
    .map((line) => line.replace(/^Error: /, '').slice(0, 1000))
    .join('\n');
