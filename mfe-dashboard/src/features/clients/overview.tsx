import { lazy, Suspense, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { formatDollars } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/record-drawer.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { TrainingOf } from '../../ui/training-parts.tsx';
import { formatCalendarDay, formatInstant } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import type { CoachNames } from './cells.tsx';
import { useIntake } from './intake.tsx';
import { type FullClient, readClientIntake, removeClientAccess } from './queries.ts';

/** Removes the access of a client's account. Only a new intake form gives it back. */
function RemoveAccess({ client: { id, name } }: { readonly client: Pick<FullClient, 'id' | 'name'> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { act, isBusy, failure } = useAction({
    run: (client) => removeClientAccess(client, id),
    done: 'Client access removed',
    failed: 'The access was not removed.',
    isInline: true,
    onDone: () => setIsOpen(false),
    changes: ['client'],
    reload: 'success',
  });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        Remove client access
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title="Remove client access?"
          description={`The account can no longer sign in as ${name}.`}
          confirm="Remove client access"
          cancel="Keep the access"
          cancelVariant="secondary"
          isCancelFirst
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void act()}
          onClose={() => setIsOpen(false)}
        >
          <p>The record, its answers, and its activity stay. To give access again, send a new intake form.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const IntakeAnswers = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-intake-answers" */ './intake-answers.tsx'))
  ).IntakeAnswers,
}));

type Intake = Awaited<ReturnType<typeof readClientIntake>>;

function statusOf(intake: Intake, hasAccount: boolean): string {
  if (intake === null) return hasAccount ? 'Not sent. This client has an account.' : 'Not sent yet.';
  const day = formatInstant(intake.created_at);
  if (intake.to_value === 'sent' || intake.to_value === null) return `Sent ${day}. Not opened yet.`;
  const step =
    intake.to_value === 'answered'
      ? `Answered ${day}.`
      : `Opened ${day}. Some questions are not answered yet.`;
  return hasAccount ? step : `${step} No account has access to this record.`;
}

/** The intake form of a client: its progress, the email with its link, and the answers. */
function ClientIntake({ client }: { readonly client: FullClient }) {
  const { id, email, account_id: account } = client;
  const isAdmin = roleOf(useSession().profile) === 'admin';
  const query = useDataQuery('client-intake', (client) => readClientIntake(client, id), { id });
  const { send, isBusy } = useIntake();
  const [isOpen, setIsOpen] = useState(false);
  const intake = query.data;
  return (
    <section aria-labelledby="client-intake" className="min-h-32 border-t border-line pt-4">
      <h3 id="client-intake" className="text-lg">
        Intake form
      </h3>
      {query.isError && intake === undefined ? <FailedQuery what="The intake form" query={query} /> : null}
      {intake === undefined ? null : (
        <>
          <p className="text-muted">{statusOf(intake, account !== null)}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">
            {account === null && email !== null ? (
              <Button
                variant="secondary"
                size="sm"
                busy={isBusy}
                onClick={() => void send({ clientId: id, email })}
              >
                {intake === null ? 'Send the intake form' : 'Send it again'}
              </Button>
            ) : null}
            {account === null ? null : (
              <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? 'Hide the answers' : 'Show the answers'}
              </Button>
            )}
            {account !== null && isAdmin ? <RemoveAccess client={client} /> : null}
          </div>
          {account === null && email === null ? (
            <p className="text-muted">It goes by email, and this client has no email address on file.</p>
          ) : null}
          {isOpen && account !== null ? (
            <Suspense fallback={<Spinner label="Loading: the answers" />}>
              <IntakeAnswers userId={account} />
            </Suspense>
          ) : null}
        </>
      )}
    </section>
  );
}

function factsOf(client: FullClient, coaches: CoachNames) {
  const { email, phone, coach_id: coach } = client;
  return [
    { term: 'Email', value: email ? <TextLink href={mailHref(email)}>{email}</TextLink> : 'None' },
    { term: 'Phone', value: phone ? <TextLink href={phoneHref(phone)}>{phone}</TextLink> : 'None' },
    { term: 'Company', value: client.company ?? 'None' },
    { term: 'Annual revenue', value: formatDollars(client.revenue) },
    { term: 'Retainer, a year', value: formatDollars(client.retainer_value) },
    { term: 'Tax savings, a year', value: formatDollars(client.tax_savings) },
    { term: 'Last contact', value: client.last_contact ? formatCalendarDay(client.last_contact) : 'None' },
    ...(coaches.size === 0
      ? []
      : [{ term: 'Coach', value: coach === null ? 'Unassigned' : (coaches.get(coach) ?? 'A coach') }]),
    { term: 'Added', value: formatInstant(client.created_at) },
    { term: 'Last change', value: formatInstant(client.updated_at) },
  ];
}

export function ClientOverview({ client, coaches }: { client: FullClient; coaches: CoachNames }) {
  const isStaff = roleOf(useSession().profile) !== 'user';
  const person = client.account_id ?? client.user_id;
  return (
    <>
      <Facts facts={factsOf(client, coaches)} />
      <section aria-labelledby="client-strategies" className="border-t border-line pt-4">
        <h3 id="client-strategies" className="text-lg">
          Strategies
        </h3>
        {client.strategies.length === 0 ? (
          <p className="text-muted">None chosen yet.</p>
        ) : (
          <ul className="mt-2 flex flex-wrap gap-2">
            {client.strategies.map((strategy) => (
              <li key={strategy}>
                <Badge>{strategy}</Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
      {isStaff && person !== null ? <TrainingOf person={person} /> : null}
      {isStaff ? <ClientIntake key={client.id} client={client} /> : null}
    </>
  );
}
