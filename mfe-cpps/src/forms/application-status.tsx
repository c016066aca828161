import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { callAsVisitor } from 'shared-auth/submit-form';
import type { ApplicationStatus, StatusRequest } from 'shared-contract/forms/certification/status';
import { paths } from 'shared-contract/paths';
import { formatReviewTime } from 'shared-contract/review-time';
import { brand } from 'shared-ui/brand';
import { Button, ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { TextField, useProposals } from 'shared-ui/field';
import { Form, formSchema } from 'shared-ui/form';
import { OwnForm } from 'shared-ui/form-block';
import { useHydrated } from 'shared-ui/hooks';
import { Question } from 'shared-ui/question';
import { useSearchParams } from 'shared-ui/router';
import { lookUp } from '../content/application-status.ts';
import { isOpen, statusMessage } from '../lib/application-status.ts';

/** Loads validation when the visitor starts to fill in the form, so that the page doesn't include it. */
const loadStatusSchema = () =>
  loadChunk(
    () => import(/* webpackChunkName: "cpps-schemas" */ 'shared-contract/forms/certification/status'),
  ).then((module) => formSchema(module.statusForm));

/** Rejects with a `CallRefusal`, whose message is fit for the user. */
const requestStatus = (action: 'read' | 'withdraw', values: StatusRequest) =>
  callAsVisitor<ApplicationStatus>('application-standing', { action, values });

function Facts({ application }: { readonly application: ApplicationStatus }) {
  const { reference, status, sentAt, reviewDueAt, decidedAt } = application;
  const rows: [term: string, text: string][] = [
    ['Reference', reference],
    ['Sent', formatReviewTime(sentAt)],
  ];
  if (decidedAt !== null) rows.push(['Decided', formatReviewTime(decidedAt)]);
  else if (status !== 'withdrawn') rows.push(['Reviewed by', formatReviewTime(reviewDueAt)]);
  return (
    <dl className="border-b border-line">
      {rows.map(([term, text]) => (
        <div key={term} className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StatusCardProps {
  readonly request: StatusRequest;
  readonly initial: ApplicationStatus;
}

/** Replaces the form. */
function StatusCard({ request, initial }: StatusCardProps) {
  const [application, setApplication] = useState(initial);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [application]);
  const { title, text, next } = statusMessage(application, new Date());
  const { status, note } = application;
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl outline-none">
        {title}
      </h2>
      <div className="grid gap-2">
        <p>{text}</p>
        {note === null ? null : (
          <blockquote className="my-2 border-l-2 border-copper pl-4 wrap-anywhere whitespace-pre-line">
            {note}
          </blockquote>
        )}
        <p>{next}</p>
      </div>
      <Facts application={application} />
      {isConfirming ? (
        <Question
          title="Withdraw this application?"
          confirmLabel="Yes, withdraw it"
          busyLabel="Withdrawing…"
          failed="We could not withdraw the application."
          onConfirm={async () => {
            const withdrawn = await requestStatus('withdraw', request);
            setConfirming(false);
            setApplication(withdrawn);
          }}
          onKeep={() => {
            setConfirming(false);
            // The button that had focus is gone with the question.
            heading.current?.focus();
          }}
        >
          We stop our review immediately. You can’t undo this, but you can apply again later.
        </Question>
      ) : (
        <div className="flex flex-wrap gap-4 print:hidden">
          {isOpen(application) ? (
            <Button variant="secondary" className="max-sm:w-full" onClick={() => setConfirming(true)}>
              Withdraw the application
            </Button>
          ) : null}
          {status === 'rejected' || status === 'withdrawn' ? (
            <ButtonLink to={paths.cppsApply} className="max-sm:w-full">
              Apply again
            </ButtonLink>
          ) : null}
          <ButtonLink href={brand.phone.href} variant="secondary" className="max-sm:w-full">
            Call {brand.phone.display}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/**
 * Prefills the reference from the link in the email, and the signed-in user's email address. Links never contain an
 * email address.
 */
function Prefill({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  useProposals(area, { reference: search.get('reference'), email: user?.email });
  return null;
}

/** Requests the reference and the email address, then shows the application's status. Stores nothing on this device. */
export function StatusForm() {
  const area = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  return (
    <OwnForm>
      <Form<StatusRequest, ApplicationStatus>
        schema={loadStatusSchema}
        onSubmit={(request) => requestStatus('read', request)}
        submitLabel="Show my status"
        busyLabel="Loading…"
        label={lookUp.formLabel}
        done={(request, application) => <StatusCard request={request} initial={application} />}
      >
        <div ref={area} className="grid gap-6">
          {isHydrated ? <Prefill area={area} /> : null}
          <TextField
            label="Reference"
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </div>
      </Form>
    </OwnForm>
  );
}
