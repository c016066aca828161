import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { isAnswered, timeOf } from '../clock.ts';
import { takeIntoReview } from '../data/decide-application.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { isOpen, type Application } from '../model.ts';
import { useRefresh } from '../use-decisions.ts';
import { DecisionForm } from './decision-form.tsx';
import { PlaceField, usePlace } from './place-field.tsx';

/** Into review, a minute later: its letter can be stopped like the others. */
function ReviewButton({ application: { id, status } }: { application: Application }) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const isAgain = status === 'rejected';
  const take = async () => {
    setIsBusy(true);
    try {
      const { letterAt } = await takeIntoReview(await getSupabase(), id);
      notify.success(`${isAgain ? 'Reopened' : 'In review'}. The letter goes at ${timeOf(letterAt)}.`);
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

interface Props {
  readonly application: Application;
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
}

/** An approval, with the seat where there is one to give. */
function Approval({ application, cohorts, decisions, onDone }: Props & { onDone: () => void }) {
  const place = usePlace(application, cohorts, decisions);
  const { id, applicant_type } = application;
  if (applicant_type === 'client') return <DecisionForm id={id} decision="approve" onDone={onDone} />;
  const { cohortId, waits } = place.chosen;
  return (
    <DecisionForm
      id={id}
      decision="approve"
      place={{ cohortId, waits }}
      placeField={<PlaceField place={place} />}
      onDone={onDone}
    />
  );
}

/** What can be decided as the application stands. */
export function DecisionPanel(props: Props) {
  const [chosen, setChosen] = useState<'approve' | 'reject' | null>(null);
  const { application, decisions } = props;
  const { id, status, decision_note } = application;
  const onHold = decisions.get(id);
  // Somebody else has decided meanwhile, but for the form that says so: what was typed stays in view until it is closed.
  if (chosen === 'approve') return <Approval {...props} onDone={() => setChosen(null)} />;
  if (chosen === 'reject') return <DecisionForm id={id} decision="reject" onDone={() => setChosen(null)} />;
  if (isAnswered(onHold)) return null;
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
        {(status === 'submitted' || status === 'rejected') && onHold === undefined ? (
          <ReviewButton application={application} />
        ) : null}
      </div>
    </div>
  );
}
