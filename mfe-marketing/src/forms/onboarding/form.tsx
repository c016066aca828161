import { dataMessage } from 'shared-auth/error-words';
import type { Profile } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { loadChunk } from 'shared-ui/chunks';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { LoadFailure, useRequest } from '../../request.tsx';
import { takeIntake, type TakenIntake } from './intake.ts';
import { loadOnboarding } from './queries.ts';

const loadWizard = () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-onboarding-wizard" */ './wizard.tsx')).then(
    ({ Wizard }) => Wizard,
  );

/** Loads the wizard's code and the member's answers. Not before sign-in, because other visitors need neither. */
async function loadMember(userId: string) {
  const load = async () => {
    const client = await getSupabase();
    return Promise.all([loadOnboarding(client, userId), takeIntake(client)]);
  };
  const [[progress, intake], Wizard] = await Promise.all([load(), loadWizard()]);
  return { progress, intake, Wizard };
}

export function OnboardingFailure({
  words,
  onRetry,
}: {
  readonly words: string;
  readonly onRetry: () => void;
}) {
  return (
    <LoadFailure title="The onboarding could not be loaded" onRetry={onRetry}>
      <p>{words}</p>
    </LoadFailure>
  );
}

/** Shows the result of the intake link and the next step. */
export function IntakeNotice({ intake: { isTaken, message } }: { readonly intake: TakenIntake }) {
  return (
    <Notice
      tone={isTaken ? 'info' : 'warning'}
      role="status"
      title={
        isTaken
          ? 'You have already accepted this link'
          : 'The link in our email does not work for this account'
      }
    >
      <p className="wrap-anywhere">{message}</p>
    </Notice>
  );
}

/** Use the user's id as `key`, so that no data of another user stays. */
export function MemberOnboarding({ profile }: { readonly profile: Profile }) {
  const { state, reload } = useRequest(loadMember, profile.id);
  if (state.status === 'loading') return <Spinner label="Loading your answers" />;
  if (state.status === 'failed') {
    const words = dataMessage(state.error, { what: 'Your answers could not be loaded.' });
    return <OnboardingFailure words={words} onRetry={reload} />;
  }
  const { progress, intake, Wizard } = state.value;
  const wizard = <Wizard profile={profile} progress={progress} />;
  if (intake === null) return wizard;
  return (
    <div className="grid gap-8">
      <IntakeNotice intake={intake} />
      {wizard}
    </div>
  );
}
