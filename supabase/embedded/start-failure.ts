/** A reason for not starting that is told in one line, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Message of whatever was thrown, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : textOf(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** PGlite also throws plain objects, with a number in place of a message. */
function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, name, errno } = error as { message?: unknown; name?: unknown; errno?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  const known = [name, errno].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || 'no reason given';
}

/** ENOSPC as PGlite's file system counts it. */
const noSpace = 51;

/** Whether there was no room on the disk, by what Node, PGlite's file system and PostgreSQL say then. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, name, cause } = error as Record<string, unknown>;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  if (name === 'ErrnoError' && errno === noSpace) return true;
  return /No space left on device|ENOSPC/.test(messageOf(error)) || isDiskFull(cause);
}

export const diskFullWords = (dataDir: string): string =>
  `No space is left on the disk of DATA_DIR ${dataDir}: free some, or set DATA_DIR to a folder on another disk`;

/** An error of the operating system, as Node and PGlite's file system tell it: what is stored may well be whole. */
const isOfSystem = (error: unknown): boolean => {
  const { code, name } = (error ?? {}) as Record<string, unknown>;
  return name === 'ErrnoError' || (typeof code === 'string' && /^E[A-Z0-9]+$/.test(code));
};

/**
 * Why the database in the data folder cannot be opened, in words that name folder and setting. To start over is
 * advised only where there is something and it cannot be read.
 */
export function openFailure(
  dataDir: string,
  error: unknown,
  { path, holdsData }: { path: string; holdsData: boolean },
): StartFailure {
  if (error instanceof StartFailure) return error;
  if (isDiskFull(error)) return new StartFailure(diskFullWords(dataDir));
  const advice =
    isOfSystem(error) || !holdsData
      ? 'check the disk and the permissions of DATA_DIR, then start again'
      : 'its data may be damaged. Put a copy of DATA_DIR in its place, or start with --reset, which sets aside everything in it: accounts, rows, stored files and mail';
  return new StartFailure(`The database in ${path} cannot be opened (${messageOf(error)}): ${advice}`);
}
