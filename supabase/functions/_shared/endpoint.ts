import * as z from 'zod';
import { callerOf, type Caller } from './caller.ts';
import { answer, type FunctionContext, type FunctionHandler } from './function.ts';
import { HttpError } from './http-error.ts';

const longestBody = 65_536;

/**
 * Creates the handler of a POST endpoint. Parses and validates the JSON body, and turns thrown errors into responses.
 */
export function endpoint<Input>(
  input: z.ZodType<Input>,
  run: (value: Input, request: Request, context: FunctionContext) => Promise<unknown>,
): FunctionHandler {
  return answering(async (request, context) => run(check(input, await readJson(request)), request, context));
}

/** Like `endpoint`, for signed-in callers. Checks the session before it reads the body. */
export function memberEndpoint<Input>(
  input: z.ZodType<Input>,
  run: (value: Input, caller: Caller, context: FunctionContext) => Promise<unknown>,
): FunctionHandler {
  return answering(async (request, context) => {
    const caller = await callerOf(request, context);
    if (caller === null) throw new HttpError(401, 'Sign in first');
    return run(check(input, await readJson(request)), caller, context);
  });
}

function answering(run: (request: Request, context: FunctionContext) => Promise<unknown>): FunctionHandler {
  return async (request, context) => {
    try {
      if (request.method !== 'POST') throw new HttpError(405, 'Use POST');
      const result = await run(request, context);
      // Results other than JSON, such as files, already are responses.
      return result instanceof Response ? result : answer(200, result);
    } catch (error) {
      if (error instanceof HttpError) return error.answer();
      throw error;
    }
  };
}

/**
 * Returns the validated value.
 *
 * @throws {HttpError} With the first error of every invalid field.
 */
export function check<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message;
  const [first] = Object.values(errors);
  throw new HttpError(400, first ?? 'Check what you entered', errors);
}

async function readJson(request: Request): Promise<unknown> {
  const tooLong = (): HttpError => new HttpError(413, 'This is longer than we accept');
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLong();
  const text = await request.text();
  if (text.length > longestBody) throw tooLong();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not JSON', { body: 'The body is not JSON' });
  }
}
