import { useEffect, useRef } from 'react';
import type { OpenedLink } from 'shared-auth/mail-link';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { forgetArrivedLink } from './use-arrival.ts';
import type { useLinkStep } from './use-link-step.ts';
import { useSignOut } from './use-sign-out.ts';

interface LinkQuestionProps {
  readonly link: OpenedLink;
  readonly error?: string | undefined;
  readonly busy: boolean;
  readonly onContinue: () => void;
}

/** Another account is signed in. A link never replaces its session. */
function Occupied({ mine, theirs }: { readonly mine: string; readonly theirs: string }) {
  const [isBusy, signOut] = useSignOut();
  return (
    <>
      <Notice tone="warning" role="status" title="Another account is signed in">
        <p>
          This link is for <strong className="break-words">{theirs}</strong>, and this browser is signed in as{' '}
          <strong className="break-words">{mine}</strong>. Sign out first to use the link.
        </p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={signOut}>
          {isBusy ? 'Signing out...' : 'Sign out first'}
        </Button>
        <ButtonLink to={paths.dashboard.index} variant="secondary" onClick={forgetArrivedLink}>
          Stay signed in
        </ButtonLink>
      </div>
    </>
  );
}

/** Prompts the user to confirm that the account of the email link is theirs. */
function LinkQuestion({ link, error, busy, onContinue }: LinkQuestionProps) {
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
        Not your address? This link is for another person. Don’t continue: someone may want you to use their
        account.
      </p>
    </section>
  );
}

type LinkPanelProps = ReturnType<typeof useLinkStep> & {
  /** Shown if there is no valid link: the reason, and how to go on. */
  readonly refused: { readonly reason: string; readonly to: string; readonly label: string };
};

function Step({ step, busy, open, proceed, refused }: LinkPanelProps) {
  // The question depends on the current session.
  const { loading } = useSession();
  if (loading || step.at === 'reading' || step.at === 'done')
    return <Spinner label="Checking your link" className="self-start" />;
  switch (step.at) {
    case 'question':
      return (
        <LinkQuestion link={step.link} error={step.error} busy={busy} onContinue={() => void proceed()} />
      );
    case 'sealed':
      return (
        <>
          <p>Your link works once. Continue when you are ready to use it.</p>
          <Button className="self-start" busy={busy} onClick={() => void open()}>
            Continue
          </Button>
        </>
      );
    case 'halfway':
      return (
        <Notice role="status" title="One more email">
          <p>
            This address is confirmed. We’ve emailed the other address too. Open the link in that email to
            complete the change.
          </p>
        </Notice>
      );
    case 'unreachable':
      return (
        <>
          <Notice tone="warning" role="alert" title="We could not reach the server">
            <p>Your link has not been used. Check your connection and try again.</p>
          </Notice>
          <Button className="self-start" busy={busy} onClick={() => void open()}>
            Try again
          </Button>
        </>
      );
    default:
      return (
        <>
          <Notice tone="warning" role="alert" title="This link cannot be used">
            <p>{refused.reason}</p>
          </Notice>
          <ButtonLink to={refused.to} className="self-start">
            {refused.label}
          </ButtonLink>
        </>
      );
  }
}

/** Shows the step of an email link. */
export function LinkPanel(props: LinkPanelProps) {
  return (
    // Reserves the height of the longest step, so that the footer stays in position between steps.
    <div className="flex min-h-80 flex-col gap-6">
      <Step {...props} />
    </div>
  );
}
