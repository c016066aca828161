import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { FailedQuery } from '../../ui/states.tsx';
import { certificateState, certificateStates } from '../../lib/labels.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { moduleIds } from '../../lib/training.ts';
import { CompletionDialog, RevocationDialog, useCertify } from './dialogs.tsx';
import { actionsOf, cohortStates } from './model.ts';
import { type Cohort, listParticipants, type Participant, type ParticipantCertificate } from './queries.ts';

/** The open dialog. */
interface OpenedDialog {
  readonly complete?: Participant;
  readonly revoke?: ParticipantCertificate;
}

interface CertificateProps {
  readonly certificate: ParticipantCertificate;
  readonly now: number;
  readonly onOpen: (dialog: OpenedDialog) => void;
}

function Certificate({ certificate, now, onOpen }: CertificateProps) {
  const { id, code, name, expires_on, revoked_reason } = certificate;
  const { mutateAsync: certify, isPending, variables } = useCertify();
  const run = (action: 'undo' | 'renew', done: string) =>
    void certify([{ action, certificateId: id }, done]).catch((error: unknown) =>
      notify.error(error instanceof Error ? error.message : 'This could not be done. Please try again.'),
    );
  const busy = isPending ? variables[0].action : null;
  const of = <VisuallyHidden> the certificate of {name}</VisuallyHidden>;
  const may = actionsOf(certificate, now);
  const state = certificateStates[certificateState(certificate, now)];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={state.tone}>{state.label}</Badge>
        <TextLink to={paths.verifyCode(code)} className="tabular-nums">
          {code}
        </TextLink>
        <span className="text-sm text-muted">until {formatCalendarDay(expires_on)}</span>
        {revoked_reason === null ? null : (
          <span className="w-full text-sm wrap-anywhere text-muted">Reason: {revoked_reason}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {may.renew ? (
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'renew'}
            onClick={() => run('renew', 'Renewed')}
          >
            Renew{of}
          </Button>
        ) : null}
        {may.undo ? (
          <Button size="sm" variant="secondary" busy={busy === 'undo'} onClick={() => run('undo', 'Undone')}>
            Undo{of}
          </Button>
        ) : null}
        {may.revoke ? (
          <Button size="sm" variant="quiet" onClick={() => onOpen({ revoke: certificate })}>
            Revoke{of}
          </Button>
        ) : null}
      </div>
    </>
  );
}

interface RowProps extends Omit<CertificateProps, 'certificate'> {
  readonly participant: Participant;
  /** Why this cohort cannot certify participants; null if it can. */
  readonly closed: string | null;
}

function ParticipantRow({ participant, closed, now, onOpen }: RowProps) {
  const { name, email, reference, modules, hasAccount, certificate } = participant;
  const hindrance = hasAccount ? closed : 'No account yet: the invitation has not been accepted';
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,2fr)_9rem_minmax(0,3fr)]">
      <div className="min-w-0">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        {reference === null ? null : <p className="text-sm text-muted">{reference}</p>}
      </div>
      <p className="tabular-nums">
        {modules} of {moduleIds.length} <span className="text-muted">modules</span>
      </p>
      <div className="flex flex-col items-start gap-2">
        {certificate ? (
          <Certificate {...{ certificate, now, onOpen }} />
        ) : hindrance === null ? (
          <Button size="sm" variant="secondary" onClick={() => onOpen({ complete: participant })}>
            Mark as completed<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        ) : (
          <p className="text-sm text-muted">{hindrance}</p>
        )}
      </div>
    </li>
  );
}

interface ListProps {
  readonly cohort: Cohort;
  readonly people: readonly Participant[];
  readonly onOpen: (dialog: OpenedDialog) => void;
}

function List({ cohort, people, onOpen }: ListProps) {
  const [now] = useState(() => Date.now());
  if (people.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface p-6">
        No one has a seat yet. Participants appear here when you approve their application.
      </p>
    );
  const canCertify = cohort.status === 'running' || cohort.status === 'finished';
  const closed = canCertify ? null : 'You can issue certificates once the cohort is running or finished';
  return (
    <ul aria-label="Participants" className="rounded-md border border-line bg-surface">
      {people.map((participant) => (
        <ParticipantRow key={participant.memberId} {...{ participant, closed, now, onOpen }} />
      ))}
    </ul>
  );
}

export function Participants({ cohort }: { readonly cohort: Cohort }) {
  const people = useDataQuery('participants', (client) => listParticipants(client, cohort.id), {
    id: cohort.id,
  });
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const onClose = () => setDialog(null);
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
      {people.data ? <List cohort={cohort} people={people.data} onOpen={setDialog} /> : null}
      {dialog?.complete ? (
        <CompletionDialog cohort={cohort} participant={dialog.complete} onClose={onClose} />
      ) : null}
      {dialog?.revoke ? <RevocationDialog certificate={dialog.revoke} onClose={onClose} /> : null}
    </section>
  );
}
