import { createReports } from './reports.ts';

const violation = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  url: 'https://site.example/about',
  body: {
    documentURL: 'https://site.example/about?code=secret#access_token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?q=secret',
    sourceFile: 'https://site.example/remotes/mfe-marketing/home.js',
    lineNumber: 3,
    columnNumber: 14,
    ...body,
  },
});

function setUp() {
  const lines: string[] = [];
  let time = 0;
  const take = createReports(
    (line) => lines.push(line),
    () => time,
    { 'mfe-marketing': '1.4.0-9ab3c1' },
  );
  const send = (body: string, type = 'application/reports+json', source = '203.0.113.7') =>
    take(
      new Request('http://localhost/reports/csp', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
      source,
    );
  return { lines, send, later: (ms: number) => (time += ms) };
}

test('one line a violation: the remote and version it belongs to, without queries or fragments', async () => {
  const { lines, send } = setUp();
  expect(await send(JSON.stringify([violation(), violation({ sourceFile: undefined })]))).toMatchObject({
    status: 204,
  });
  expect(lines).toEqual([
    'csp mfe-marketing@1.4.0-9ab3c1 directive=script-src-elem blocked=https://evil.example/x.js page=https://site.example/about source=https://site.example/remotes/mfe-marketing/home.js:3:14',
    'csp shell directive=script-src-elem blocked=https://evil.example/x.js page=https://site.example/about source=-:3:14',
  ]);
});

test('the older shape counts too', async () => {
  const { lines, send } = setUp();
  const report = {
    'csp-report': {
      'document-uri': 'https://a.example/',
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
    },
  };
  expect((await send(JSON.stringify(report), 'application/csp-report; charset=utf-8')).status).toBe(204);
  expect(lines).toEqual(['csp shell directive=img-src blocked=data page=https://a.example/ source=-:0:0']);
});

test('WebKit sends one report of the newer shape without a list, under the older type', async () => {
  const { lines, send } = setUp();
  expect((await send(JSON.stringify(violation()), 'application/csp-report')).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^csp mfe-marketing@\S+ directive=script-src-elem /);
});

test('nothing in a report breaks or forges a line', async () => {
  const { lines, send } = setUp();
  await send(
    JSON.stringify([
      violation({ blockedURL: 'x\nerror: forged\u001b[31m line', sourceFile: 'a'.repeat(5000) }),
    ]),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[\x20-\x7e]+$/);
  expect(lines[0]).toContain('blocked=x_error:_forged_[31m_line ');
  expect(lines[0]?.length).toBeLessThan(600);
});

test.each([
  ['another type', 'text/plain', '[]', 415],
  ['no JSON', 'application/reports+json', '{', 400],
  ['another shape', 'application/reports+json', '"hello"', 400],
  ['too much', 'application/reports+json', JSON.stringify(['x'.repeat(17_000)]), 413],
])('%s is refused and leaves no line', async (_, type, body, status) => {
  const { lines, send } = setUp();
  expect((await send(body, type)).status).toBe(status);
  expect(lines).toEqual([]);
});

const batch = JSON.stringify(Array.from({ length: 20 }, () => violation({ sourceFile: 'a.js' })));
const json = 'application/reports+json';

test('a flood from one source writes 60 lines a minute and one that says so', async () => {
  const { lines, send, later } = setUp();
  for (let i = 0; i < 5; i += 1) await send(batch);
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toBe('csp: more reports of one source in this minute are dropped');
  later(60_000);
  await send(batch);
  expect(lines).toHaveLength(81);
});

test('a flood over the turn of a clock minute has one share of lines', async () => {
  const { lines, send, later } = setUp();
  later(59_000);
  for (let i = 0; i < 5; i += 1) await send(batch);
  later(2_000);
  for (let i = 0; i < 5; i += 1) await send(batch);
  expect(lines).toHaveLength(61);
});

test('a flood from one source leaves the reports of another in the log', async () => {
  const { lines, send } = setUp();
  for (let i = 0; i < 200; i += 1) await send(batch, json, '203.0.113.7');
  await send(JSON.stringify([violation({ blockedURL: 'https://real.example/' })]), json, '198.51.100.9');
  expect(lines.at(-1)).toContain('blocked=https://real.example/');
});

test('addresses of one IPv6 network are one source', async () => {
  const { lines, send } = setUp();
  for (let i = 1; i <= 200; i += 1) await send(batch, json, `2001:db8:0:1::${i.toString(16)}`);
  expect(lines).toHaveLength(61);
  await send(JSON.stringify([violation()]), json, '2001:db8:0:2::1');
  expect(lines).toHaveLength(62);
});

test('many sources together write 600 lines a minute and one that says so', async () => {
  const { lines, send, later } = setUp();
  const one = JSON.stringify([violation()]);
  for (let i = 0; i < 2000; i += 1) await send(one, json, `10.0.${Math.floor(i / 250)}.${i % 250}`);
  expect(lines).toHaveLength(601);
  expect(lines.at(-1)).toBe('csp: more reports in this minute are dropped');
  later(60_000);
  await send(one);
  expect(lines).toHaveLength(602);
});
