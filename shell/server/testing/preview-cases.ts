import assert from 'node:assert/strict';
import http from 'node:http';
import { fixtureFiles } from './fixture.ts';
import { liveFiles } from './live-fixture.ts';
import { createTestStore, type TestStore } from './test-store.ts';

const PREVIEW = 'd'.repeat(16);
const SCRIPT = 'static/js/about.0a1b2c3d4e.js';

/** Files with contents that the live release set doesn't have: a page text and a script. */
const previewed = () =>
  liveFiles({
    'html/about.html': (fixtureFiles['html/about.html'] ?? '').replaceAll('About', 'Not out yet'),
    [SCRIPT]: 'preview();',
    'sw.js': 'preview();',
  });

interface Links {
  readonly own: string;
  /** Link of another store, signed with a different key. */
  readonly foreign: string;
  readonly expired: string;
  /** A valid signature on a document that isn't a link. */
  readonly pointer: string;
}

/** Stores a preview and creates links for the tests: one valid, the others invalid. */
export async function plantPreview(store: TestStore): Promise<Links> {
  const expired = await store.preview(previewed(), 'e'.repeat(16), Date.now() - 1000);
  const other = await createTestStore();
  const [protectedPart, payload, signature] = ['protected', 'payload', 'signature'].map(
    (part) =>
      (JSON.parse(new TextDecoder().decode(store.objects.get('live.json'))) as Record<string, string>)[part],
  );
  return {
    own: await store.preview(previewed(), PREVIEW),
    foreign: await other.preview(previewed(), PREVIEW),
    expired,
    pointer: [protectedPart, payload, signature].join('.'),
  };
}

type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** A page load through the service worker, with the headers that a browser sends. */
const OPENED: Headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' };
/** A request from code. */
const ASKED: Headers = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

function askAt(base: URL) {
  return (path: string, headers: Headers = OPENED, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request(new URL(path, base), { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      request.on('error', reject).end();
    });
}

const cookieIn = ({ headers }: Answer) => headers['set-cookie']?.[0] ?? '';

/**
 * Asserts that a link is exchanged for a cookie, that only the cookie shows the preview, and that it ends when the
 * visitor leaves.
 */
export async function assertPreviewed(base: URL, { own }: Links): Promise<void> {
  const ask = askAt(base);
  const opened = await ask(`/preview/${own}`);
  assert.deepEqual([opened.status, opened.headers.location], [303, '/']);
  assert.equal(opened.headers['cache-control'], 'no-store');
  const given = cookieIn(opened);
  assert.match(given, /^__Host-preview=[\w.-]+; Max-Age=3[56]\d\d; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [cookie = ''] = given.split(';');

  const page = await ask('/about', { ...OPENED, cookie });
  assert.match(page.text, /<h1>Not out yet<\/h1>/);
  assert.match(page.text, /mfe-marketing 1\.5\.0-&lt;new&gt;.* by Ann &amp; Ben, until .* UTC/);
  assert.match(page.text, /action="\/preview\/end"/);
  assert.ok(page.text.includes(`"release":"${PREVIEW}"`));
  // A preview's service worker would stay in the browser.
  assert.ok(!page.text.includes('"worker"'));
  const style = /<style>(.*?)<\/style>/s.exec(page.text)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const policy = String(page.headers['content-security-policy']);
  assert.ok(policy.includes(`'sha256-${Buffer.from(digest).toString('base64')}'`), policy);
  const script = await ask(`/${SCRIPT}`, { cookie });
  assert.equal(script.text, 'preview();');
  for (const answer of [page, script, await ask('/remotes.json', { ...ASKED, cookie })])
    assert.deepEqual(
      [answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']],
      [200, 'no-store', 'noindex'],
    );

  // The service worker, and requests without the cookie, get the live release.
  assert.equal((await ask('/sw.js', { cookie })).text, fixtureFiles['sw.js']);
  assert.match((await ask('/about', { ...ASKED, cookie })).text, /<h1>About<\/h1>/);
  for (const path of ['/about', `/about?preview=${own}`, `/about?__Host-preview=${own}`]) {
    const live = await ask(path);
    assert.match(live.text, /<h1>About<\/h1>/);
    assert.deepEqual([live.headers['cache-control'], cookieIn(live)], ['no-cache', '']);
  }
  assert.equal((await ask(`/${SCRIPT}`)).status, 404);

  const from = { ...OPENED, cookie, referer: new URL('/about?a=1', base).href };
  const left = await ask('/preview/end', from, 'POST');
  assert.deepEqual([left.status, left.headers.location], [303, '/about?a=1']);
  assert.match(cookieIn(left), /^__Host-preview=; Max-Age=0; Path=\/;/);
  const away = await ask('/preview/end', { ...from, referer: 'https://evil.example//evil' }, 'POST');
  assert.equal(away.headers.location, '/');
  assert.equal((await ask('/preview/end')).status, 405);
}

/** Asserts that a link for another site, another purpose, or another time shows and changes nothing. */
export async function assertRefused(base: URL, { own, foreign, expired, pointer }: Links): Promise<void> {
  const ask = askAt(base);
  const forged = own.replace(/\.[^.]+$/, `.${Buffer.alloc(64).toString('base64url')}`);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${String(own.split('.')[1])}.`;
  const tries = { foreign, forged, unsigned, pointer, expired, empty: '', words: 'x' };
  for (const [name, token] of Object.entries(tries)) {
    const link = await ask(`/preview/${token}`);
    assert.deepEqual(
      [link.status, cookieIn(link), link.headers['cache-control']],
      [403, '', 'no-store'],
      name,
    );
    assert.match(link.text, name === 'expired' ? /its time is over/ : /not made for this site/, name);
    const cookie = `a=1; __Host-preview=${token}`;
    const page = await ask('/about', { ...OPENED, cookie });
    assert.equal(page.status, 403, name);
    assert.match(cookieIn(page), /^__Host-preview=; Max-Age=0/, name);
    assert.ok(!page.text.includes('Not out yet'), name);
    assert.equal((await ask(`/${SCRIPT}`, { cookie })).status, 404, name);
  }
}
