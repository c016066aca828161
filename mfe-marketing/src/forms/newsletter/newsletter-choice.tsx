import { useEffect, useRef, useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { SectionHeading } from 'shared-ui/layout';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { chooseNewsletter, choices, type NewsletterAction } from './choices.ts';

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
  /** Of the page's heading, which says what is asked and then what was done. */
  readonly titleId: string;
}

/** Asks before it does anything: programs that look through mail follow links, but press no buttons. */
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
                'Nothing has changed. You can press the button again.'
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
