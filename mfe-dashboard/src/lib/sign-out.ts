import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { storyTextsPrefix } from 'shared-contract/stored-keys';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { tryStorage } from './browser.ts';

type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Registers a check that runs before sign-out. If it resolves to false, the user stays signed in.
 * @returns a function that unregisters it
 */
export function beforeSignOut(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

async function maySignOut(): Promise<boolean> {
  for (const question of questions) if (!(await question())) return false;
  return true;
}

/**
 * Returns a function that runs the registered checks, signs the user out of all tabs and devices, and opens the sign-in
 * page.
 */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    if (!(await maySignOut())) return;
    try {
      await signOut();
    } catch {
      notify.error('Signing out did not work. Check your connection and try again.');
      return;
    }
    await navigate(paths.login, { replace: true });
    notify.success('You are signed out.');
  };
}

/** Removes this device's entries of all users. */
export function forgetStored(prefix: string): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}

/** Name of the window event after a story is stored in this tab. */
const WRITTEN = 'nc-stories-written';

/** Returns whether this device has unsent story text. */
export const hasStoryDrafts = (user: string): boolean =>
  tryStorage(() => localStorage.getItem(storyTextsPrefix + user) !== null) ?? false;

export const announceStories = (): void => void window.dispatchEvent(new Event(WRITTEN));

export function onStoriesWritten(listener: () => void): () => void {
  window.addEventListener(WRITTEN, listener);
  return () => window.removeEventListener(WRITTEN, listener);
}
