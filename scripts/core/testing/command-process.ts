import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as nextLook } from 'node:timers/promises';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export interface CommandProcess {
  readonly child: ChildProcess;
  /** Non-empty lines of its output so far. */
  readonly out: string[];
  readonly err: string[];
  /** Exit status, once it and every process that writes to its output have ended. */
  readonly ended: Promise<number | null>;
  /** Waits for a line of its output. Rejects if the process ends first. */
  line(pattern: RegExp): Promise<string>;
}

export interface CommandOptions {
  /** A copy of the project to run in. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs it below a shell, like npm. */
  readonly shell?: boolean;
}

const running = new Set<CommandProcess>();

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Empty values, so that a developer's `.env` doesn't affect the tests. */
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
    'RELEASE_STORE',
    'RELEASE_KEY',
    'RELEASE_AUTHOR',
    'RELEASE_IDENTITY',
    'RELEASE_SITE',
    'SITE_LIVE_KEY',
  ].map((name) => [name, '']),
);

/** Passes on the compile cache, if the tests have one. */
const inherited = () => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
};

/** Runs Node on a file of the project, with only these settings. */
export function runNode(args: readonly string[], options: CommandOptions = {}): CommandProcess {
  const { root = projectRoot, env = {}, shell = false } = options;
  const command = [process.execPath, ...args];
  // The second command prevents the shell from replacing itself with the first one.
  const [file = '', ...rest] = shell ? ['sh', '-c', '"$@"; true', 'sh', ...command] : command;
  const child = spawn(file, rest, {
    cwd: root,
    env: { ...inherited(), ...unset, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that the processes of a failed test can be found and ended.
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

/** Runs a command of the project, like npm. */
export const runCommand = (args: readonly string[], options: CommandOptions = {}): CommandProcess =>
  runNode([path.join(options.root ?? projectRoot, 'scripts/bootstrap.mjs'), ...args], options);

/** Kills the processes that a failed test left running. */
export async function endCommands(): Promise<void> {
  const left = [...running];
  for (const { child } of left) {
    if (child.pid === undefined) continue;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
  await Promise.all(left.map(({ ended }) => ended));
}

/** Maps process ids to their parents' ids; empty if the system has no /proc. */
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
      // It has already ended.
    }
  }
  return found;
}

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
 * Waits up to 10 s for the processes to end, and returns those that don't. A process closes its output before the
 * system has removed it, and a process whose parent was killed may be removed late.
 */
export async function leftOf(pids: readonly number[]): Promise<number[]> {
  const until = Date.now() + 10_000;
  while (alive(pids).length > 0 && Date.now() < until) await nextLook(20);
  return alive(pids);
}
