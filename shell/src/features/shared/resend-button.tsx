import { RESEND_WAIT_SECONDS } from 'shared-auth/constants';
import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';

export interface ResendButtonProps {
  readonly label: string;
  readonly sent: string;
  readonly send: () => Promise<void>;
  /** A mail has just gone out: the wait starts at once. */
  readonly waiting?: boolean;
}

/** Asks for a mail again, once a minute at most: the rest of the minute is counted down in the button. */
export function ResendButton({ label, sent, send, waiting = false }: ResendButtonProps) {
  const [seconds, setSeconds] = useState(waiting ? RESEND_WAIT_SECONDS : 0);
  const [busy, setBusy] = useState(false);
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [counting]);

  async function resend() {
    setBusy(true);
    try {
      await send();
      setSeconds(RESEND_WAIT_SECONDS);
      notify.success(sent);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'The email could not be sent. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      className="self-start"
      busy={busy}
      disabled={counting}
      onClick={() => void resend()}
    >
      {counting ? `${label} (in ${seconds} s)` : label}
    </Button>
  );
}
