import { sessionKey } from 'shared-contract/stored-keys';
import { configureAuth } from './config.ts';
import { CallRefusal, submitForm } from './submit-form.ts';

const values = { name: 'Ada', email: 'ada@example.com', message: 'Hello', source: 'contact' };
const attempt = { requestId: '7c0e9d1c-2f57-4f4e-9d4c-0d9a4f2c5d11', website: '' };
const request = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const answers = (status: number, body: unknown) =>
  request.mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) });

beforeEach(() => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'sb_publishable_x' });
  request.mockReset();
  answers(200, { reference: 'NC-7K3M-Q9XT' });
  Object.assign(globalThis, { fetch: request });
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
});

const refusal = () => submitForm('contact', values, attempt).catch((error: unknown) => error);

test('a form goes to the server function with the public key, and its reference comes back', async () => {
  await expect(submitForm('contact', values, attempt)).resolves.toEqual({ reference: 'NC-7K3M-Q9XT' });
  const [url, { body, method, headers }] = request.mock.calls[0]!;
  expect({ url, method, headers, body: JSON.parse(body as string) as unknown }).toEqual({
    url: 'http://backend.test/functions/v1/submit-form',
    method: 'POST',
    headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json' },
    body: { form: 'contact', values, ...attempt },
  });
});

test('a key that is a token also goes as bearer', async () => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'a.b.c' });
  await submitForm('contact', values, attempt);
  expect(request.mock.calls[0]![1].headers).toMatchObject({ apikey: 'a.b.c', authorization: 'Bearer a.b.c' });
});

test.each([
  ['goes along while it is valid', 60, 'Bearer signed.in.token'],
  ['stays here once it has expired', -60, undefined],
])('the token of who is signed in %s', async (_what, seconds, authorization) => {
  const session = { access_token: 'signed.in.token', expires_at: Date.now() / 1000 + seconds };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  await submitForm('contact', values, attempt);
  localStorage.clear();
  expect(request.mock.calls[0]![1].headers).toEqual({
    apikey: 'sb_publishable_x',
    'content-type': 'application/json',
    ...(authorization ? { authorization } : {}),
  });
});

test('what the server says about fields comes along, in its words', async () => {
  answers(400, { message: 'Write a message', errors: { message: 'Write a message', odd: 5 } });
  const error = await refusal();
  expect(error).toBeInstanceOf(CallRefusal);
  expect(error).toMatchObject({
    message: 'Write a message',
    status: 400,
    errors: { message: 'Write a message' },
  });
});

test('an earlier version that was received is told with its reference', async () => {
  answers(409, { message: 'We have received an earlier version of this already, as NC-1.' });
  expect(await refusal()).toMatchObject({ status: 409, message: expect.stringContaining('NC-1') as string });
});

test.each([
  [429, { message: 'Too many messages in a short time' }, 'Too many requests.'],
  [500, { message: 'relation "leads" does not exist' }, 'This could not be sent.'],
  [502, '<html>', 'This could not be sent.'],
])('status %d is told in our own words', async (status, body, words) => {
  answers(status, body);
  expect(await refusal()).toMatchObject({
    status,
    message: expect.stringContaining(words) as string,
    errors: {},
  });
});

test('a limit of our own says in its words when to try again', async () => {
  const message = 'Many messages have just come from your network. Try again in 9 minutes.';
  answers(429, { message, retryAfter: 540 });
  expect(await refusal()).toMatchObject({ status: 429, message });
});

test.each([
  [503, 503],
  [200, 0],
])('an answer of status %d that is no JSON is a failure', async (status, told) => {
  const json = () => Promise.reject(new SyntaxError('<html>'));
  request.mockResolvedValue({ ok: status < 300, status, json, headers: new Headers() });
  expect(await refusal()).toMatchObject({ status: told });
});

test('no answer at all says so', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await refusal()).toMatchObject({
    status: 0,
    message: 'We could not reach the server. Check your connection and try again.',
  });
});

test('a form that nobody answered comes back as it can be sent later, without who is signed in', async () => {
  const session = { access_token: 'signed.in.token', expires_at: Date.now() / 1000 + 60 };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { call } = (await refusal()) as CallRefusal;
  localStorage.clear();
  expect(call).toEqual({
    id: attempt.requestId,
    address: 'http://backend.test/functions/v1/submit-form',
    headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'contact', values, ...attempt }),
  });
});

test('what was answered is not sent later', async () => {
  answers(500, {});
  expect(await refusal()).toMatchObject({ status: 500, call: undefined });
});

test('an application waits for a network unless somebody is signed in, whom the server would note', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const apply = () => submitForm('certification', values, attempt).catch((error: unknown) => error);
  expect(await apply()).toMatchObject({ status: 0, call: { id: attempt.requestId } });
  // An expired session counts too, because it is renewed when the network returns.
  localStorage.setItem(sessionKey, JSON.stringify({ access_token: 'a.b.c', expires_at: 0 }));
  expect(await apply()).toMatchObject({ status: 0, call: undefined });
  localStorage.clear();
});
