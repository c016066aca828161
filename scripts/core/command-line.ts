import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** An error in the command line, with the usage text. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(why: string, usage: string) {
    super(`${why}\n${usage}`);
  }
}

/** Prints the usage and ends the process if `--help` is among the arguments. */
export function showHelp(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  if (!args.includes('--help')) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/**
 * Parses the command line: an action, the words after it, and options. Shows help.
 * @throws a {@link UsageError}
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  showHelp(usage, args);
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action = '', ...words] = positionals;
    return { action, words, values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage);
  }
}

export const noAction = (word: string): string =>
  word === '' ? 'What is to be done?' : `There is no command "${word}".`;
