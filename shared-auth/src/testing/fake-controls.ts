import type { User } from '@supabase/supabase-js';
import type { FakeError } from './fake-errors.ts';

export interface RecordedCall {
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface Work<T> {
  readonly answer: () => T;
  readonly fail: (error: FakeError) => T;
}

/** Creates the controls of the fake backend: make the next call of a name fail or wait, and read the recorded calls. */
export function createFakeControls(onUserCreated: (user: User) => void) {
  const calls: RecordedCall[] = [];
  const failures: { name: string; error: FakeError | Error }[] = [];
  const holds: { name: string; until: Promise<void> }[] = [];

  function take<T extends { name: string }>(list: T[], name: string): T | undefined {
    const index = list.findIndex((entry) => entry.name === name || name.startsWith(`${entry.name} `));
    return index < 0 ? undefined : list.splice(index, 1)[0];
  }

  return {
    calls,
    confirmEmail: false,
    usedHashes: new Set<string>(),
    onUserCreated,
    called: (name: string) => calls.filter((entry) => entry.name === name),
    /** Makes the next call of that name return this error. An `Error` is thrown instead. */
    failNext(name: string, error: FakeError | Error): void {
      failures.push({ name, error });
    },
    /** Makes the next call of that name wait until the returned function is called. The response is computed then. */
    holdNext(name: string): () => void {
      let release: () => void = () => undefined;
      holds.push({ name, until: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    async run<T>(name: string, args: readonly unknown[], work: Work<T>): Promise<T> {
      calls.push({ name, args });
      const hold = take(holds, name);
      const failure = take(failures, name);
      await hold?.until;
      if (failure?.error instanceof Error) throw failure.error;
      return failure ? work.fail(failure.error) : work.answer();
    },
  };
}

export type FakeControls = ReturnType<typeof createFakeControls>;
