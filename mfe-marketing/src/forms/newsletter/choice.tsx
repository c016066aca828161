import { useEffect, useRef, useState } from 'react';
import type { Tables } from 'shared-auth/database.types';
import { callAsVisitor, CallRefusal } from 'shared-auth/submit-form';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { SectionHeading } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';

export type NewsletterAction = 'confirm' | 'leave';

interface Outcome {
  readonly status: Exclude<Tables<'subscribers'>['status'], 'pending'>;
  /** Masked: `r***@example.com`. */
  readonly email: string;
}

/** Runs the action of an email's link. Repeated calls return the same result. Rejects with a `CallRefusal`. */
const chooseNewsletter = (action: NewsletterAction, token: string) =>
  callAsVisitor<Outcome>('newsletter', { action, token });

interface Choice {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly busy: string;
  readonly done: string;
  /** Text after the masked address. */
  readonly after: string;
  readonly failed: string;
}

const choices: Readonly<Record<NewsletterAction, Choice>> = {
  confirm: {
    title: 'Confirm your address.',
    lead: 'One click adds the address that received our email. If you did not subscribe, close this page, and we send nothing.',
    button: 'Confirm my address',
    busy: 'Confirming…',
    done: 'Your address is confirmed.',
    after: 'receives the next newsletter on the first Tuesday of the month. Every issue has a link to leave.',
    failed: 'We could not confirm your address.',
  },
  leave: {
    title: 'Leave the newsletter.',
    lead: 'One click removes the address that received our email. We send nothing further.',
    button: 'Leave the list',
    busy: 'Leaving…',
    done: 'You have left the list.',
    after: 'receives no further newsletters. You still get emails about your calls and your account.',
    failed: 'We could not remove the address.',
  },
};

type State =
  | { readonly status: 'asked' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly email: string }
  | { readonly status: 'failed'; readonly message: string; readonly isUnknown: boolean };

function failureOf(error: unknown): State {
  return {
    status: 'failed',
    message: error instanceof Error ? error.message : '',
    isUnknown: error instanceof CallRefusal && (error.status === 404 || error.status === 400),
  };
}

interface NewsletterChoiceProps {
  readonly action: NewsletterAction;
  readonly token: string;
  /** Id of the page's heading, which states the question and then the result. */
  readonly titleId: string;
}

/** Requires a click, because email scanners follow links but click no buttons. */
export function NewsletterChoice({ action, token, titleId }: NewsletterChoiceProps) {
  const words = choices[action];
  const [state, setState] = useState<State>({ status: 'asked' });
  const answer = useRef<HTMLDivElement>(null);
  const isAnswered = state.status === 'done' || state.status === 'failed';
  useEffect(() => {
    if (isAnswered) answer.current?.focus();
  }, [isAnswered, state]);

  async function choose() {
    setState({ status: 'busy' });
    try {
      const { email } = await chooseNewsletter(action, token);
      setState({ status: 'done', email });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  if (state.status === 'done') {
    return (
      <div ref={answer} tabIndex={-1} className="grid gap-6 outline-none">
        <SectionHeading id={titleId} level={1} title={words.done} />
        <Notice tone="success" role="status" className="max-w-measure">
          <p>
            <strong className="wrap-anywhere">{state.email}</strong> {words.after}
          </p>
        </Notice>
        <p>
          <TextLink to={action === 'leave' ? paths.newsletter : paths.blog}>
            {action === 'leave' ? 'Subscribe again' : 'Read the blog until then'}
          </TextLink>
        </p>
      </div>
    );
  }
  const isBusy = state.status === 'busy';
  return (
    <div className="grid gap-8">
      <SectionHeading id={titleId} level={1} title={words.title} lead={words.lead} />
      {state.status === 'failed' ? (
        <div ref={answer} tabIndex={-1} className="max-w-measure outline-none">
          <Notice tone="danger" role="alert" title={words.failed}>
            <p>{state.message}</p>
            <p>
              {!state.isUnknown ? (
                'Nothing has changed. Try again.'
              ) : action === 'confirm' ? (
                <TextLink to={paths.newsletter}>To the form</TextLink>
              ) : (
                <TextLink href={brand.email.href}>{brand.email.display}</TextLink>
              )}
            </p>
          </Notice>
        </div>
      ) : null}
      <Button busy={isBusy} className="justify-self-start max-sm:w-full" onClick={() => void choose()}>
        {isBusy ? words.busy : words.button}
      </Button>
    </div>
  );
}
