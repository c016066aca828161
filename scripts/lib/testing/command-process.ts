import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export interface CommandProcess {
  readonly child: ChildProcess;
  /** What it printed so far, whole lines. */
  readonly out: string[];
  readonly err: string[];
  /** Exit status, once it and everything that writes where it writes has ended. */
  readonly ended: Promise<number | null>;
  /** Waits for a line of its output; fails when it ends before. */
  line(pattern: RegExp): Promise<string>;
}

export interface CommandOptions {
  /** A copy of the project to run in. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Below a shell, as npm runs it. */
  readonly shell?: boolean;
}

const running = new Set<CommandProcess>();

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Set and empty: what a developer's own .env says does not reach the tests. */
const unset = Object.fromEntries(
  [
    'SITE_PORT',
    'BACKEND_PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'CHROME_PATH',
    'SITE_FRAME_ORIGINS',
    'SITE_TRUSTED_PROXIES',
    'SITE_SERVICE_WORKER',
    'AUTH_CONFIRM_EMAIL',
    'TRUSTED_PROXIES',
    'DURABILITY',
    'RELEASE_STORE',
    'RELEASE_KEY',
    'RELEASE_AUTHOR',
    'RELEASE_IDENTITY',
    'RELEASE_SITE',
    'SITE_LIVE_KEY',
  ].map((name) => [name, '']),
);

/** What was compiled once is taken over, where the tests run with such a cache. */
const inherited = () => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
};

/** Runs Node on a file of the project with these settings and no others. */
export function runNode(args: readonly string[], options: CommandOptions = {}): CommandProcess {
  const { root = projectRoot, env = {}, shell = false } = options;
  const command = [process.execPath, ...args];
  // The second command keeps the shell from stepping aside for the first.
  const [file = '', ...rest] = shell ? ['sh', '-c', '"$@"; true', 'sh', ...command] : command;
  const child = spawn(file, rest, {
    cwd: root,
    env: { ...inherited(), ...unset, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what a failed test leaves can be found and ended.
    detached: true,
  });
  const [out, err]: [string[], string[]] = [[], []];
  const heard = new Set<() => void>();
  for (const [stream, lines] of [
    [child.stdout, out],
    [child.stderr, err],
  ] as const) {
    let text = '';
    stream.on('data', (data: Buffer) => {
      text += data.toString();
      lines.splice(0, lines.length, ...linesOf(text));
      heard.forEach((look) => {
        look();
      });
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started: CommandProcess = {
    child,
    out,
    err,
    ended,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = out.find((line) => pattern.test(line));
          if (found === undefined) return;
          heard.delete(look);
          resolve(found);
        };
        heard.add(look);
        look();
        void ended.then((code) => {
          reject(new Error(`Ended with ${String(code)} before ${String(pattern)}: ${err.join('\n')}`));
        });
      }),
  };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

/** Runs a command of the project as npm does. */
export const runCommand = (args: readonly string[], options: CommandOptions = {}): CommandProcess =>
  runNode([path.join(options.root ?? projectRoot, 'scripts/bootstrap.mjs'), ...args], options);

/** Ends whatever a failed test has left. */
export async function endCommands(): Promise<void> {
  const left = [...running];
  for (const { child } of left) {
    if (child.pid === undefined) continue;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Ended meanwhile.
    }
  }
  await Promise.all(left.map(({ ended }) => ended));
}

/** Processes by id, with the id of the process above; none where the system does not list them in /proc. */
function processes(): Map<number, number> {
  const found = new Map<number, number>();
  let names: string[] = [];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return found;
  }
  for (const name of names) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.set(Number(name), Number(parent));
    } catch {
      // Ended meanwhile.
    }
  }
  return found;
}

/** The process and everything below it. */
export function familyOf(pid: number): number[] {
  const all = processes();
  const family = [pid];
  for (const member of family) for (const [child, parent] of all) if (parent === member) family.push(child);
  return family;
}

const alive = (pids: readonly number[]): number[] => {
  const all = processes();
  return pids.filter((pid) => all.has(pid));
};

/**
 * Those of the processes that do not end. A process closes what it wrote to before the system has done with it, and one
 * whose parent was killed has nobody who waits for it.
 */
export async function leftOf(pids: readonly number[]): Promise<number[]> {
  const until = Date.now() + 10_000;
  while (alive(pids).length > 0 && Date.now() < until) await nextLook(20);
  return alive(pids);
}
