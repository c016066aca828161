import { createReports } from './reports.ts';

const violation = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  url: 'https://site.example/about',
  body: {
    documentURL: 'https://site.example/about?code=secret#access_token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?q=secret',
    sourceFile: 'https://site.example/remotes/mfe-marketing/1.4.0-9ab3c1/home.js',
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
  );
  const send = (body: string, type = 'application/reports+json') =>
    take(
      new Request('http://localhost/reports/csp', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
    );
  return { lines, send, later: (ms: number) => (time += ms) };
}

test('one line a violation: the remote and version it belongs to, without queries or fragments', async () => {
  const { lines, send } = setUp();
  expect(await send(JSON.stringify([violation(), violation({ sourceFile: undefined })]))).toMatchObject({
    status: 204,
  });
  expect(lines).toEqual([
    'csp mfe-marketing@1.4.0-9ab3c1 directive=script-src-elem blocked=https://evil.example/x.js page=https://site.example/about source=https://site.example/remotes/mfe-marketing/1.4.0-9ab3c1/home.js:3:14',
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

test('a flood of reports writes 60 lines a minute and one that says so', async () => {
  const { lines, send, later } = setUp();
  const batch = JSON.stringify(Array.from({ length: 20 }, () => violation({ sourceFile: 'a.js' })));
  for (let i = 0; i < 5; i += 1) await send(batch);
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toBe('csp: more reports in this minute are dropped');
  later(60_000);
  await send(batch);
  expect(lines).toHaveLength(81);
});
