import { clsx } from 'clsx';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ReloadButton } from '../../chunks.tsx';
import { Button } from '../button.tsx';
import { FormErrors } from '../field/field-parts.ts';
import { ErrorSummary, Trap } from './form-parts.tsx';
import { type FormAttempt, type FormSchema, NO_ERRORS, type Outcome, submitAttempt } from './form-submit.ts';
import { restoreCarried, useDraft } from './use-draft.ts';
import { useOutbox } from './use-outbox.ts';

/** Runs a callback once, at the first focus in an element, even if it was before hydration. */
function useFirstFocus(element: RefObject<HTMLElement | null>, run: () => void): () => void {
  const done = useRef(false);
  const onFocus = () => {
    if (done.current) return;
    done.current = true;
    run();
  };
  const onMount = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) onFocus();
  });
  useEffect(() => onMount(), []);
  return onFocus;
}

export { ChunkFailure, type ChunkFailureProps } from './form-parts.tsx';
export { type FormAttempt, formSchema, type FormResult, type FormSchema } from './form-submit.ts';

export interface FormProps<T, Answer = void> {
  /** Loaded at the first focus, so that the page contains no validation code. Called again after a failure. */
  schema: () => Promise<FormSchema<T>>;
  /** Loads other code for the submit, at the first focus: the connection may be lost later. */
  prepare?: (() => Promise<unknown>) | undefined;
  /**
   * Rejects with an Error whose message can be shown. Its `errors`, if any, are shown at the fields they name. With
   * `status` 409, the next attempt counts as new. A `call` (`QueuedRequest` of shared-contract) means that there was no
   * response: without a network, it is stored on this device and sent later, if the site has a service worker.
   */
  onSubmit: (value: T, attempt: FormAttempt) => Promise<Answer>;
  submitLabel: string;
  busyLabel: string;
  submitDisabled?: boolean | undefined;
  /**
   * Stores input (never a password) on this device under this name until the form is sent. Forms with the same name on
   * a page share their input.
   */
  draftKey?: string | undefined;
  /** URL for a submit without JavaScript. */
  action?: string | undefined;
  /** Adds a hidden field that only programs fill in, for public forms. */
  trap?: boolean | undefined;
  children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
  /** Replaces the form once it is sent. Without it the form stays. */
  done?: ReactNode | ((value: T, answer: Answer) => ReactNode);
  label?: string | undefined;
  /** Shown next to the submit button. That row then stays in view while the form scrolls. */
  foot?: ReactNode;
  className?: string | undefined;
}

function SubmitRow({
  busy,
  disabled,
  label,
  foot,
}: {
  busy: boolean;
  disabled: boolean | undefined;
  label: string;
  foot: ReactNode;
}) {
  const isAlone = foot === undefined;
  const button = (
    <Button
      type="submit"
      busy={busy}
      disabled={disabled}
      className={clsx('ui:print:hidden', isAlone ? 'ui:self-start ui:max-sm:w-full' : 'ui:max-sm:flex-1')}
    >
      {label}
    </Button>
  );
  if (isAlone) return button;
  return (
    <div
      data-slot="form-foot"
      className="ui:sticky ui:bottom-0 ui:z-1 ui:flex ui:flex-wrap ui:gap-3 ui:border-t ui:border-line ui:bg-surface ui:py-3 ui:print:hidden"
    >
      {button}
      {foot}
    </div>
  );
}

/**
 * A form with uncontrolled fields: input from before hydration and before a failed submit stays. On failure, a summary
 * takes focus and links to the fields. A second submit during the first does nothing.
 */
export function Form<T, Answer = void>({
  submitLabel,
  busyLabel,
  submitDisabled,
  draftKey,
  action,
  trap = false,
  children,
  done,
  label,
  foot,
  className,
  prepare,
  ...work
}: FormProps<T, Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const ownKey = useId();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<T, Answer>>({ errors: NO_ERRORS });

  const draft = useDraft(draftKey, form, (value, answer) => {
    setOutcome({ errors: NO_ERRORS, sent: { value: value as T, answer: answer as Answer } });
  });
  const queue = useOutbox(draftKey ?? label ?? ownKey, form, (end) => {
    setOutcome(end as Outcome<T, Answer>);
  });

  const onFocus = useFirstFocus(form, () => {
    // The submit retries what fails here, and shows the error.
    void work.schema().catch(() => undefined);
    void prepare?.().catch(() => undefined);
    queue.prepare();
  });

  useEffect(() => {
    if (form.current) restoreCarried(form.current);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const result = await submitAttempt(event.currentTarget, draftKey ?? ownKey, { ...work, draftKey });
    const { sent, unsent } = result;
    if (sent) draft.end(sent.value, sent.answer);
    const waits = unsent && (await queue.hold(unsent.call, unsent.value, label ?? submitLabel));
    running.current = false;
    setBusy(false);
    setOutcome(waits ? { errors: NO_ERRORS } : result);
  }

  const { errors, failure, isCodeMissing, sent } = outcome;
  if (sent && done !== undefined) {
    return <div role="status">{typeof done === 'function' ? done(sent.value, sent.answer) : done}</div>;
  }
  // Input that waits for a network stays in the fields. `post` excludes it from the URL in case the page submits
  // without its script.
  return (
    <>
      {queue.panel}
      <form
        ref={form}
        hidden={queue.panel !== null}
        action={action}
        method="post"
        noValidate
        data-slot="form"
        aria-label={label}
        className={clsx('ui:flex ui:flex-col ui:gap-6', className)}
        onSubmit={(event) => void submit(event)}
        onInput={draft.keep}
        onChange={draft.keep}
        onFocus={onFocus}
      >
        {failure !== undefined || Object.keys(errors).length > 0 ? (
          <ErrorSummary errors={errors} failure={failure} form={form}>
            {isCodeMissing ? <ReloadButton className="ui:self-start" /> : null}
          </ErrorSummary>
        ) : null}
        <FormErrors value={errors}>{typeof children === 'function' ? children(errors) : children}</FormErrors>
        {trap ? <Trap /> : null}
        <SubmitRow busy={busy} disabled={submitDisabled} label={busy ? busyLabel : submitLabel} foot={foot} />
      </form>
    </>
  );
}
