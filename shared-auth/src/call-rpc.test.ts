import { createClient } from '@supabase/supabase-js';
import { dataSummary } from 'shared-contract/rpc/members';
import { callRpc, RpcError } from './call-rpc.ts';
import type { Database } from './database.types.ts';
import { dataMessage } from './error-words.ts';

const clientOver = (fetch: () => Promise<Response>) =>
  createClient<Database>('https://project.example', 'key', {
    accessToken: async () => null,
    global: { fetch },
  });
const answering = (body: unknown, status = 200) =>
  clientOver(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const failureOf = (client: ReturnType<typeof clientOver>) =>
  callRpc(client, dataSummary).catch((error: unknown) => error) as Promise<RpcError>;
const summary = { stories: 1, clients: 2, lastActivity: null };

test('a field that the shape does not know is dropped', async () => {
  expect(await callRpc(answering({ ...summary, added: 1 }), dataSummary)).toEqual(summary);
});

test('an unexpected answer is an error that names function and field, never the value', async () => {
  const error = await failureOf(answering({ ...summary, lastActivity: 'secret' }));
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({ function: 'data_summary', code: 'answer', field: 'lastActivity' });
  expect(error.message).not.toContain('secret');
});

test.each([
  ['PT409', 'version', 'version'],
  ['42501', 'staff', 'staff'],
  ['42501', null, null],
  ['23505', 'Key (email)=(ann@example.com) already exists.', null],
])('a rejection with %s and the detail %s names the field %s', async (code, details, field) => {
  const error = await failureOf(answering({ code, details, hint: null, message: 'Changed' }, 409));
  expect(error).toMatchObject({ function: 'data_summary', code, field, message: 'Changed' });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an abort', () => Promise.reject(new DOMException('Aborted', 'AbortError'))],
  ['a gateway', async () => new Response('<html>', { status: 502 })],
  ['a gateway without a body', async () => new Response('', { status: 504 })],
  ['PT429', async () => new Response('{"code":"PT429"}', { status: 429 })],
  ['an unknown code', async () => new Response('{"code":"XX000"}', { status: 409 })],
])('%s reads as it does without a shape', async (_what, fetch) => {
  const { error } = await clientOver(fetch).rpc('data_summary');
  expect(dataMessage(await failureOf(clientOver(fetch)))).toBe(dataMessage(error));
});
