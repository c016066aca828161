import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/field';
import { useToday } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { DecisionForm } from './decision-form.tsx';
import { type PlaceOption, placesFor, withFreeSeats } from './decisions.ts';
import { type Application, isAnswered, isOpen, timeOf } from './model.ts';
import { type Cohort, type Decisions, takeIntoReview } from './queries.ts';

/**
 * Defaults to the option that the database would choose. Preserves the administrator's choice if a colleague takes the
 * seat.
 */
function usePlace(application: Application, cohorts: readonly Cohort[], decisions: Decisions) {
  const today = useToday('');
  const wanted = cohorts.find(({ id }) => id === application.cohort_id);
  const free = withFreeSeats(cohorts, today, decisions);
  const options = placesFor(wanted, free);
  const [chosen, setChosen] = useState(options[0]);
  const isGone = options.every(({ value }) => value !== chosen.value);
  return {
    wanted,
    isFull: wanted !== undefined && free.every(({ id }) => id !== wanted.id),
    options: isGone ? [chosen, ...options] : options,
    chosen,
    isGone,
    choose: (value: string) =>
      setChosen((before) => options.find((option) => option.value === value) ?? before),
  };
}

interface PlaceFieldProps {
  readonly place: ReturnType<typeof usePlace>;
}

const wish = ({ wanted, isFull }: PlaceFieldProps['place']): string => {
  if (wanted === undefined) return 'They requested the next cohort with a free seat.';
  return isFull
    ? `They requested ${wanted.name}, which has no free seats.`
    : `They requested ${wanted.name}.`;
};

function PlaceField({ place }: PlaceFieldProps) {
  const { options, chosen, isGone, choose } = place;
  return (
    <SelectField
      label="Seat"
      name="place"
      hint={`${wish(place)} ${chosen.note}`.trim()}
      error={isGone ? 'That cohort has no free seats left. Choose another.' : undefined}
      options={options.map(({ value, label }: PlaceOption) => ({ value, label }))}
      required
      defaultValue={chosen.value}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Takes the application into review. The email about it can be stopped for a minute. */
function ReviewButton({ application: { id, status } }: { application: Application }) {
  const isAgain = status === 'rejected';
  const { act: take, isBusy } = useAction({
    run: (client) => takeIntoReview(client, id),
    done: ({ letterAt }) =>
      `${isAgain ? 'Reopened' : 'In review'}. The email goes out at ${timeOf(letterAt)}.`,
    failed: 'The review was not started.',
    explain: explainRefusal,
    changes: ['application'],
  });
  return (
    <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void take()}>
      {isAgain ? 'Reopen' : 'Take into review'}
    </Button>
  );
}

interface DecisionPanelProps {
  readonly application: Application;
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
}

function Approval({ application, cohorts, decisions, onDone }: DecisionPanelProps & { onDone: () => void }) {
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

export function DecisionPanel(props: DecisionPanelProps) {
  const [chosen, setChosen] = useState<'approve' | 'reject' | null>(null);
  const { application, decisions } = props;
  const { id, status, decision_note } = application;
  const onHold = decisions.get(id);
  // Check the open form first: if a colleague decides in the meantime, the form stays until the administrator closes
  // it, so no text is lost.
  if (chosen === 'approve') return <Approval {...props} onDone={() => setChosen(null)} />;
  if (chosen === 'reject') return <DecisionForm id={id} decision="reject" onDone={() => setChosen(null)} />;
  if (isAnswered(onHold)) return null;
  return (
    <div className="flex flex-col gap-3">
      {decision_note === null ? null : (
        <Notice title="Sent to the applicant">
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
