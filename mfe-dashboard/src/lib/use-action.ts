import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { CallRefusal } from 'shared-auth/submit-form';
import { type DataClient, getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../ui/undoable.tsx';
import { undoBatch, undoMessage } from './bulk-change.ts';

/**
 * Returns a function that reloads the user's queries.
 * @param names prefixes of query names: `client` includes `clients` and `client-count`
 */
export function useRefresh(...names: readonly string[]): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, query] }) =>
        owner === id && typeof query === 'string' && names.some((name) => query.startsWith(name)),
    });
}

/**
 * Runs a write as a mutation of the query client: while one is pending, the page is not replaced by the document of a new
 * release (`QueryScope`). Without a network, the write fails immediately; the library's default would pause it silently.
 *
 * `mutateAsync` rejects if `write` does. For a form, which shows its own failure; use `useAction` elsewhere.
 */
export function useWrite<Input, Output>(write: (input: Input) => Promise<Output>) {
  // Inputs may be passwords and codes: the cache drops them with the component.
  return useMutation({ networkMode: 'always', gcTime: 0, mutationFn: write });
}

/** Returns the message of a failed write. `what` states the action that failed. */
type Explain = (error: unknown, what: string) => string | Promise<string>;

const explainDataError = (error: unknown, what: string): string =>
  dataMessage(error, what === '' ? {} : { what });

/** Code of an error of the database, such as `23505`. */
export const errorCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** Explains one error code with a complete message, and all others as usual. */
export const explainCode =
  (code: string, message: string): Explain =>
  (error, what) =>
    errorCode(error) === code ? message : explainDataError(error, what);

/** The message of a server function's refusal is complete. */
export const explainRefusal = (error: unknown, what: string): string =>
  error instanceof CallRefusal ? error.message : explainDataError(error, what);

export interface Action<Input, Output> {
  readonly run: (client: DataClient, input: Input) => Promise<Output>;
  /** The success message. If it is undefined, none is shown. */
  readonly done?: string | ((output: Output, input: Input) => string | undefined);
  /** What did not happen, such as "The note was not saved." The error message begins with it, or else states only why. */
  readonly failed?: string | ((input: Input) => string);
  readonly explain?: Explain;
  /** Returns the error message as `failure` instead of showing it as a toast. */
  readonly isInline?: boolean;
  /** For the submit of a `Form`, which shows the error: `act` rejects with the message, and nothing is reloaded. */
  readonly isForm?: boolean;
  /** Prefixes of the queries to reload, also after a failure. */
  readonly changes?: readonly string[];
  /** Limits the reload to success, if a failure can't have changed anything. */
  readonly reload?: 'success';
  /** Called after success, before the reload. */
  readonly onDone?: (output: Output, input: Input) => void;
  /** Called after the reload. `isBusy` includes what it returns. */
  readonly onSettled?: (isDone: boolean) => unknown;
}

/**
 * Writes to the backend, shows the result, and reloads the queries that the write changes.
 *
 * `act` resolves to what `run` returned, or to `undefined` after a failure; it rejects only with `isForm`. `isBusy`
 * includes the reload; `input` is the input of the latest call.
 */
export function useAction<Output, Input = void>(action: Action<Input, Output>) {
  const { run, done, failed = '', explain = explainDataError, isInline = false, changes = [] } = action;
  const [failure, setFailure] = useState<string>();
  const refresh = useRefresh(...changes);
  const { mutateAsync, isPending, variables } = useWrite(async (input: Input) => {
    let result: { readonly output: Output } | undefined;
    setFailure(undefined);
    try {
      result = { output: await run(await getSupabase(), input) };
    } catch (error) {
      const message = await explain(error, typeof failed === 'string' ? failed : failed(input));
      if (action.isForm) throw new Error(message, { cause: error });
      if (isInline) setFailure(message);
      else notify.error(message);
    }
    if (result) {
      const message = typeof done === 'function' ? done(result.output, input) : done;
      if (message !== undefined) notify.success(message);
      action.onDone?.(result.output, input);
    }
    if (changes.length > 0 && (result || action.reload !== 'success')) await refresh();
    await action.onSettled?.(result !== undefined);
    return result?.output;
  });
  return { act: mutateAsync, isBusy: isPending, input: variables, failure, setFailure };
}

export interface UndoableChange {
  /** Writes; returns the row's new version, or null if another user changed the row first. */
  readonly write: (client: DataClient) => Promise<number | null>;
  /** Restores the row if it still has `version`; returns null if it has another one. */
  readonly undo: (client: DataClient, version: number) => Promise<number | null>;
  readonly done: string;
  /** States the action that failed. The error message starts with it. */
  readonly failed: string;
  /** Returns the name of the user who changed the row first. */
  readonly editor: () => Promise<string>;
  readonly explain?: Explain;
}

/**
 * Returns a function that changes one row and offers to undo the change. The change and its undo fail if another user
 * has changed the row since.
 *
 * @param names prefixes of the queries to reload
 */
export function useUndoableChange(...names: readonly string[]): (change: UndoableChange) => Promise<void> {
  const refresh = useRefresh(...names);
  const { mutateAsync: restore } = useWrite(async ([change, version]: [UndoableChange, number]) => {
    try {
      const undone = await change.undo(await getSupabase(), version);
      if (undone === null)
        notify.error(`Changed by ${await change.editor()} in the meantime. Nothing was undone.`);
      else notify.success('Undone');
    } catch (error) {
      notify.error(await (change.explain ?? explainDataError)(error, 'Nothing was undone.'));
    }
    await refresh();
  });
  const { mutateAsync } = useWrite(async (change: UndoableChange) => {
    try {
      const version = await change.write(await getSupabase());
      if (version === null)
        notify.error(`Changed by ${await change.editor()} in the meantime. This is the current version.`);
      else notifyUndoable(change.done, () => restore([change, version]));
    } catch (error) {
      notify.error(await (change.explain ?? explainDataError)(error, change.failed));
    }
    await refresh();
  });
  return mutateAsync;
}

interface BatchChange<Input> extends Pick<Action<Input, unknown>, 'failed' | 'explain'> {
  readonly run: (
    client: DataClient,
    input: Input,
  ) => Promise<{ readonly batch: string; readonly changed: number }>;
  readonly done: (changed: number) => string;
  /** The message if no row was changed. */
  readonly unchanged: string;
  readonly explainUndo?: Explain;
  /** Called after success, before the reload. */
  readonly onDone?: () => void;
  /** Reloads the rows, after a failure too. */
  readonly refresh: () => Promise<unknown>;
}

/** Changes several rows in one batch and offers to undo it. */
export function useBatchChange<Input = void>({
  done,
  unchanged,
  explainUndo,
  onDone,
  refresh,
  ...action
}: BatchChange<Input>) {
  const { act: undoChange } = useAction({
    run: undoBatch,
    failed: 'Nothing was undone.',
    ...(explainUndo && { explain: explainUndo }),
    onDone: (undone) => (undone.left === 0 ? notify.success : notify.info)(undoMessage(undone)),
    onSettled: refresh,
  });
  return useAction({
    ...action,
    onDone: ({ batch, changed }: Awaited<ReturnType<typeof action.run>>) => {
      onDone?.();
      if (changed === 0) notify.info(unchanged);
      else notifyUndoable(done(changed), () => undoChange(batch));
    },
    onSettled: refresh,
  });
}
