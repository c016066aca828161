import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** A command that cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** @param usage how commands read. */
  constructor(why: string, usage: string) {
    super(`${why}\n${usage}`);
  }
}

/** What was typed: an action, the words after it, and options. @throws a {@link UsageError} */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action = '', ...words] = positionals;
    return { action, words, values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Why a word is no action. */
export const noAction = (word: string): string =>
  word === '' ? 'What is to be done?' : `There is no command "${word}".`;
