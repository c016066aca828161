import { useSession } from 'shared-auth/session-provider';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { useDocumentVisible } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { notify } from 'shared-ui/toast';

interface PendingEmailProps {
  readonly current: string;
  readonly next: string;
}

/** A new address that its owner has not confirmed yet: what to do, and the letter once more. */
export function PendingEmail({ current, next }: PendingEmailProps) {
  const { changeEmail, refreshUser } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const visible = useDocumentVisible();

  // Whoever comes back from their mail, here or on a phone, sees how things stand.
  const look = useEffectEvent(() => void refreshUser().catch(() => undefined));
  useEffect(() => {
    if (visible) look();
  }, [visible]);

  async function resend() {
    setState('busy');
    try {
      await changeEmail(next, paths.confirm);
      setState('sent');
      notify.success(`Another email is on its way to ${next}.`);
    } catch (cause) {
      setState('idle');
      notify.error(cause instanceof Error ? cause.message : 'The email could not be sent. Please try again.');
    }
  }

  return (
    <Notice title="Confirm your new address">
      <p>
        We have written to <strong className="break-words">{next}</strong>. Follow the link in that email, and
        in the one to your present address if you get one there too. Until then you sign in with{' '}
        <strong className="break-words">{current}</strong>. To keep it, ignore the emails: their links stop
        working by themselves.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 self-start"
        busy={state === 'busy'}
        disabled={state === 'sent'}
        onClick={() => void resend()}
      >
        {state === 'sent' ? 'Email sent' : 'Send the email again'}
      </Button>
    </Notice>
  );
}
