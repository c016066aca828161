import { paths } from 'shared-contract/paths';

/** What the guard leaves in the history entry of the sign-in page. */
export interface SignInState {
  readonly from?: string;
  /** The session ended without the person asking for it. */
  readonly ended?: boolean;
}

const signInPages: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirm,
];

/** Reads what may be anything: history entries outlive releases. */
export function readSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('from' in state && typeof state.from === 'string' ? { from: state.from } : {}),
    ...('ended' in state && state.ended === true ? { ended: true } : {}),
  };
}

/** Where to go after sign-in: the remembered path of our own origin, else the dashboard. Never back to a sign-in page. */
export function returnPath(from: string | undefined): string {
  if (from === undefined || !/^\/(?![/\\])/.test(from) || /[\p{Cc}\\]/u.test(from))
    return paths.dashboard.index;
  const pathname = from.split(/[?#]/, 1)[0] ?? '';
  return signInPages.includes(pathname) ? paths.dashboard.index : from;
}
