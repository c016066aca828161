import * as z from 'zod/mini';

/** A database function and the shape of its response. */
export interface Rpc<Name extends string = string, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name;
  readonly answer: Answer;
}
export type AnswerOf<Of extends Rpc> = z.output<Of['answer']>;

/**
 * Describes the response of a database function: the fields that pages read, without transforms or defaults. `z.object`
 * drops unknown fields, so that an open page works with a newer backend that adds one.
 */
export const rpc = <Name extends string, Answer extends z.ZodMiniType>(
  name: Name,
  answer: Answer,
): Rpc<Name, Answer> => ({ name, answer });

/** A timestamp as PostgreSQL writes it in JSON. */
export const instant = z.iso.datetime({ offset: true });
/** A date without a time. */
export const day = z.iso.date();
export const count = z.int().check(z.nonnegative());

/** `batch` identifies the change, so that its author can undo it. */
const changed = z.object({ batch: z.string(), changed: count });

export const bulkChange = rpc('bulk_change', changed);
export const setHosts = rpc('set_hosts', changed);
export const archiveStories = rpc('archive_stories', changed);

/** `left`: rows that someone else has changed since. */
export const undo = rpc('undo', z.object({ restored: count, left: count }));
