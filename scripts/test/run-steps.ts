import { spawn, type ChildProcess } from 'node:child_process';
import { countResults, type Count } from './count-results.ts';

export interface Step {
  readonly name: string;
  readonly kind: Parameters<typeof countResults>[0];
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Record<string, string>;
}

interface Result extends Count {
  readonly output: string;
  readonly seconds: number;
}

const running = new Set<ChildProcess>();

/** Ends the steps under way; each stops what it started. */
export function stopSteps(): void {
  running.forEach((child) => child.kill('SIGTERM'));
}

function runCommand({ command: [file, ...args], env, kind }: Step): Promise<Result> {
  const since = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({
        output,
        seconds: (performance.now() - since) / 1000,
        ...countResults(kind, output, code ?? 1),
      });
    });
  });
}

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/**
 * Runs lanes side by side, each lane's steps in order, and closes with `N passed, N failed`.
 * A step's own output is shown when it fails.
 *
 * @returns the exit status: 0 when nothing failed.
 */
export async function runSteps(lanes: readonly (readonly Step[])[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) {
        const result = await runCommand(step);
        passed += result.passed;
        failed += result.failed;
        const counts =
          step.kind === 'check' ? '' : ` (${String(result.passed)} passed, ${String(result.failed)} failed)`;
        say(`${result.failed > 0 ? '✗' : '✓'} ${step.name}${counts} in ${result.seconds.toFixed(1)} s`);
        if (result.failed > 0) say(result.output.trimEnd());
        const notes = result.output.split('\n').filter((line) => line.startsWith('note: '));
        notes.forEach(say);
      }
    }),
  );
  say('');
  say(`${String(passed)} passed, ${String(failed)} failed`);
  return failed > 0 ? 1 : 0;
}
