import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { browserStep, databaseCommand, jestStep } from './steps.ts';

type Runner = 'unit' | 'integration' | 'database' | 'journey';

/** Returns the runner of a test file, based on its folder or name. */
export function runnerOf(file: string): Runner {
  if (file.startsWith('supabase/')) return 'database';
  if (file.startsWith('e2e/')) return 'journey';
  return file.endsWith('.integration.ts') ? 'integration' : 'unit';
}

/** Returns the part of a database test's path that the runner selects by. SQL tests run together, in one test file. */
export const databasePart = (file: string): string =>
  file.replace(/^supabase\/(tests\/)?/, '').replace(/^database(\/.*)?$/, 'tests/pgtap/');

function commandOf(runner: Runner, files: readonly string[]): readonly string[] {
  if (runner === 'unit') return [...jestStep().command.filter((word) => word !== '--silent'), ...files];
  if (runner === 'integration') return [process.execPath, '--test', ...files];
  if (runner === 'database') return [...databaseCommand, ...files.map(databasePart)];
  return [...browserStep('').command, '--retries=0', ...files];
}

/**
 * Runs the tests of files or folders, each with its runner.
 *
 * @param browser called only if there are end-to-end tests
 * @returns the exit code
 */
export function runNamed(names: readonly string[], browser: () => string): number {
  const files = names.map((name) => path.relative(root, path.resolve(name)).replaceAll(path.sep, '/'));
  const missing = names.filter((_, index) => !existsSync(path.join(root, files[index] ?? '')));
  if (missing.length > 0) throw new Error(`No test file or folder ${missing.join(', ')}.`);
  const statuses = [...Map.groupBy(files, runnerOf)].map(([runner, own]) => {
    const [command = '', ...args] = commandOf(runner, own);
    const env = runner === 'journey' ? { ...process.env, CHROME_PATH: browser() } : process.env;
    return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  });
  return Math.max(...statuses);
}
