import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { finishOnboarding } from './data/finish-onboarding.ts';

/** Ends the onboarding once, however often it is asked to, and goes on to the dashboard. */
export function useFinish() {
  const { reloadProfile } = useSession();
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function finish() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await finishOnboarding(await getSupabase());
      await reloadProfile();
      await navigate(paths.dashboard.index);
      notify.success('You are set up.');
    } catch (error) {
      setFailure(dataMessage(error, { what: 'This could not be finished yet. Your answers are saved.' }));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, finish: () => void finish() };
}
