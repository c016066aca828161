import { spawn, type ChildProcess } from 'node:child_process';
import { countResults, turboTasks, type Count, type CountedKind } from './count-results.ts';
import { digestOf, readPassed, writePassed } from './passed.ts';

export interface Step {
  readonly name: string;
  readonly kind: CountedKind;
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Record<string, string>;
  /** Git pathspecs of all files that can change the result. A step without them always runs. */
  readonly inputs?: readonly string[];
  /** Makes the versions of the browsers part of the inputs. */
  readonly opensBrowsers?: true;
  /** Called after the step has passed. */
  readonly onPassed?: () => Promise<void>;
}

/** A step of a lane, one that is chosen when the lane reaches it, or one that the run leaves out. */
export type LaneStep = Step | (() => Promise<Step | LeftOut>) | LeftOut;

export interface LeftOut {
  readonly name: string;
  readonly because: string;
}

export interface RunOptions {
  /** Runs steps that have passed with equal inputs as well. */
  readonly noCache?: boolean;
  /** Versions of the browsers. */
  readonly browsers?: readonly string[];
}

interface Result extends Count {
  readonly output: string;
  readonly seconds: number;
}

const running = new Set<ChildProcess>();

let isStopped = false;

/** Stops the running steps, which stop their own child processes, and starts no others. */
export function stopSteps(): void {
  isStopped = true;
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

const notesOf = (output: string) => output.split('\n').filter((line) => line.startsWith('note: '));

/** Returns the output that explains a failure, without the logs of tasks that passed. */
const failureOf = (kind: CountedKind, output: string): string => {
  const failed = kind === 'turbo' ? turboTasks(output).filter(({ hasFailed }) => hasFailed) : [];
  return failed.length === 0 ? output : failed.map(({ name, log }) => `${name}\n${log}`).join('\n');
};

function describe(
  { kind, name }: Step,
  { passed, failed, cached = 0, seconds }: Omit<Result, 'output'>,
): string {
  const counts = `${String(passed)} passed, ${String(failed)} failed`;
  const details = [
    ...(kind === 'check' ? [] : [counts]),
    ...(cached > 0 ? [`${cached === passed ? 'all' : String(cached)} from the cache`] : []),
  ].join('; ');
  const time = cached > 0 && cached === passed ? '' : ` in ${seconds.toFixed(1)} s`;
  return `${failed > 0 ? '✗' : '✓'} ${name}${details && ` (${details})`}${time}`;
}

/** Runs a step, or returns its count from an earlier run with equal inputs. */
async function runStep(step: Step, { noCache = false, browsers = [] }: RunOptions): Promise<Result> {
  const { inputs, command, env } = step;
  const digest = () => inputs && digestOf(inputs, command, env, step.opensBrowsers && browsers);
  const before = digest();
  const earlier = before === undefined || noCache ? undefined : (readPassed(before) as Count | undefined);
  if (earlier) return { ...earlier, cached: earlier.passed, output: '', seconds: 0 };
  const force = step.kind === 'turbo' && noCache ? ['--force'] : [];
  const result = await runCommand({ ...step, command: [...command, ...force] });
  if (result.failed > 0) return result;
  // Nothing is recorded if an input changed during the run.
  if (digest() !== before) return result;
  await step.onPassed?.();
  // A note says that something was left out.
  if (before !== undefined && notesOf(result.output).length === 0)
    writePassed(before, { passed: result.passed, failed: 0 });
  return result;
}

/**
 * Runs lanes in parallel and each lane's steps in order, and prints `N passed, N failed` at the end. Shows a step's
 * output if it fails.
 *
 * @returns the exit status: 0 if nothing failed and nobody stopped the run.
 */
export async function runSteps(
  lanes: readonly (readonly LaneStep[])[],
  options: RunOptions = {},
): Promise<number> {
  const total = { passed: 0, failed: 0, cached: 0, isStopped: false };
  isStopped = false;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const laneStep of lane) {
        total.isStopped ||= isStopped;
        if (isStopped) return;
        const step = typeof laneStep === 'function' ? await laneStep() : laneStep;
        if ('because' in step) {
          say(`– ${step.name}: left out, ${step.because}`);
          continue;
        }
        const result = await runStep(step, options);
        total.passed += result.passed;
        total.failed += result.failed;
        total.cached += result.cached ?? 0;
        say(describe(step, result));
        if (result.failed > 0) say(failureOf(step.kind, result.output).trimEnd());
        notesOf(result.output).forEach(say);
      }
    }),
  );
  say('');
  if (total.cached > 0)
    say(`From the cache: ${String(total.cached)} of ${String(total.passed)}. --no-cache runs everything.`);
  say(`${String(total.passed)} passed, ${String(total.failed)} failed`);
  return total.failed > 0 || total.isStopped ? 1 : 0;
}
