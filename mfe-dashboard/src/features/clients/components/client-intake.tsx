import { lazy, Suspense, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/late';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { readClientIntake } from '../data/client-intake.ts';
import type { FullClient } from '../data/read-client.ts';
import { useIntake } from '../use-intake.tsx';

const IntakeAnswers = lazy(async () => ({
  default: (
    await loadChunk(() => import(/* webpackChunkName: "dashboard-intake-answers" */ './intake-answers.tsx'))
  ).IntakeAnswers,
}));

type Intake = Awaited<ReturnType<typeof readClientIntake>>;

function standingOf(intake: Intake, hasAccount: boolean): string {
  if (intake === null)
    return hasAccount ? 'Not sent from here. This client has an account.' : 'Not sent yet.';
  const day = formatInstant(intake.created_at);
  switch (intake.to_value) {
    case 'answered':
      return `Answered ${day}.`;
    case 'opened':
      return `Opened ${day}. The questions are not all answered yet.`;
    default:
      return `Sent ${day}. Not opened yet.`;
  }
}

/** How far the intake form of a client is, the letter that asks for it, and the answers. */
export function ClientIntake({ client: { id, email, user_id: owner } }: { readonly client: FullClient }) {
  const { id: me } = useUser();
  const query = useDataQuery('client-intake', (client) => readClientIntake(client, id), { id });
  const send = useIntake();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const intake = query.isPlaceholderData ? undefined : query.data;
  const account = owner === me ? null : owner;
  const isWaiting = intake === null || intake?.to_value === 'sent';
  return (
    <section aria-labelledby="client-intake" className="min-h-32 border-t border-line pt-4">
      <h3 id="client-intake" className="text-lg">
        Intake form
      </h3>
      {query.isError && intake === undefined ? <FailedQuery what="The intake form" query={query} /> : null}
      {intake === undefined ? null : (
        <>
          <p className="text-muted">{standingOf(intake, account !== null)}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden print:hidden">
            {isWaiting && email !== null ? (
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
          </div>
          {isWaiting && email === null ? (
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
