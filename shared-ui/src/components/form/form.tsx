import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { KeptCall } from 'shared-contract/service-worker';
import { isChunkFailure } from '../../chunks/load-chunk.ts';
import { ReloadButton } from '../../chunks/reload-button.tsx';
import { Button } from '../button/button.tsx';
import { restoreCarried } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormErrors } from './use-field-error.ts';
import type { FormSchema } from './form-schema.ts';
import { endRequest, requestIdOf } from './request-id.ts';
import { Trap, TRAP_NAME } from './trap.tsx';
import { useDraft } from './use-draft.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useKept } from './use-kept.ts';

export { ChunkFailure, type ChunkFailureProps } from './chunk-failure.tsx';
export { formSchema, type FormResult, type FormSchema } from './form-schema.ts';

/** What goes along with the values of a form. */
export interface FormAttempt {
  /** A UUID drawn once for what was typed, the same at every attempt to send it. */
  readonly requestId: string;
  /** What a program wrote into the field that people do not see. */
  readonly website: string;
}

export interface FormProps<T, Answer = void> {
  /** Loaded at the first focus, so that the page itself carries no validation code. Called again after a failure. */
  schema: () => Promise<FormSchema<T>>;
  /** Loads what else sending needs, at the first focus as well: the line may be gone by the time of the submit. */
  prepare?: (() => Promise<unknown>) | undefined;
  /**
   * Rejects with an Error whose message is fit to be shown; its `errors`, where it has them, are shown at the fields
   * they name, and with `status` 409 the next attempt counts as something new. With a `call` (`KeptCall` of
   * shared-contract) nobody has answered: without a network it is kept on this device and sent later, where the site
   * has a service worker.
   */
  onSubmit: (value: T, attempt: FormAttempt) => Promise<Answer>;
  submitLabel: string;
  busyLabel: string;
  /** There is nothing to send yet: the button is disabled. */
  submitDisabled?: boolean | undefined;
  /**
   * Keeps what was typed (never a password) on this device under this name until the form is sent. Forms of one name
   * on one page are one form in several places.
   */
  draftKey?: string | undefined;
  /** Where the browser sends the form without script. */
  action?: string | undefined;
  /** For forms that anybody may send: a field that only programs fill in. */
  trap?: boolean | undefined;
  children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
  /** Takes the form's place once it is sent. Without it the form stays as it is. */
  done?: ReactNode | ((value: T, answer: Answer) => ReactNode);
  /** Names the form for assistive technology. */
  label?: string | undefined;
  /** Stands beside the submit button, such as a way out. That row then stays in view where the form scrolls. */
  foot?: ReactNode;
  className?: string | undefined;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};
const FALLBACK = 'That did not work. Nothing you typed is lost: please try again.';

interface Outcome<T, Answer> {
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** Code could not be fetched: the page can be loaded again. */
  readonly isCodeMissing?: boolean;
  readonly sent?: { readonly value: T; readonly answer: Answer };
  /** Nobody has answered: this may wait for a network. */
  readonly unsent?: { readonly value: T; readonly call: KeptCall };
}

function failureOf(error: unknown): Outcome<never, never> {
  if (!(error instanceof Error)) return { errors: NO_ERRORS, failure: FALLBACK };
  const errors: unknown = Reflect.get(error, 'errors');
  if (typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0)
    return { errors: errors as Record<string, string> };
  return {
    errors: NO_ERRORS,
    failure: error.message || FALLBACK,
    isCodeMissing: isChunkFailure(error),
  };
}

/** What a module throws while it starts is for those who run it. */
const loaded = <T,>(schema: () => Promise<FormSchema<T>>) =>
  schema().catch((cause: unknown) => {
    throw isChunkFailure(cause) ? cause : new Error(FALLBACK, { cause });
  });

async function attempt<T, Answer>(
  form: HTMLFormElement,
  key: string,
  { schema, onSubmit, draftKey }: Pick<FormProps<T, Answer>, 'schema' | 'onSubmit' | 'draftKey'>,
): Promise<Outcome<T, Answer>> {
  try {
    const { [TRAP_NAME]: website = '', ...values } = Object.fromEntries(new FormData(form));
    const result = (await loaded(schema)).safeParse(values);
    if (!result.ok) return { errors: result.errors };
    const requestId = requestIdOf(key, draftKey !== undefined);
    const { value } = result;
    try {
      const answer = await onSubmit(value, {
        requestId,
        website: typeof website === 'string' ? website : '',
      });
      endRequest(key);
      return { errors: NO_ERRORS, sent: { value, answer } };
    } catch (error) {
      const call: unknown = error instanceof Error ? Reflect.get(error, 'call') : undefined;
      if (call === undefined) throw error;
      return { ...failureOf(error), unsent: { value, call: call as KeptCall } };
    }
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'status') === 409) endRequest(key);
    return failureOf(error);
  }
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
 * A form of uncontrolled fields: what was typed before hydration, and before a failed submit, stays.
 * On failure a summary takes focus and links to the fields; a second submit while one runs does nothing.
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
  const kept = useKept(draftKey ?? label ?? ownKey, form, (end) => {
    setOutcome(end as Outcome<T, Answer>);
  });

  const onFocus = useFirstFocus(form, () => {
    // What fails here is asked for again by the submit, which says what is wrong.
    void work.schema().catch(() => undefined);
    void prepare?.().catch(() => undefined);
    kept.prepare();
  });

  useEffect(() => {
    if (form.current) restoreCarried(form.current);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const result = await attempt(event.currentTarget, draftKey ?? ownKey, { ...work, draftKey });
    const { sent, unsent } = result;
    if (sent) draft.end(sent.value, sent.answer);
    const waits = unsent !== undefined && (await kept.hold(unsent.call, unsent.value, label ?? submitLabel));
    running.current = false;
    setBusy(false);
    setOutcome(waits ? { errors: NO_ERRORS } : result);
  }

  const { errors, failure, isCodeMissing, sent } = outcome;
  if (sent && done !== undefined) {
    return <div role="status">{typeof done === 'function' ? done(sent.value, sent.answer) : done}</div>;
  }
  // What waits for a network stays in the fields. `post` keeps it out of the address should the page ever submit without
  // its script.
  return (
    <>
      {kept.panel}
      <form
        ref={form}
        hidden={kept.panel !== null}
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
