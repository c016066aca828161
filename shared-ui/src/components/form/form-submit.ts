import type { QueuedRequest } from 'shared-contract/service-worker';
import { isChunkFailure } from '../../chunks.tsx';
import { drop, keep, onForget, readKept } from './draft-store.ts';
import { TRAP_NAME } from './form-parts.tsx';
import type { FormProps } from './form.tsx';

export type FormResult<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string> };

/** The form's view of a schema. Callers adapt their library to it, so that none loads here. */
export interface FormSchema<T> {
  safeParse(values: Record<string, FormDataEntryValue>): FormResult<T>;
}

interface Schema<T> {
  safeParse(
    values: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Adapts a zod schema: one message per field, the first that applies. */
export function formSchema<T>(schema: Schema<T>): FormSchema<T> {
  return {
    safeParse(values) {
      const result = schema.safeParse(values);
      if (result.success) return { ok: true, value: result.data };
      const errors: Record<string, string> = {};
      for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message;
      return { ok: false, errors };
    },
  };
}

/* A form's request id is created once per entry and sent with every attempt, so that the server stores the entry once.
   It lives as long as the draft: after a lost response and a reload, the page sends the same id. */
const memory = new Map<string, string>();
onForget(() => memory.clear());

/** Returns the request id of the form's content. */
export function requestIdOf(key: string, isKept: boolean): string {
  const stored = isKept ? readKept('request', key) : null;
  const known = memory.get(key) ?? (typeof stored === 'string' ? stored : null);
  const id = known ?? crypto.randomUUID();
  memory.set(key, id);
  if (isKept) keep('request', key, id);
  return id;
}

/** Drops the id: the next submit is a new request. */
export function endRequest(key: string): void {
  memory.delete(key);
  drop('request', key);
}

/** Sent along with the values of a form. */
export interface FormAttempt {
  /** A UUID, the same at every attempt to send the same content. */
  readonly requestId: string;
  /** Content of the hidden field, filled in by programs. */
  readonly website: string;
}

export const NO_ERRORS: Readonly<Record<string, string>> = {};
const FALLBACK = 'That did not work. Nothing you typed is lost: please try again.';

export interface Outcome<T, Answer> {
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
  /** Code failed to load: a reload may help. */
  readonly isCodeMissing?: boolean;
  readonly sent?: { readonly value: T; readonly answer: Answer };
  /** No answer: the call may wait for a network. */
  readonly unsent?: { readonly value: T; readonly call: QueuedRequest };
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

/** Hides errors of a module's evaluation from users. */
const loaded = <T>(schema: () => Promise<FormSchema<T>>) =>
  schema().catch((cause: unknown) => {
    throw isChunkFailure(cause) ? cause : new Error(FALLBACK, { cause });
  });

/** Checks the values of a form and sends them. */
export async function submitAttempt<T, Answer>(
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
      return { ...failureOf(error), unsent: { value, call: call as QueuedRequest } };
    }
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'status') === 409) endRequest(key);
    return failureOf(error);
  }
}
