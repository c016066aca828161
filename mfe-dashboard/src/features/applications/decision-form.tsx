import { type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { Notice } from 'shared-ui/notice';
import { FailedQuery } from '../../ui/states.tsx';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { useDataQuery, useSettled } from '../../lib/use-data-query.ts';
import { decisionTexts, useTextDraft } from './decisions.ts';
import { timeOf } from './model.ts';
import { type Decided, type Decision, delayDecision, type Place, previewDecisionEmail } from './queries.ts';

interface EmailPreviewProps extends Decided {
  readonly id: string;
}

/** Previews the email. The function that sends it renders the preview. */
function EmailPreview({ id, decision, note, place }: EmailPreviewProps) {
  const settled = useSettled(note, 500);
  const email = useDataQuery(
    'email-preview',
    (client) => previewDecisionEmail(client, id, { decision, note: settled, place }),
    {
      id,
      decision,
      settled,
      place,
    },
  );
  return (
    <section aria-label="The email" aria-busy={email.isFetching} className="flex min-h-72 flex-col gap-2">
      <h3 className="text-base">The email</h3>
      {email.isError && !email.data ? <FailedQuery what="The email" query={email} /> : null}
      {email.data ? (
        <div className="rounded-md border border-line bg-ground p-4 text-sm wrap-anywhere">
          <p className="text-muted">To {email.data.to}</p>
          <p className="mb-3 font-semibold">{email.data.subject}</p>
          <p
            className="max-h-96 max-w-[66ch] overflow-y-auto whitespace-pre-line"
            tabIndex={0}
            role="region"
            aria-label="Its words"
          >
            {email.data.text}
          </p>
        </div>
      ) : null}
      {email.isPending ? (
        <p role="status" className="text-sm text-muted">
          Preparing the email
        </p>
      ) : null}
    </section>
  );
}

interface DecisionFormProps {
  readonly id: string;
  readonly decision: Decision;
  readonly place?: Place | undefined;
  readonly placeField?: ReactNode;
  readonly onDone: () => void;
}

/** Shows the email with the decision. It is sent one minute later, so that the administrator can undo the decision. */
export function DecisionForm({ id, decision, place, placeField, onDone }: DecisionFormProps) {
  const { field, hint, button, noReason, done } = decisionTexts[decision];
  const [note, setNote] = useTextDraft(`${decision}:${id}`);
  const [fieldError, setFieldError] = useState<string>();
  const decided = { decision, note: note.trim(), place };
  const lacksReason = noReason !== null && decided.note === '';
  const { act, isBusy, failure } = useAction({
    run: (client) => delayDecision(client, id, decided),
    done: ({ letterAt }) => `${done} The email goes out at ${timeOf(letterAt)}.`,
    failed: 'The decision was not saved.',
    explain: explainRefusal,
    isInline: true,
    changes: ['application'],
    onDone: () => setNote(''),
    onSettled: (isDone) => {
      if (isDone) onDone();
    },
  });
  return (
    <form
      noValidate
      aria-label={button}
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacksReason) setFieldError(noReason);
        else void act();
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
            onChange={(event) => {
              setNote(event.target.value);
              setFieldError(undefined);
            }}
          />
        </div>
        {lacksReason ? (
          <p className="min-h-72 text-sm text-muted @3xl:row-span-2">
            The email appears here after you enter the reason.
          </p>
        ) : (
          <div className="min-w-0 @3xl:row-span-2">
            <EmailPreview id={id} {...decided} />
          </div>
        )}
        <div className="flex flex-col gap-4">
          {failure === undefined ? null : (
            <Notice tone="danger" role="alert" title="Not decided">
              <p>{failure}</p>
            </Notice>
          )}
          <p className="text-sm text-muted">
            The email goes out one minute after you decide. Until then, any administrator can undo the
            decision.
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
