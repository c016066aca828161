import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { takeIntake, type TakenIntake } from './data/take-intake.ts';
import { loadOnboarding, type Progress } from './data/load-onboarding.ts';
import type { WizardProps } from './wizard.tsx';

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly words: string }
  | {
      readonly name: 'ready';
      readonly progress: Progress;
      readonly Wizard: ComponentType<WizardProps>;
      /** What became of the link of an intake email. */
      readonly intake: TakenIntake | null;
    };

const loadWizard = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-onboarding-wizard" */ './wizard.tsx')).then(
    ({ Wizard }) => Wizard,
  );

/** The wizard's code and a member's answers, both asked for only now that somebody is signed in. */
export function useProgress(userId: string) {
  const [state, setState] = useState<State>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const client = await getSupabase();
      return Promise.all([loadOnboarding(client, userId), takeIntake(client)]);
    };
    Promise.all([ask(), loadWizard()]).then(
      ([[progress, intake], Wizard]) => {
        if (isCurrent) setState({ name: 'ready', progress, Wizard, intake });
      },
      (error: unknown) => {
        const words = dataMessage(error, { what: 'Your answers could not be loaded.' });
        if (isCurrent) setState({ name: 'failed', words });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt]);

  function retry() {
    setState({ name: 'loading' });
    setAttempt((count) => count + 1);
  }

  return { state, retry };
}
