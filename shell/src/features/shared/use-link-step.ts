import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNREACHABLE } from 'shared-auth/error-words';
import type { MailLink, OpenedLink } from 'shared-auth/mail-link';
import { useSession } from 'shared-auth/session-provider';
import { forgetArrivedLink, useArrivedLink } from './use-arrival.ts';

type LinkStep =
  | { readonly at: 'reading' | 'nothing' | 'dead' | 'sealed' | 'halfway' | 'unreachable' | 'done' }
  /** The link's account is known, and the user has not answered yet. */
  | { readonly at: 'question'; readonly link: OpenedLink; readonly error?: string };

type Openable = Extract<MailLink, { kind: 'session' | 'sealed' }>;

/** Handles an email link from its arrival to the user's answer. No one is signed in before `proceed`. */
export function useLinkStep(
  purpose: 'password' | 'account',
  onDone: (link: OpenedLink, choosePassword: boolean) => void | Promise<void>,
) {
  const { openLink, continueWith } = useSession();
  const arrived = useArrivedLink();
  const [seen, setSeen] = useState<MailLink | null>();
  const [step, setStep] = useState<LinkStep>({ at: 'reading' });
  const [busy, setBusy] = useState(false);

  if (arrived !== undefined && arrived !== seen) {
    setSeen(arrived);
    if (arrived !== null) setStep({ at: arrived.kind === 'session' ? 'reading' : arrived.kind });
    else if (step.at === 'reading') setStep({ at: 'nothing' });
  }

  async function stepOf(link: Openable): Promise<LinkStep> {
    try {
      const opened = await openLink(link);
      return opened ? { at: 'question', link: opened } : { at: 'halfway' };
    } catch (error) {
      const isUnreachable = error instanceof Error && error.message === UNREACHABLE;
      return { at: isUnreachable ? 'unreachable' : 'dead' };
    }
  }

  const latest = useRef(arrived);
  async function read(link: Openable) {
    const next = await stepOf(link);
    if (latest.current === link) setStep(next);
  }

  const onSession = useEffectEvent(read);
  useEffect(() => {
    latest.current = arrived;
    // Reading a session's account uses nothing up. A one-time token waits for the user.
    if (arrived?.kind === 'session') void onSession(arrived);
  }, [arrived]);

  async function open() {
    if (arrived?.kind !== 'session' && arrived?.kind !== 'sealed') return;
    setBusy(true);
    await read(arrived);
    setBusy(false);
  }

  async function proceed() {
    if (step.at !== 'question') return;
    const { link } = step;
    setBusy(true);
    let choosePassword: boolean;
    try {
      ({ choosePassword } = await continueWith(link, link.type === 'recovery' ? 'password' : purpose));
    } catch (error) {
      setStep({ at: 'question', link, error: error instanceof Error ? error.message : UNREACHABLE });
      return;
    } finally {
      setBusy(false);
    }
    forgetArrivedLink();
    setStep({ at: 'done' });
    await onDone(link, choosePassword);
  }

  return { step, busy, open, proceed };
}
