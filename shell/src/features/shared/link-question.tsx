import type { OpenedLink } from 'shared-auth/mail-link';
import { useSession } from 'shared-auth/session-provider';
import { useEffect, useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { forgetArrivedLink } from './use-arrived-link.ts';

interface LinkQuestionProps {
  readonly link: OpenedLink;
  readonly error?: string | undefined;
  readonly busy: boolean;
  readonly onContinue: () => void;
}

/** Somebody else is signed in: a link never takes their place. */
function Occupied({ mine, theirs }: { readonly mine: string; readonly theirs: string }) {
  const { signOut } = useSession();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch {
      notify.error('Signing out did not work. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Notice tone="warning" role="status" title="Somebody else is signed in">
        <p>
          This link is for <strong className="break-words">{theirs}</strong>, and this browser is signed in as{' '}
          <strong className="break-words">{mine}</strong>. Sign out first to go on with the link.
        </p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void leave()}>
          {busy ? 'Signing out...' : 'Sign out first'}
        </Button>
        <ButtonLink to={paths.dashboard.index} variant="secondary" onClick={forgetArrivedLink}>
          Stay signed in
        </ButtonLink>
      </div>
    </>
  );
}

/** Asks whoever followed a letter's link whether the account is theirs. */
export function LinkQuestion({ link, error, busy, onContinue }: LinkQuestionProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const question = useRef<HTMLHeadingElement>(null);
  const occupied = user !== null && user.id !== link.userId;
  useEffect(() => {
    if (!occupied) question.current?.focus();
  }, [occupied]);

  if (occupied) return <Occupied mine={user.email ?? ''} theirs={link.email} />;
  return (
    <section aria-labelledby="link-question" className="flex flex-col gap-6">
      <h2 id="link-question" ref={question} tabIndex={-1} className="text-lg break-words outline-none">
        Continue as {link.email}?
      </h2>
      {error === undefined ? null : (
        <Notice tone="danger" role="alert" title={error}>
          <p>{user ? 'You are signed in as before.' : 'You have not been signed in.'}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onContinue}>
          Continue
        </Button>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => {
            forgetArrivedLink();
            void navigate(paths.home, { replace: true });
          }}
        >
          Not me
        </Button>
      </div>
      <p className="text-sm text-muted">
        Not your address? Then this link was meant for somebody else, or somebody wants you to use their
        account.
      </p>
    </section>
  );
}
