import { lazy, Suspense, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readClientIntake } from '../data/client-intake.ts';
import type { FullClient } from '../data/read-client.ts';
import { useIntake } from '../use-intake.tsx';
import { RemoveAccess } from './remove-access.tsx';

const IntakeAnswers = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-intake-answers" */ './intake-answers.tsx'))
  ).IntakeAnswers,
}));

type Intake = Awaited<ReturnType<typeof readClientIntake>>;

function statusOf(intake: Intake, hasAccount: boolean): string {
  if (intake === null)
    return hasAccount ? 'Not sent from here. This client has an account.' : 'Not sent yet.';
  const day = formatInstant(intake.created_at);
  if (intake.to_value === 'sent' || intake.to_value === null) return `Sent ${day}. Not opened yet.`;
  const step =
    intake.to_value === 'answered'
      ? `Answered ${day}.`
      : `Opened ${day}. The questions are not all answered yet.`;
  return hasAccount ? step : `${step} No account has access to this record now.`;
}

/** How far the intake form of a client is, the letter that asks for it, and the answers. */
export function ClientIntake({ client }: { readonly client: FullClient }) {
  const { id, email, account_id: account } = client;
  const isAdmin = roleOf(useSession().profile) === 'admin';
  const query = useDataQuery('client-intake', (client) => readClientIntake(client, id), { id });
  const send = useIntake();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const intake = query.isPlaceholderData ? undefined : query.data;
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
                onClick={() => {
                  setIsBusy(true);
                  void send({ clientId: id, email }).finally(() => setIsBusy(false));
                }}
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
            <p className="text-muted">It goes by email, and no address is kept of this client.</p>
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
