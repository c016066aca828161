import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

/** Others hold it for the time of one small write. */
const PATIENCE_MS = 10_000;
const [BUSY, LOCKED] = [5, 6];

/**
 * Does something while no other process does. The lock is the operating system's, taken through SQLite as that of the data
 * folder is (decision 0019): it ends with its process, however that ends, so that none is left to be broken. The file is
 * never removed, and nothing is written to it.
 */
export function whileLocked<Result>(file: string, act: () => Result): Result {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return act();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== BUSY && errcode !== LOCKED) throw error;
    throw new StoreError(`${file} is held by another process for more than 10 s`, { cause: error });
  } finally {
    database.close();
  }
}
