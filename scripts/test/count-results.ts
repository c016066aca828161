export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const lastNumber = (output: string, pattern: RegExp): number => {
  const match = [...output.matchAll(pattern)].at(-1);
  return match?.[1] === undefined ? 0 : Number(match[1]);
};

const escape = String.fromCharCode(27);
/** Colours in the output of the tools. */
const colours = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** Reads how many checks a tool reports; a tool that failed without naming a check counts as one failure. */
export function countResults(
  kind: 'check' | 'jest' | 'lines' | 'node' | 'playwright',
  output: string,
  exitCode: number,
): Count {
  const text = output.replace(colours, '');
  const counts: Record<typeof kind, () => Count> = {
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
      // At the first try or at the second.
      passed: lastNumber(text, /^\s*(\d+) passed/gm) + lastNumber(text, /^\s*(\d+) flaky/gm),
      failed: lastNumber(text, /^\s*(\d+) failed/gm),
    }),
  };
  const count = counts[kind]();
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
