import { nativeForms } from 'shared-contract/forms/names';
import { fixtureRelease } from 'shared-release/testing';
import { createEdge } from './edge.ts';
import { fixtureFiles, fixtureSettings, memoryStore } from './testing/fixture.ts';

const message = { name: 'Ann Lee', email: 'ann@example.com', topic: 'Taxes', message: 'Hello', phone: '' };
const page = 'http://localhost/contact?topic=tax';
const sent = { form: 'contact', website: '' };

const answers = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const log = jest.fn<undefined, [string]>();
const bodyOf = (call: number) => JSON.parse(answers.mock.calls[call]?.[1]?.body as string) as object;

beforeEach(() => {
  answers.mockReset().mockImplementation(() => Promise.resolve(Response.json({ reference: 'NC-7K3M-Q9XT' })));
  log.mockReset();
});

function post(
  values: Record<string, string>,
  { form = 'contact', headers = {}, day = 0 }: { form?: string; headers?: object; day?: number } = {},
) {
  const edge = createEdge({
    release: fixtureRelease,
    assets: memoryStore(fixtureFiles),
    settings: fixtureSettings,
    fetch: answers,
    log,
    now: () => day * 86_400_000,
  });
  return edge.request(`http://localhost/forms/${form}`, {
    method: 'POST',
    headers: { referer: page, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(values),
  });
}

test('a form sent without script reaches the backend, and leads back to its page', async () => {
  const response = await post({ ...message, website: '' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact?topic=tax#received']);
  expect(answers.mock.calls[0]?.[0]).toBe(`${fixtureSettings.supabaseUrl}/functions/v1/submit-form`);
  const { phone: _, ...values } = message;
  expect(bodyOf(0)).toEqual({
    ...sent,
    values,
    requestId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/) as string,
  });
});

test('boxes of a registration become the list that the backend accepts', async () => {
  const registration = { name: 'Ann Lee', email: 'ann@example.com', firm: 'Lee', consent: 'on' };
  await post({ ...registration, attendance: 'online', 'track-tax': 'on' }, { form: 'symposium' });
  expect(bodyOf(0)).toMatchObject({ form: 'symposium', values: { consent: true, attendance: 'online' } });
});

test('the same entry has the same request id on one day, and another on the next', async () => {
  const ids = [];
  for (const [values, day] of [
    [message, 0],
    [message, 0],
    [message, 1],
    [{ ...message, message: 'Hello again' }, 0],
  ] as const) {
    await post(values, { day });
    ids.push((bodyOf(ids.length) as { requestId: string }).requestId);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('the trap goes along', async () => {
  await post({ ...message, website: 'https://spam.test' });
  expect(bodyOf(0)).toMatchObject({ website: 'https://spam.test' });
});

test('a wrong entry is answered in the words of the form, and is not sent', async () => {
  const response = await post({ ...message, email: 'ann', message: '' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('- Enter an email address like name@example.com\n- Write a message\n');
  expect(text).toContain('Go back in your browser to return to the form.');
  expect(answers).not.toHaveBeenCalled();
});

test('limits of the backend are answered in its words', async () => {
  answers.mockResolvedValue(
    Response.json({ message: 'Try again in 5 minutes.', retryAfter: 300 }, { status: 429 }),
  );
  const response = await post(message);
  expect([response.status, await response.text()]).toEqual([
    429,
    expect.stringContaining('Try again in 5 minutes.') as string,
  ]);
});

test.each([
  [
    'fails',
    () => answers.mockResolvedValue(Response.json({ message: 'no\ntable' }, { status: 500 })),
    '500 no table',
  ],
  ['hangs', () => answers.mockRejectedValue(new Error('timed out')), 'timed out'],
])('a backend that %s is reported, and the visitor can try again', async (_, fail, reason) => {
  fail();
  const response = await post(message);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('Please try again in a moment.') as string,
  ]);
  expect(log).toHaveBeenCalledWith(`forms: submit-form failed: contact: ${reason}`);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
])('%s is rejected', async (_, headers, status) => {
  expect((await post(message, { headers })).status).toBe(status);
  expect(answers).not.toHaveBeenCalled();
});

test.each(['https://elsewhere.test/contact', 'nonsense:', undefined])(
  'a form with the referrer %s leads to the home page',
  async (referer) => {
    const response = await post(message, { headers: { referer: referer ?? '' } });
    expect(response.headers.get('location')).toBe('/#received');
  },
);

test('other forms, and other methods, have no address', async () => {
  expect((await post(message, { form: 'certification' })).status).toBe(405);
  const edge = createEdge({ release: fixtureRelease, assets: memoryStore({}), settings: fixtureSettings });
  for (const form of nativeForms) {
    const response = await edge.request(`http://localhost/forms/${form}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  }
});
