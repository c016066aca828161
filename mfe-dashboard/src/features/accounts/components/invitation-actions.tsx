import { useId, useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { useNow } from '../../../lib/use-now.ts';
import { resendInvitation, type Invitation } from '../data/invitations.ts';
import { useRefreshAccounts } from '../use-role-change.ts';
import { smallButtonLook } from './small-button.ts';

/** Between two letters to one address. The database says so too. */
const APART_MS = 60_000;

const wordsOf = (error: unknown, what: string): string =>
  error instanceof CallRefusal ? `${what} ${error.message}` : dataMessage(error, { what });

interface Props {
  readonly invitation: Invitation;
  readonly withdraw: (invitation: Invitation) => void;
}

/** What can be done with an invitation that nobody has accepted. */
export function InvitationActions({ invitation, withdraw }: Props) {
  const { id, email, state, sent_at } = invitation;
  const now = useNow(5000);
  const refresh = useRefreshAccounts();
  const [isBusy, setIsBusy] = useState(false);
  const reasonId = useId();
  if (state === 'accepted' || state === 'withdrawn') return null;
  const isFresh = now.getTime() - new Date(sent_at).getTime() < APART_MS;
  const resend = async () => {
    setIsBusy(true);
    try {
      await resendInvitation(await getSupabase(), id);
      notify.success(`Invitation sent to ${email}`);
    } catch (error) {
      notify.error(wordsOf(error, 'The invitation was not sent again.'));
    }
    await refresh();
    setIsBusy(false);
  };
  return (
    <span className="flex gap-2">
      <button
        type="button"
        className={smallButtonLook}
        aria-label={`Resend the invitation to ${email}`}
        aria-disabled={isFresh || isBusy || undefined}
        aria-describedby={isFresh ? reasonId : undefined}
        title={isFresh ? 'Sent less than a minute ago.' : undefined}
        onClick={() => {
          if (!isFresh && !isBusy) void resend();
        }}
      >
        Resend
      </button>
      {isFresh ? (
        <span id={reasonId} className="sr-only">
          Sent less than a minute ago.
        </span>
      ) : null}
      <button
        type="button"
        className={smallButtonLook}
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => withdraw(invitation)}
      >
        Withdraw
      </button>
    </span>
  );
}
