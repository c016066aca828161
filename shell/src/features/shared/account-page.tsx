import { type ReactNode, useEffect, useState } from 'react';
import { RESEND_WAIT_SECONDS } from 'shared-auth/constants';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { CoursedWall } from 'shared-ui/drawing';
import { Container } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';

export interface ResendButtonProps {
  readonly label: string;
  readonly sent: string;
  readonly send: () => Promise<void>;
  /** An email was just sent, so the wait starts immediately. */
  readonly waiting?: boolean;
}

/** Requests an email again, at most once a minute. The button counts down the remaining seconds. */
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

export interface AccountPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Seed of the drawing next to the form. Each page has a different one. */
  readonly drawing: string;
  readonly children: ReactNode;
}

/** A calm page with one task: the form, and on wide screens a drawing on a blueprint panel next to it. */
export function AccountPage({ title, lead, drawing, children }: AccountPageProps) {
  return (
    <Container data-slot="account-page" className="grid gap-12 py-8 md:py-12 lg:grid-cols-2">
      <div className="flex w-full max-w-measure flex-col gap-6">
        <TextLink to={paths.home} className="self-start text-sm">
          Back to home
        </TextLink>
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {lead ? <p className="text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      <div
        data-tone="sheet"
        className="hidden overflow-hidden rounded-md bg-ground text-ink lg:sticky lg:top-28 lg:block lg:self-start"
      >
        <CoursedWall seed={drawing} />
      </div>
    </Container>
  );
}
