import * as z from 'zod';
import { callerOf, type Caller } from './caller.ts';
import { answer, type FunctionContext, type FunctionHandler } from './function.ts';
import { Refusal } from './refusal.ts';

const longestBody = 65_536;

/** Makes a handler of a POST endpoint: reads the body as JSON, checks it, and answers what is thrown. */
export function endpoint<Input>(
  input: z.ZodType<Input>,
  run: (value: Input, request: Request, context: FunctionContext) => Promise<unknown>,
): FunctionHandler {
  return answering(async (request, context) => run(check(input, await readJson(request)), request, context));
}

/** The same for people who are signed in: who calls is asked before anything of the body is read. */
export function memberEndpoint<Input>(
  input: z.ZodType<Input>,
  run: (value: Input, caller: Caller, context: FunctionContext) => Promise<unknown>,
): FunctionHandler {
  return answering(async (request, context) => {
    const caller = await callerOf(request, context);
    if (caller === null) throw new Refusal(401, 'Sign in first');
    return run(check(input, await readJson(request)), caller, context);
  });
}

function answering(run: (request: Request, context: FunctionContext) => Promise<unknown>): FunctionHandler {
  return async (request, context) => {
    try {
      if (request.method !== 'POST') throw new Refusal(405, 'Use POST');
      const result = await run(request, context);
      // What is no JSON, as a file, is an answer already.
      return result instanceof Response ? result : answer(200, result);
    } catch (error) {
      if (error instanceof Refusal) return error.answer();
      throw error;
    }
  };
}

/** The checked value, or a refusal with the first fault of every field. */
export function check<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message;
  const [first] = Object.values(errors);
  throw new Refusal(400, first ?? 'Check what you entered', errors);
}

async function readJson(request: Request): Promise<unknown> {
  const tooLong = (): Refusal => new Refusal(413, 'This is longer than we accept');
  if (Number(request.headers.get('content-length') ?? 0) > longestBody) throw tooLong();
  const text = await request.text();
  if (text.length > longestBody) throw tooLong();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'The body is not JSON', { body: 'The body is not JSON' });
  }
}
