import type { Profile } from 'shared-auth/session-store';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import type { TakenIntake } from './data/take-intake.ts';
import { useProgress } from './use-progress.ts';

/** Something that is needed could not be loaded: why, and once more. */
export function LoadFailure({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  return (
    <Notice tone="danger" role="alert" title="The onboarding is not here yet">
      <p>{words}</p>
      <Button variant="secondary" size="sm" className="mt-2 self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** What became of the link in our email, and what to do. */
export function IntakeNotice({ intake: { isTaken, message } }: { readonly intake: TakenIntake }) {
  return (
    <Notice
      tone={isTaken ? 'info' : 'warning'}
      role="status"
      title={isTaken ? 'You accepted this link before' : 'The link in our email does not work here'}
    >
      <p className="wrap-anywhere">{message}</p>
    </Notice>
  );
}

/** The onboarding of somebody who is signed in. Give it the user's id as key: nothing of another user stays. */
export function MemberOnboarding({ profile }: { readonly profile: Profile }) {
  const { state, retry } = useProgress(profile.id);
  if (state.name === 'loading') return <Spinner label="Looking for your answers" />;
  if (state.name === 'failed') return <LoadFailure words={state.words} onRetry={retry} />;
  const wizard = <state.Wizard profile={profile} progress={state.progress} />;
  if (state.intake === null) return wizard;
  return (
    <div className="grid gap-8">
      <IntakeNotice intake={state.intake} />
      {wizard}
    </div>
  );
}
