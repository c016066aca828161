import * as z from 'zod/mini';

/** A database function and the shape of its answer. */
export interface Rpc<Name extends string = string, Answer extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: Name;
  readonly answer: Answer;
}
export type AnswerOf<Of extends Rpc> = z.output<Of['answer']>;

/**
 * Describes the answer of a database function: the fields that pages read, without transforms or defaults. Objects are
 * `z.object`, which drops unknown fields: an open page survives a field that a newer backend adds.
 */
export const rpc = <Name extends string, Answer extends z.ZodMiniType>(
  name: Name,
  answer: Answer,
): Rpc<Name, Answer> => ({ name, answer });

/** A timestamp as PostgreSQL writes it into JSON. */
export const instant = z.iso.datetime({ offset: true });
/** A date without a time. */
export const day = z.iso.date();
export const count = z.int().check(z.nonnegative());
