import { useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { certificateState, certificateStates } from '../../../lib/certificate-state.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { Participant, ParticipantCertificate } from '../data/list-participants.ts';
import { actionsOf, MODULES } from '../model.ts';
import { useCertify } from '../use-certify.ts';

export type Ask = { readonly what: 'complete' | 'revoke'; readonly of: Participant };

interface Props {
  readonly participant: Participant;
  /** Why nobody of this cohort can be certified now; null when they can. */
  readonly closed: string | null;
  readonly now: number;
  readonly onAsk: (ask: Ask) => void;
}

function CertificateFacts({ of, now }: { of: ParticipantCertificate; now: number }) {
  const state = certificateStates[certificateState(of, now)];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={state.tone}>{state.label}</Badge>
      <TextLink to={paths.verifyCode(of.code)} className="tabular-nums">
        {of.code}
      </TextLink>
      <span className="text-sm text-muted">until {formatCalendarDay(of.expires_on)}</span>
      {of.revoked_reason === null ? null : (
        <span className="w-full text-sm wrap-anywhere text-muted">Reason: {of.revoked_reason}</span>
      )}
    </p>
  );
}

function CertificateActions({
  participant,
  now,
  onAsk,
}: Omit<Props, 'closed'> & { participant: Participant & { certificate: ParticipantCertificate } }) {
  const certify = useCertify();
  const [busy, setBusy] = useState<'undo' | 'renew' | null>(null);
  const { certificate } = participant;
  const may = actionsOf(certificate, now);
  const run = async (action: 'undo' | 'renew', done: string) => {
    setBusy(action);
    try {
      await certify({ action, certificateId: certificate.id }, done);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'This could not be done. Please try again.');
    } finally {
      setBusy(null);
    }
  };
  const of = <VisuallyHidden> the certificate of {certificate.name}</VisuallyHidden>;
  return (
    <>
      {may.renew ? (
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'renew'}
          onClick={() => void run('renew', 'Renewed')}
        >
          Renew{of}
        </Button>
      ) : null}
      {may.undo ? (
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'undo'}
          onClick={() => void run('undo', 'Undone')}
        >
          Undo{of}
        </Button>
      ) : null}
      {may.revoke ? (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            onAsk({ what: 'revoke', of: participant });
          }}
        >
          Revoke{of}
        </Button>
      ) : null}
    </>
  );
}

const hasCertificate = (
  participant: Participant,
): participant is Participant & { certificate: ParticipantCertificate } => participant.certificate !== null;

/** One participant: who, how far, and the certificate with what can be done about it. */
export function ParticipantRow({ participant, closed, now, onAsk }: Props) {
  const { name, email, reference, modules, hasAccount } = participant;
  const hindrance = hasAccount ? closed : 'No account yet: the invitation has not been accepted';
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,2fr)_9rem_minmax(0,3fr)]">
      <div className="min-w-0">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        {reference === null ? null : <p className="text-sm text-muted">{reference}</p>}
      </div>
      <p className="tabular-nums">
        {modules} of {MODULES} <span className="text-muted">modules</span>
      </p>
      <div className="flex flex-col items-start gap-2">
        {hasCertificate(participant) ? (
          <>
            <CertificateFacts of={participant.certificate} now={now} />
            <div className="flex flex-wrap gap-2">
              <CertificateActions participant={participant} now={now} onAsk={onAsk} />
            </div>
          </>
        ) : hindrance === null ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              onAsk({ what: 'complete', of: participant });
            }}
          >
            Mark as completed<VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        ) : (
          <p className="text-sm text-muted">{hindrance}</p>
        )}
      </div>
    </li>
  );
}
