import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { timeOf } from '../clock.ts';
import { holdDecision, type Decision } from '../data/decide-application.ts';
import { useRefresh } from '../use-decisions.ts';
import { useKeptText } from '../use-kept-text.ts';
import { LetterPreview } from './letter-preview.tsx';

interface Props {
  readonly id: string;
  readonly decision: Decision;
  readonly onDone: () => void;
}

const words = {
  approve: {
    field: 'A word to the applicant',
    hint: 'Stands in the letter as you write it.',
    button: 'Approve',
    done: 'Approved.',
  },
  reject: {
    field: 'Reason, told to the applicant',
    hint: 'Say what is missing, and whether to apply again.',
    button: 'Reject',
    done: 'Rejected.',
  },
} as const;

const noReason = 'Write the reason: the applicant is told.';

/** The decision with the letter in view. It goes a minute later, so that it can be taken back. */
export function DecisionForm({ id, decision, onDone }: Props) {
  const { field, hint, button, done } = words[decision];
  const [note, setNote] = useKeptText(`${decision}:${id}`);
  const [fieldError, setFieldError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const needsReason = decision === 'reject';
  const decide = async () => {
    if (needsReason && note.trim() === '') {
      setFieldError(noReason);
      return;
    }
    setIsBusy(true);
    try {
      const { letterAt } = await holdDecision(await getSupabase(), id, decision, note.trim());
      setNote('');
      notify.success(`${done} The letter goes at ${timeOf(letterAt)}.`);
      await refresh();
      onDone();
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : 'This was not decided.');
      setIsBusy(false);
      await refresh();
    }
  };
  return (
    <form
      noValidate
      aria-label={button}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <TextareaField
        label={field}
        name="decision-note"
        hint={hint}
        rows={3}
        maxLength={4000}
        required={needsReason}
        error={fieldError}
        autoFocus
        defaultValue={note}
        onChange={(event) => {
          setNote(event.target.value);
          setFieldError(undefined);
        }}
      />
      {needsReason && note.trim() === '' ? (
        <p className="min-h-72 text-sm text-muted">The letter is shown here once the reason is written.</p>
      ) : (
        <LetterPreview id={id} decision={decision} note={note} />
      )}
      {refusal === undefined ? null : (
        <Notice tone="danger" role="alert" title="Not decided">
          <p>{refusal}</p>
        </Notice>
      )}
      <p className="text-sm text-muted">
        The letter goes one minute after you decide. Until then any administrator can undo it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={needsReason ? 'danger' : 'primary'} size="sm" busy={isBusy}>
          {button} and send in a minute
        </Button>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
