import assert from 'node:assert/strict';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answerInbox, openInbox } from './inbox.ts';

const folder = await mkdtemp(join(tmpdir(), 'ninecourse-inbox-'));
after(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, 'mail', 'inbox.jsonl');
const draft = {
  kind: 'recovery',
  subject: '<b>Reset</b>',
  code: '1',
  link: 'http://localhost/?a=1&b=2',
} as const;

test('mail is kept over a restart, newest first, a line cut short left out', async () => {
  const inbox = await openInbox(file);
  for (const to of ['a@example.com', 'b@example.com'])
    await inbox.deliver({ ...draft, to, text: `to ${to}` });
  await appendFile(file, '{"id":"half');
  const again = await openInbox(file);
  assert.deepEqual(
    again.list().map(({ to }) => to),
    ['b@example.com', 'a@example.com'],
  );
  assert.equal(again.list('A@example.com').length, 1);
});

test('whatever a message holds is shown as text, under a name of this machine only', async () => {
  const inbox = await openInbox(join(folder, 'other.jsonl'));
  await inbox.deliver({ ...draft, to: 'a"><script>@example.com', text: '<img src=x onerror=alert(1)>' });
  const [mail] = inbox.list();
  for (const path of ['/inbox', `/inbox/${mail?.id}`]) {
    const response = answerInbox(new URL(`http://localhost:1${path}`), inbox);
    const page = await response.text();
    assert.ok(!/<script|<img|<b>/.test(page), path);
    // Without an icon link, the browser requests one, which the policy blocks.
    assert.match(page, /<link rel="icon" href="data:,">/);
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
  }
  assert.equal(answerInbox(new URL('http://rebound.example/inbox.json'), inbox).status, 403);
});

test('the HTML of a message stands in a frame that runs nothing and loads nothing, its files to be saved', async () => {
  const inbox = await openInbox(join(folder, 'third.jsonl'));
  const html =
    '<html><head></head><body><script>alert(1)</script><img src="https://else.example/x.png"></body></html>';
  const attachments = [
    { name: 'call".ics', type: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' },
  ];
  await inbox.deliver({
    ...draft,
    to: 'a@example.com',
    text: 'Open https://site.example/a?b=1&c=2',
    html,
    attachments,
  });
  const [mail] = inbox.list();
  const get = (path: string) => answerInbox(new URL(`http://localhost:1/inbox/${mail?.id}${path}`), inbox);
  const page = await get('').text();
  assert.match(page, /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  assert.ok(!page.includes('<script'));
  assert.ok(
    page.includes('href="https://site.example/a?b=1&amp;c=2"'),
    'addresses of the plain text are links',
  );
  for (const path of ['/html', '/files/0']) {
    const policy = get(path).headers.get('content-security-policy') ?? '';
    assert.match(policy, /^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/, path);
  }
  const file = get('/files/0');
  assert.equal(file.headers.get('content-disposition'), 'attachment; filename="call_.ics"');
  assert.equal(await file.text(), 'BEGIN:VCALENDAR');
  for (const path of ['/files/1', '/files/x', '/other']) assert.equal(get(path).status, 404, path);
});
