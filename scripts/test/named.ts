import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import { browserStep, databaseStep, unitStep } from './steps.ts';

type Runner = 'unit' | 'integration' | 'database' | 'journey';

/** Who runs a test file: its name tells, or the folder that it stands in. */
export function runnerOf(file: string): Runner {
  if (file.startsWith('supabase/')) return 'database';
  if (file.startsWith('e2e/')) return 'journey';
  return file.endsWith('.integration.ts') ? 'integration' : 'unit';
}

function commandOf(runner: Runner, files: readonly string[]): readonly string[] {
  if (runner === 'unit') return [...unitStep.command.filter((word) => word !== '--silent'), ...files];
  if (runner === 'integration') return [process.execPath, '--test', ...files];
  // This one takes a part of a path below its folder.
  if (runner === 'database')
    return [...databaseStep.command, ...files.map((file) => file.replace(/^supabase\/(tests\/)?/, ''))];
  return [...browserStep('').command, '--retries=0', ...files];
}

/**
 * Runs the tests of some files or folders, each by the runner that it belongs to.
 *
 * @param browser asked for where a journey is among them
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
