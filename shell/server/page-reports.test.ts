import type { PageReport } from 'shared-contract/page-reports';
import { createPageReports } from './page-reports.ts';
import { fixtureSettings } from './testing/fixture.ts';

const part = { remote: 'mfe-marketing', version: '1.4.0-9ab3c1' };
const error = {
  ...part,
  kind: 'script',
  message: 'TypeError: x is not a function',
  place: '/remotes/mfe-marketing/home.1.js:3:14',
  stack: '/remotes/mfe-marketing/home.1.js:3:14\n/static/js/main.1.js:1:2',
  route: '/cpa/:id',
} as const;
const report: PageReport = {
  release: '4f1c09ab3c1d22e7',
  errors: [error],
  views: [{ ...part, count: 2 }],
  vitals: [{ ...part, metric: 'LCP', value: 1_800 }],
};

function setUp(
  answer: () => Promise<Response> = () => Promise.resolve(new Response(null, { status: 204 })),
  reportKey?: string,
) {
  const lines: string[] = [];
  let time = 0;
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer);
  const take = createPageReports({
    settings: { ...fixtureSettings, ...(reportKey !== undefined && { reportKey }) },
    log: (line) => lines.push(line),
    now: () => time,
    fetch: ask,
  });
  const send = async (
    body: unknown,
    { type = 'application/json', source = '203.0.113.7', site = 'same-origin' } = {},
  ) =>
    take(
      new Request('http://localhost/reports/page', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': type, 'sec-fetch-site': site },
      }),
      source,
    );
  const stored = () =>
    ask.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { report: PageReport }).report);
  return { ask, lines, send, stored, later: (ms: number) => (time += ms) };
}

test('a report goes to the backend as it is, by the key that pages have', async () => {
  const { ask, send, stored } = setUp();
  expect((await send(report)).status).toBe(204);
  expect(stored()).toEqual([report]);
  const [[address, init] = []] = ask.mock.calls;
  expect(address).toBe('https://abc.supabase.co/rest/v1/rpc/record_page_report');
  expect(init?.headers).toMatchObject({ apikey: 'sb_publishable_test' });
});

test('with its key the edge names the network of the visitor, and without it nobody', async () => {
  const { ask, send } = setUp(undefined, 'key of the edge');
  await send(report, { source: '2001:db8:1:2:3::4' });
  const sent = JSON.parse(ask.mock.calls[0]?.[1]?.body as string) as object;
  expect(sent).toEqual({ report, relay_key: 'key of the edge', address: '2001:db8:1:2::/64' });
  const plain = setUp();
  await plain.send(report);
  expect(JSON.parse(plain.ask.mock.calls[0]?.[1]?.body as string)).toEqual({ report });
});

test.each([
  ['another type', 'application/xml', report, 415],
  ['no JSON', 'application/json', '{', 400],
  ['another shape', 'application/json', { errors: 'all' }, 400],
  ['a part that there is not', 'application/json', { ...report, errors: [{ ...error, remote: '<b>' }] }, 400],
  ['a kind that there is not', 'application/json', { ...report, errors: [{ ...error, kind: 'other' }] }, 400],
  [
    'a longer message',
    'application/json',
    { ...report, errors: [{ ...error, message: 'x'.repeat(201) }] },
    400,
  ],
  [
    'a file of somebody else',
    'application/json',
    { ...report, errors: [{ ...error, place: 'https://a.example/x.js:1:1' }] },
    400,
  ],
  [
    'an address with a query',
    'application/json',
    { ...report, errors: [{ ...error, stack: '/static/a.js?token=1:1:1' }] },
    400,
  ],
  ['eleven errors', 'application/json', { ...report, errors: Array(11).fill(error) }, 400],
  ['plain text', 'text/plain', '/static/js/main.js', 415],
  ['too much', 'application/json', 'x'.repeat(17_000), 413],
])('%s is refused and not stored', async (_, type, body, status) => {
  const { ask, send } = setUp();
  expect((await send(body, { type })).status).toBe(status);
  expect(ask).not.toHaveBeenCalled();
});

test('a page of somebody else reports nothing here', async () => {
  const { ask, send } = setUp();
  expect((await send(report, { site: 'cross-site' })).status).toBe(400);
  expect(ask).not.toHaveBeenCalled();
});

test('nothing in a message forges a line of what somebody reads', async () => {
  const { send, stored } = setUp();
  await send({ ...report, errors: [{ ...error, message: 'a\u001b[31m\nb' }] });
  expect(stored()[0]?.errors[0]?.message).toBe('a [31m b');
});

test('one network gets 60 reports a minute through and leaves room for others', async () => {
  const { ask, lines, send, later } = setUp();
  for (let n = 0; n < 70; n += 1) expect((await send(report)).status).toBe(204);
  expect(ask).toHaveBeenCalledTimes(60);
  expect(lines).toEqual(['reports: more reports of one source in this minute are dropped']);
  await send(report, { source: '198.51.100.9' });
  expect(ask).toHaveBeenCalledTimes(61);
  later(60_000);
  await send(report);
  expect(ask).toHaveBeenCalledTimes(62);
});

test.each([
  ['refuses', () => Promise.resolve(new Response('{}', { status: 429 })), '429'],
  [
    'says why it refuses',
    () => Promise.resolve(Response.json({ message: 'The report is not valid: x' }, { status: 400 })),
    '400 The report is not valid: x',
  ],
  ['is not there', () => Promise.reject(new Error('connect\nrefused')), 'connect refused'],
])('a backend that %s is told of in the log once a minute; the page never knows', async (_, answer, why) => {
  const { lines, send, later } = setUp(answer);
  for (let n = 0; n < 3; n += 1) expect((await send(report)).status).toBe(204);
  expect(lines).toEqual([`reports: backend rejected a report: ${why}`]);
  later(60_000);
  await send(report);
  expect(lines).toHaveLength(2);
});
