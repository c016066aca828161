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

/** Our functions name a field in the detail of these codes. The database's own details quote values. */
const OWN_CODE = /^(PT\d{3}|42501)$/;

/** A database function that rejected a call, did not answer, or answered in an unexpected shape. Names no values. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly function: string;
  /** The database's code; `answer` for an unexpected shape, empty without an answer. */
  readonly code: string;
  /** The rejected argument, or the unexpected field of the answer. */
  readonly field: string | null;
  /** Only without a code: tells a gateway's answer from none (0). */
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

/** Calls a database function and parses its answer. @throws (rejects) {@link RpcError} */
export async function callRpc<Name extends FunctionName, Answer extends ZodMiniType>(
  client: DataClient,
  { name, answer }: Rpc<Name, Answer>,
  ...[args]: Args<Name>
): Promise<AnswerOf<Rpc<Name, Answer>>> {
  // The library's overloads do not resolve for a name that is a type parameter; `Args` has checked the arguments.
  const { data, error, status } = await client.rpc(name, args as never);
  if (error) {
    const code = error.code || '';
    const field = (OWN_CODE.test(code) && error.details) || null;
    const options = { cause: error, ...(code === '' && { status }) };
    throw new RpcError(error.message, { function: name, code, field }, options);
  }
  // The method, not `z.safeParse`: pages that call nothing load no zod with this module.
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
