import type { AnswerOf, Rpc } from 'shared-contract/rpc/rpc';
import type { ZodMiniType } from 'zod/mini';
import type { Database } from './database.types.ts';
import type { DataClient } from './supabase-client.ts';

type Functions = Database['public']['Functions'];
type FunctionName = keyof Functions;
/** The generated types write `never` for a function without arguments. */
type Args<Name extends FunctionName> = [Functions[Name]['Args']] extends [never]
  ? []
  : Partial<Functions[Name]['Args']> extends Functions[Name]['Args']
    ? [args?: Functions[Name]['Args']]
    : [args: Functions[Name]['Args']];

/**
 * Our functions name the rejected field in `details` for these codes. The database's own details quote values, so they
 * are ignored.
 */
const OWN_CODE = /^(PT\d{3}|42501)$/;

/**
 * Thrown if a database function rejects a call, doesn't respond, or returns an unexpected shape. `field` names a field
 * and never quotes a value.
 */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly function: string;
  /** The database's error code. `answer` for an unexpected shape; empty if there is no error code. */
  readonly code: string;
  /** The rejected argument or the unexpected field of the response. `null` if it is not known. */
  readonly field: string | null;
  /** The HTTP status, set only if `code` is empty. 0 means no response; any other value is a gateway's response. */
  readonly status: number | undefined;

  constructor(
    message: string,
    fault: Pick<RpcError, 'function' | 'code' | 'field'>,
    options?: ErrorOptions & { readonly status?: number },
  ) {
    super(message, options);
    this.function = fault.function;
    this.code = fault.code;
    this.field = fault.field;
    this.status = options?.status;
  }
}

/**
 * Calls a database function and parses its response.
 * @throws {RpcError} If the call fails or the response has an unexpected shape.
 */
export async function callRpc<Name extends FunctionName, Answer extends ZodMiniType>(
  client: DataClient,
  { name, answer }: Rpc<Name, Answer>,
  ...[args]: Args<Name>
): Promise<AnswerOf<Rpc<Name, Answer>>> {
  // The overloads of supabase-js don't resolve if the name is a type parameter. `Args` has already checked the
  // arguments.
  const { data, error, status } = await client.rpc(name, args as never);
  if (error) {
    const code = error.code || '';
    const field = (OWN_CODE.test(code) && error.details) || null;
    const options = { cause: error, ...(code === '' && { status }) };
    throw new RpcError(error.message, { function: name, code, field }, options);
  }
  // Use the schema's method instead of `z.safeParse`, so that pages that make no calls don't load zod with this module.
  const result = answer.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  throw new RpcError(`${name} answered an unexpected shape at "${field}": ${issue?.message ?? ''}`, {
    function: name,
    code: 'answer',
    field,
  });
}
