import { useSession } from 'shared-auth/session-provider';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { LinkQuestion } from './link-question.tsx';
import type { useLinkStep } from './use-link-step.ts';

type Link = ReturnType<typeof useLinkStep>;

export interface LinkPanelProps extends Pick<Link, 'step' | 'busy' | 'open'> {
  readonly onContinue: () => void;
  /** Shown where there is no link, or none that works: how to get one. */
  readonly refused: ReactNode;
}

function Step({ step, busy, open, onContinue, refused }: LinkPanelProps) {
  // Who is signed in already decides what is asked.
  const { loading } = useSession();
  if (loading || step.at === 'reading' || step.at === 'done')
    return <Spinner label="Checking your link" className="self-start" />;
  switch (step.at) {
    case 'question':
      return <LinkQuestion link={step.link} error={step.error} busy={busy} onContinue={onContinue} />;
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
            This address has agreed. We have written to the other one too: follow the link in that email, and
            the change is made.
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
      return refused;
  }
}

/** What a page that a letter leads to shows of its link, step by step. */
export function LinkPanel(props: LinkPanelProps) {
  return (
    // Room for the longest step: the footer stays where it is while the steps change.
    <div className="flex min-h-80 flex-col gap-6">
      <Step {...props} />
    </div>
  );
}
