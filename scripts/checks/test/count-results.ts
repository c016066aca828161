export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed results that a tool took from its cache. */
  readonly cached?: number;
}

export type CountedKind = 'check' | 'jest' | 'lines' | 'node' | 'playwright' | 'turbo';

const lastNumber = (output: string, pattern: RegExp): number => {
  const match = [...output.matchAll(pattern)].at(-1);
  return match?.[1] === undefined ? 0 : Number(match[1]);
};

const escape = String.fromCharCode(27);
const colours = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

interface TurboTask {
  readonly name: string;
  readonly log: string;
  readonly isCached: boolean;
  readonly hasFailed: boolean;
}

/** Splits the output of turbo, where each line of a task has the prefix `<package>:<task>: `. */
export function turboTasks(output: string): TurboTask[] {
  const lines = output.replace(colours, '').matchAll(/^([\w-]+:[\w-]+): ?(.*)$/gm);
  const failed = (/^ *Failed: +(.*)$/m.exec(output.replace(colours, ''))?.[1] ?? '').split(', ');
  return [...Map.groupBy(lines, ([, name = '']) => name)].map(([name, own]) => {
    const log = own.map(([, , line = '']) => line).join('\n');
    return {
      name,
      log,
      isCached: log.startsWith('cache hit'),
      hasFailed: failed.includes(name.replace(':', '#')),
    };
  });
}

function countTask({ name, log, isCached, hasFailed }: TurboTask): Count {
  const count = countResults(name.endsWith(':unit') ? 'jest' : 'check', log, hasFailed ? 1 : 0);
  return isCached ? { ...count, cached: count.passed } : count;
}

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  cached: counts.reduce((total, { cached = 0 }) => total + cached, 0),
});

/** Reads the number of checks in a tool's output. A tool that fails without naming a check counts as one failure. */
export function countResults(kind: CountedKind, output: string, exitCode: number): Count {
  const text = output.replace(colours, '');
  const counts: Record<CountedKind, () => Count> = {
    check: () => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 }),
    jest: () => {
      const line = /^Tests:.*$/m.exec(text)?.[0] ?? '';
      return { passed: lastNumber(line, /(\d+) passed/g), failed: lastNumber(line, /(\d+) failed/g) };
    },
    lines: () => ({
      passed: lastNumber(text, /^(\d+) passed, \d+ failed/gm),
      failed: lastNumber(text, /^\d+ passed, (\d+) failed/gm),
    }),
    node: () => ({
      passed: lastNumber(text, /^(?:#|ℹ) pass (\d+)/gm),
      failed: lastNumber(text, /^(?:#|ℹ) fail (\d+)/gm),
    }),
    playwright: () => ({
      // Passed on the first or the second try.
      passed: lastNumber(text, /^\s*(\d+) passed/gm) + lastNumber(text, /^\s*(\d+) flaky/gm),
      failed: lastNumber(text, /^\s*(\d+) failed/gm),
    }),
    turbo: () => sum(turboTasks(text).map(countTask)),
  };
  const count = counts[kind]();
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
