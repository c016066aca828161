import { useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import { listParticipants, type Participant } from '../data/list-participants.ts';
import { cohortStates } from '../model.ts';
import { CompletionDialog } from './completion-dialog.tsx';
import { ParticipantRow, type Ask } from './participant-row.tsx';
import { RevocationDialog } from './revocation-dialog.tsx';

interface ListProps {
  readonly cohort: Cohort;
  readonly people: readonly Participant[];
  readonly onAsk: (ask: Ask) => void;
}

function List({ cohort, people, onAsk }: ListProps) {
  const [now] = useState(() => Date.now());
  if (people.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        Nobody has a seat yet. An application that is approved takes one.
      </p>
    );
  const canCertify = cohort.status === 'running' || cohort.status === 'finished';
  const closed = canCertify ? null : 'Certificates come once the cohort is running or finished';
  return (
    <ul aria-label="Participants" className="rounded-md border border-line bg-surface">
      {people.map((participant) => (
        <ParticipantRow
          key={participant.memberId}
          participant={participant}
          closed={closed}
          now={now}
          onAsk={onAsk}
        />
      ))}
    </ul>
  );
}

/** A cohort with its participants. */
export function Participants({ cohort }: { readonly cohort: Cohort }) {
  const people = useDataQuery('participants', (client) => listParticipants(client, cohort.id), {
    id: cohort.id,
  });
  const [ask, setAsk] = useState<Ask | null>(null);
  const close = () => {
    setAsk(null);
  };
  const state = cohortStates[cohort.status];
  return (
    <section aria-labelledby="cohort-title" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="cohort-title" className="text-lg wrap-anywhere">
          {cohort.name}
        </h2>
        <Badge tone={state.tone}>{state.label}</Badge>
        <p className="w-full text-muted">
          {formatCalendarDay(cohort.starts_on)} to {formatCalendarDay(cohort.ends_on)}, {cohort.seats_taken}{' '}
          of {cohort.seats} seats taken
        </p>
      </header>
      {people.isPending ? <Spinner label="Loading participants" /> : null}
      {people.isError && !people.data ? <FailedQuery what="Participants" query={people} /> : null}
      {people.data ? <List cohort={cohort} people={people.data} onAsk={setAsk} /> : null}
      {ask?.what === 'complete' ? (
        <CompletionDialog cohort={cohort} participant={ask.of} onClose={close} />
      ) : null}
      {ask?.what === 'revoke' && ask.of.certificate !== null ? (
        <RevocationDialog certificate={ask.of.certificate} onClose={close} />
      ) : null}
    </section>
  );
}
