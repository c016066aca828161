import { loadCode } from './config.ts';
import { UNREACHABLE } from './failure.ts';
import type { Machine } from './machine.ts';
import type { LateOperations } from './session-operations.ts';

/** Every operation by name: what is missing here does not compile. */
const names = {
  signIn: 0,
  secondFactor: 0,
  signUp: 0,
  updateProfile: 0,
  resendConfirmation: 0,
  requestPasswordReset: 0,
  updatePassword: 0,
  openLink: 0,
  continueWith: 0,
  changeEmail: 0,
  refreshUser: 0,
} satisfies Record<keyof LateOperations, 0>;

type AnyOperations = Readonly<Record<string, (...input: unknown[]) => unknown>>;

/** Most pages are read by people who never sign in on them: the code of the operations comes with the first one. */
export function createLazyOperations(
  machine: Machine,
): LateOperations & { readonly load: () => Promise<LateOperations> } {
  let work: Promise<LateOperations> | undefined;

  function load(): Promise<LateOperations> {
    work ??= loadCode(() => import(/* webpackChunkName: "session" */ './session-operations.ts')).then(
      ({ createOperations }) => createOperations(machine),
      (cause: unknown) => {
        work = undefined;
        throw new Error(UNREACHABLE, { cause });
      },
    );
    return work;
  }

  const late = Object.keys(names).map((name) => [
    name,
    async (...input: unknown[]) => ((await load()) as unknown as AnyOperations)[name]?.(...input),
  ]);
  return { load, ...(Object.fromEntries(late) as LateOperations) };
}
