import { UNREACHABLE } from 'shared-auth/error-words';
import type { MailLink, OpenedLink } from 'shared-auth/mail-link';
import { useSession } from 'shared-auth/session-provider';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetArrivedLink, useArrivedLink } from './use-arrived-link.ts';

/** How far a person has come with the link that led here. */
export type LinkStep =
  | { readonly at: 'reading' | 'nothing' | 'dead' | 'sealed' | 'halfway' | 'unreachable' | 'done' }
  /** It is known whose the link is; they have not been asked, or have not answered. */
  | { readonly at: 'question'; readonly link: OpenedLink; readonly error?: string };

type Openable = Extract<MailLink, { kind: 'session' | 'sealed' }>;

const first: Readonly<Record<MailLink['kind'], LinkStep>> = {
  session: { at: 'reading' },
  sealed: { at: 'sealed' },
  halfway: { at: 'halfway' },
  dead: { at: 'dead' },
};

/** Takes a letter's link from its arrival to the answer. Nobody is signed in before `proceed`. */
export function useLinkStep(purpose: 'password' | 'account') {
  const { openLink, continueWith } = useSession();
  const arrived = useArrivedLink();
  const [seen, setSeen] = useState<MailLink | null>();
  const [step, setStep] = useState<LinkStep>({ at: 'reading' });
  const [busy, setBusy] = useState(false);

  if (arrived !== undefined && arrived !== seen) {
    setSeen(arrived);
    if (arrived !== null) setStep(first[arrived.kind]);
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

  // Looking whose session it is uses nothing up; a sealed token waits for the person.
  const look = useEffectEvent(stepOf);
  useEffect(() => {
    if (arrived?.kind !== 'session') return undefined;
    let isCurrent = true;
    void look(arrived).then((next) => {
      if (isCurrent) setStep(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [arrived]);

  const latest = useRef(arrived);
  useEffect(() => {
    latest.current = arrived;
  }, [arrived]);

  async function open() {
    if (arrived?.kind !== 'session' && arrived?.kind !== 'sealed') return;
    setBusy(true);
    const next = await stepOf(arrived);
    if (latest.current === arrived) setStep(next);
    setBusy(false);
  }

  /** Resolves to what comes next, `null` when it did not work: the step says why. */
  async function proceed() {
    if (step.at !== 'question') return null;
    const { link } = step;
    setBusy(true);
    try {
      const { choosePassword } = await continueWith(link, link.type === 'recovery' ? 'password' : purpose);
      forgetArrivedLink();
      setStep({ at: 'done' });
      return { link, choosePassword };
    } catch (error) {
      setStep({ at: 'question', link, error: error instanceof Error ? error.message : UNREACHABLE });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { step, busy, open, proceed };
}
