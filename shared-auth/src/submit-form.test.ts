import { configureAuth } from './config.ts';
import { submitLead, submitSubscriber } from './submit-form.ts';

const lead = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello', source: 'contact' };
const request = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

beforeEach(() => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'sb_publishable_x' });
  request.mockReset().mockResolvedValue({ ok: true, status: 201 });
  Object.assign(globalThis, { fetch: request });
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
});

const sent = () => {
  const [url, { body, method, headers }] = request.mock.calls[0]!;
  return { url, method, headers, body: JSON.parse(body as string) as unknown };
};

test('a lead is inserted with the public key, empty fields left out, nothing read back', async () => {
  await expect(submitLead(lead)).resolves.toBeUndefined();
  expect(sent()).toEqual({
    url: 'http://backend.test/rest/v1/leads',
    method: 'POST',
    headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: { name: 'Ada', email: 'ada@example.com', message: 'Hello', source: 'contact' },
  });
});

test('a key that is a token also goes as bearer', async () => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'a.b.c' });
  await submitLead(lead);
  expect(sent().headers).toMatchObject({ apikey: 'a.b.c', authorization: 'Bearer a.b.c' });
});

test('an address for the newsletter is written as the table keeps it', async () => {
  await submitSubscriber(' Ada@Example.com ', 'footer');
  expect(sent()).toMatchObject({
    url: 'http://backend.test/rest/v1/subscribers',
    body: { email: 'ada@example.com', source: 'footer' },
  });
});

test.each([
  [400, 'Some of this could not be accepted.'],
  [429, 'Wait a few minutes'],
  [500, 'This could not be sent.'],
])('status %d rejects with words for people', async (status, words) => {
  request.mockResolvedValue({ ok: false, status });
  await expect(submitLead(lead)).rejects.toThrow(words);
});

test('no answer at all says so', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(submitLead(lead)).rejects.toThrow('We could not reach the server.');
});
