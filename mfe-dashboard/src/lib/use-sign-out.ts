import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { maySignOut } from './before-sign-out.ts';

/** Asks whoever has something to lose, then signs out on every tab and device, then goes to the sign-in page and says so. */
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
