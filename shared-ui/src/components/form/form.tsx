import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormErrors } from './form-errors.ts';

export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/** What the form needs of a schema. Callers adapt their own library to it, so that none is loaded here. */
export interface FormSchema<T> {
  safeParse(values: Record<string, FormDataEntryValue>): FormResult<T>;
}

export interface FormProps<T> {
  /** Loaded at the first submit, so that the page itself carries no validation code. */
  schema: () => Promise<FormSchema<T>>;
  /** Rejects with an Error whose message is fit to be shown. */
  onSubmit: (value: T) => Promise<void>;
  submitLabel: string;
  busyLabel: string;
  /** Keeps what was typed (never a password) on this device under this name until the form is sent. */
  draftKey?: string | undefined;
  children: ReactNode | ((errors: Readonly<Record<string, string>>) => ReactNode);
  /** Takes the form's place once it is sent. Without it the form stays as it is. */
  done?: ReactNode | ((value: T) => ReactNode);
  /** Names the form for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}

const NO_ERRORS: Readonly<Record<string, string>> = {};
const FALLBACK = 'That did not work. Nothing you typed is lost: please try again.';

type Outcome<T> = { errors: Readonly<Record<string, string>>; failure?: string; sent?: { value: T } };

async function attempt<T>(
  form: HTMLFormElement,
  { schema, onSubmit }: Pick<FormProps<T>, 'schema' | 'onSubmit'>,
): Promise<Outcome<T>> {
  try {
    const values = Object.fromEntries(new FormData(form));
    const result = (await schema()).safeParse(values);
    if (!result.ok) return { errors: result.errors };
    await onSubmit(result.value);
    return { errors: NO_ERRORS, sent: { value: result.value } };
  } catch (error) {
    return { errors: NO_ERRORS, failure: error instanceof Error && error.message ? error.message : FALLBACK };
  }
}

/**
 * A form of uncontrolled fields: what was typed before hydration, and before a failed submit, stays.
 * On failure a summary takes focus and links to the fields; a second submit while one runs does nothing.
 */
export function Form<T>({
  submitLabel,
  busyLabel,
  draftKey,
  children,
  done,
  label,
  className,
  ...work
}: FormProps<T>) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<T>>({ errors: NO_ERRORS });

  useEffect(() => {
    if (draftKey && form.current) restoreDraft(draftKey, form.current);
  }, [draftKey]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const result = await attempt(event.currentTarget, work);
    if (result.sent && draftKey) clearDraft(draftKey);
    running.current = false;
    setBusy(false);
    setOutcome(result);
  }

  const { errors, failure, sent } = outcome;
  if (sent && done !== undefined) {
    return <div role="status">{typeof done === 'function' ? done(sent.value) : done}</div>;
  }
  const keep = () => {
    if (draftKey && form.current) saveDraft(draftKey, form.current);
  };
  return (
    // `post` keeps what was typed out of the address should the page ever submit without its script.
    <form
      ref={form}
      method="post"
      noValidate
      data-slot="form"
      aria-label={label}
      className={clsx('flex flex-col gap-6', className)}
      onSubmit={(event) => void submit(event)}
      onInput={keep}
      onChange={keep}
    >
      {failure !== undefined || Object.keys(errors).length > 0 ? (
        <ErrorSummary errors={errors} failure={failure} form={form} />
      ) : null}
      <FormErrors value={errors}>{typeof children === 'function' ? children(errors) : children}</FormErrors>
      <Button type="submit" busy={busy} className="self-start max-sm:w-full">
        {busy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
