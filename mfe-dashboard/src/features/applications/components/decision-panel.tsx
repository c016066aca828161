import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { takeIntoReview, type Decision } from '../data/decide-application.ts';
import { isOpen, type Application } from '../model.ts';
import { useRefresh } from '../use-decisions.ts';
import { DecisionForm } from './decision-form.tsx';

/** Into review, at once: the letter says no more than that somebody reads it. */
function ReviewButton({ application: { id, status } }: { application: Application }) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const isAgain = status === 'rejected';
  const take = async () => {
    setIsBusy(true);
    try {
      await takeIntoReview(await getSupabase(), id);
      notify.success(isAgain ? 'Reopened. The applicant is told.' : 'In review. The applicant is told.');
    } catch (cause) {
      notify.error(cause instanceof Error ? cause.message : 'This did not work. Try again.');
    }
    await refresh();
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void take()}>
      {isAgain ? 'Reopen' : 'Take into review'}
    </Button>
  );
}

/** What can be decided as the application stands. */
export function DecisionPanel({ application, isOnHold }: { application: Application; isOnHold: boolean }) {
  const [chosen, setChosen] = useState<Decision | null>(null);
  const { id, status, decision_note } = application;
  // Somebody else has decided meanwhile, but for the form that says so: what was typed stays in view until it is closed.
  if (chosen !== null) {
    return <DecisionForm key={chosen} id={id} decision={chosen} onDone={() => setChosen(null)} />;
  }
  if (isOnHold) return null;
  return (
    <div className="flex flex-col gap-3">
      {decision_note === null ? null : (
        <Notice title="Told to the applicant">
          <p className="whitespace-pre-line">{decision_note}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen(status) ? (
          <>
            <Button size="sm" onClick={() => setChosen('approve')}>
              Approve…
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setChosen('reject')}>
              Reject…
            </Button>
          </>
        ) : null}
        {status === 'submitted' || status === 'rejected' ? <ReviewButton application={application} /> : null}
      </div>
    </div>
  );
}
