import { dataMessage } from 'shared-auth/error-words';
import { useSession } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useDocumentVisible } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';
import { cancelEmailChange } from '../data/cancel-email-change.ts';

interface PendingEmailProps {
  readonly current: string;
  readonly next: string;
}

/** A new address that its owner has not confirmed yet: what to do, the letter once more, and the way back. */
export function PendingEmail({ current, next }: PendingEmailProps) {
  const { changeEmail, refreshUser } = useSession();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'cancelling'>('idle');
  const visible = useDocumentVisible();

  // Whoever comes back from their mail, here or on a phone, sees how things stand.
  const look = useEffectEvent(() => void refreshUser().catch(() => undefined));
  useEffect(() => {
    if (visible) look();
  }, [visible]);

  async function resend() {
    setState('sending');
    try {
      await changeEmail(next, paths.confirm);
      setState('sent');
      notify.success(`Another email is on its way to ${next}.`);
    } catch (cause) {
      setState('idle');
      notify.error(cause instanceof Error ? cause.message : 'The email could not be sent. Please try again.');
    }
  }

  async function cancel() {
    setState('cancelling');
    try {
      await cancelEmailChange(await getSupabase());
      await refreshUser();
      notify.success(`Your address stays ${current}.`);
    } catch (cause) {
      notify.error(dataMessage(cause, { what: 'The change was not canceled.' }));
    }
    setState('idle');
  }

  return (
    <Notice
      title={
        <>
          Waiting for you to confirm <span className="wrap-anywhere">{next}</span>
        </>
      }
    >
      <p>
        Follow the link in our email, and in the one to your present address if you get one there too. Until
        then you sign in with <strong className="wrap-anywhere">{current}</strong>.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={state === 'sending'}
          disabled={state === 'sent' || state === 'cancelling'}
          onClick={() => void resend()}
        >
          {state === 'sent' ? 'Email sent' : 'Resend'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={state === 'cancelling'}
          disabled={state === 'sending'}
          onClick={() => void cancel()}
        >
          Cancel
        </Button>
      </div>
    </Notice>
  );
}
