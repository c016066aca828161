import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import type { ReactNode } from 'react';
import type { Decision, Place } from '../data/decide-application.ts';
import { decisionWords } from '../decision-words.ts';
import { useDecision } from '../use-decision.ts';
import { LetterPreview } from './letter-preview.tsx';

interface Props {
  readonly id: string;
  readonly decision: Decision;
  /** Where an approval seats. */
  readonly place?: Place | undefined;
  readonly placeField?: ReactNode;
  readonly onDone: () => void;
}

/** The decision with the letter in view. It goes a minute later, so that it can be taken back. */
export function DecisionForm({ id, decision, place, placeField, onDone }: Props) {
  const { field, hint, button, noReason } = decisionWords[decision];
  const { note, setNote, fieldError, refusal, isBusy, lacksReason, decided, decide } = useDecision({
    id,
    decision,
    place,
    onDone,
  });
  return (
    <form
      noValidate
      aria-label={button}
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @3xl:items-start">
        <div className="flex flex-col gap-4">
          {placeField}
          <TextareaField
            label={field}
            name="decision-note"
            hint={hint}
            rows={3}
            maxLength={4000}
            required={noReason !== null}
            error={fieldError}
            autoFocus
            defaultValue={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        {lacksReason ? (
          <p className="min-h-72 text-sm text-muted @3xl:row-span-2">
            The letter is shown here once the reason is written.
          </p>
        ) : (
          <div className="min-w-0 @3xl:row-span-2">
            <LetterPreview id={id} {...decided} />
          </div>
        )}
        <div className="flex flex-col gap-4">
          {refusal === undefined ? null : (
            <Notice tone="danger" role="alert" title="Not decided">
              <p>{refusal}</p>
            </Notice>
          )}
          <p className="text-sm text-muted">
            The letter goes one minute after you decide. Until then any administrator can undo it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant={noReason === null ? 'primary' : 'danger'} size="sm" busy={isBusy}>
              {button} and send in a minute
            </Button>
            <Button variant="secondary" size="sm" onClick={onDone}>
              Cancel
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
