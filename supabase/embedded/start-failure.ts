/** A startup error that is shown as one line, without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Returns the message of any thrown value, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : textOf(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** PGlite also throws plain objects with a number instead of a message. */
function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, name, errno } = error as { message?: unknown; name?: unknown; errno?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  const known = [name, errno].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || 'no reason given';
}

/** ENOSPC in PGlite's file system. */
const noSpace = 51;

/** Recognizes a full disk as Node, PGlite's file system, and PostgreSQL report it. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, name, cause } = error as Record<string, unknown>;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  if (name === 'ErrnoError' && errno === noSpace) return true;
  return /No space left on device|ENOSPC/.test(messageOf(error)) || isDiskFull(cause);
}

export const diskFullWords = (dataDir: string): string =>
  `No space is left on the disk of DATA_DIR ${dataDir}: free some, or set DATA_DIR to a folder on another disk`;

/** True for an operating system error from Node or PGlite's file system. The stored data may be intact. */
const isOfSystem = (error: unknown): boolean => {
  const { code, name } = (error ?? {}) as Record<string, unknown>;
  return name === 'ErrnoError' || (typeof code === 'string' && /^E[A-Z0-9]+$/.test(code));
};

/**
 * Explains why the database in the data folder can't be opened, and names the folder and the setting. Suggests starting
 * over only if data exists and can't be read.
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
