import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext } from '@playwright/test';
import { eachOf } from '../../each-of.ts';
import { launchBrowser } from './launch-browser.ts';
import { open, type Place } from './visit.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-visits-'));
writeFileSync(path.join(folder, 'served.html'), '<h1>Plans &amp; <em>figures</em></h1>');

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Plans</title></head><body>${body}</body></html>`;
const area = (inner: string) =>
  document(`<div id="root" data-live><main data-mfe="mfe-cpps">${inner}</main></div>`);
const HEADING = '<h1>Plans &amp; <em>figures</em></h1>';
const button = (label: string) => `<button type="button">${label}</button>`;
/** Code that runs when the first button is pressed. */
const onPress = (code: string) =>
  `document.querySelector('button').addEventListener('click', () => { ${code} });`;
const LOOP = `navigator.sendBeacon('/looping');\nfor (;;);`;

interface Page {
  readonly inner?: string;
  /** Content of the page's script file. */
  readonly script?: string;
  /** Response header `content-security-policy`. */
  readonly policy?: string;
}
const STRICT = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Pages with a fault, and what is reported of each. */
const faulty: Readonly<Record<string, readonly [page: Page, reported: RegExp]>> = {
  '/throws': [
    { script: `setTimeout(() => { throw new Error('it broke'); });` },
    /^smoke: error: it broke at \/remotes\/mfe-cpps\/throws\.js:1$/,
  ],
  '/throws-later': [
    { script: `setTimeout(() => { throw new Error('it broke'); }, 4000);` },
    /^smoke: error: it broke at \/remotes\/mfe-cpps\/throws-later\.js:1$/,
  ],
  '/throws-on-press': [
    { inner: button('Count'), script: onPress(`throw new Error('it broke');`) },
    /^smoke: error: it broke at \/remotes\/mfe-cpps\/throws-on-press\.js:1$/,
  ],
  '/complains': [
    { script: `console.error('not as it should be');` },
    /^smoke: console: not as it should be at \/remotes\/mfe-cpps\/complains\.js:1$/,
  ],
  '/writes-a-script': [
    {
      policy: STRICT,
      script: `document.body.append(document.createElement('script').textContent = 'x');
      const made = document.createElement('script'); made.textContent = 'window.x = 1'; document.body.append(made);`,
    },
    /script/,
  ],
  '/evaluates': [
    { policy: STRICT, script: `setTimeout(() => new Function('return 1')());` },
    /^smoke: error: .*(?:unsafe-eval|TrustedScript)/m,
  ],
  '/styles-inline': [
    { policy: STRICT, inner: '<p style="width: 4000px">Wide</p>' },
    /^smoke: console: Applying inline style violates .*Content Security Policy/m,
  ],
  '/leads': [
    { script: `history.replaceState(null, '', '/fine');` },
    /^smoke: navigated to \/fine; render the page at its own address$/,
  ],
  '/lacks': [{ inner: '<img alt="" src="/gone.png">' }, /^smoke: requested \/gone\.png, which returned 404$/],
  '/strays': [
    { script: `fetch('https://elsewhere.example/a').catch(() => undefined);` },
    /^smoke: requested https:\/\/elsewhere\.example, which is another origin; /m,
  ],
  '/queries': [
    { script: `fetch('/rest/v1/clients?select=gone');` },
    /^smoke: requested GET \/rest\/v1\/clients of the backend, which returned 404$/m,
  ],
  '/queries-on-press': [
    { inner: button('Load'), script: onPress(`fetch('/rest/v1/rpc/gone', { method: 'POST' });`) },
    /^smoke: requested POST \/rest\/v1\/rpc\/gone of the backend, which returned 404$/m,
  ],
  '/blocks': [
    { script: 'let sum = 0; for (let at = 0; at < 3e9; at += 1) sum += at; window.sum = sum;' },
    /^long task: runs scripts for \d+\.\d s of processor time at its start, 0\.5 s is allowed/,
  ],
  '/untitled': [{ script: `document.title = '';` }, /^documents: has no title/],
  '/two-headings': [{ inner: '<h1>More</h1>' }, /^documents: shows 2 h1 elements/],
  '/inaccessible': [
    {
      inner: '<img src="/a.svg"><input><p id="faint">Faint</p>',
      script: `document.querySelector('#faint').style.color = '#ddd';`,
    },
    /^(?=[^]*axe: image-alt)(?=[^]*axe: label)(?=[^]*axe: color-contrast)/,
  ],
  '/hydrates-otherwise': [
    { script: `reportError(new Error('Minified React error #418; visit https://react.dev/errors/418'));` },
    /^hydration: renders differently in the browser and on the server/,
  ],
  '/replaces-fetch': [
    { script: `const before = window.fetch; window.fetch = (...given) => before(...given);` },
    /^globals: replaces window\.fetch, /,
  ],
  '/extends-arrays': [
    { script: `Array.prototype.last = function () { return this[this.length - 1]; };` },
    /^globals: replaces Array\.prototype\.last, /,
  ],
  '/replaces-on-press': [
    { inner: button('Sort'), script: onPress('Array.prototype.sort = () => [];') },
    /^globals: replaces Array\.prototype\.sort, /,
  ],
};

/** Pages whose whole document is other than that of the rest. */
const documents: Readonly<Record<string, readonly [html: string, reported: RegExp]>> = {
  '/fails': [
    area('<div data-slot="failure-view"><h1>No</h1><details open><p>chunk gone</p></details></div>'),
    /^smoke: shows a failure: chunk gone$/,
  ],
  '/bare': [
    document('<div id="root" data-live><h1>Elsewhere</h1></div>'),
    /^smoke: shows no heading inside \[data-mfe="mfe-cpps"\]/,
  ],
  '/other-heading': [
    area('<h1>Another heading</h1>'),
    /^smoke: shows the heading "Another heading" after hydration, but was served with "Plans & figures"; /,
  ],
};

/** Pages that behave well. */
const harmless: Readonly<Record<string, Page>> = {
  '/fine': {},
  '/timer': { script: `setInterval(() => { document.title = 'Plans ' + Date.now(); }, 500);` },
  '/promise': { script: `Promise.reject(new Error('handled')).catch(() => undefined);` },
  '/warns': { script: `console.warn('deprecated'); console.info('started');` },
  '/form': {
    inner: '<form action="/sent"><label>Name <input name="name"></label><button>Send</button></form>',
    script: `document.querySelector('form').addEventListener('submit', () => { throw new Error('sent'); });`,
  },
  '/writes': {
    inner: '<button type="button" aria-busy="false">Delete</button>',
    script: onPress(`throw new Error('deleted');`),
  },
  '/menu': {
    inner: `<header>${button('Sign out')}</header>`,
    script: onPress(`throw new Error('signed out');`),
  },
  '/dialog': {
    inner: `${button('Open')}<dialog aria-label="More"><p>More</p></dialog>`,
    script: onPress(`document.querySelector('dialog').showModal();`),
  },
  '/confirm': { inner: button('Ask'), script: onPress(`confirm('Go on?');`) },
  '/details': { inner: '<details><summary>More</summary><p>Text</p></details>' },
  '/tabs': {
    inner:
      '<div role="tablist" aria-label="Years"><button type="button" role="tab" aria-selected="true">2025</button><button type="button" role="tab" aria-selected="false">2026</button></div>',
  },
  '/disabled': { inner: '<button type="button" disabled>Not yet</button>' },
  '/vanishes': {
    inner: button('Hide') + button('Show'),
    script: onPress(`document.querySelectorAll('button').forEach((one) => one.remove());`),
  },
  '/goes-on': { inner: button('Next'), script: onPress(`location.assign('/fine');`) },
  '/popup': { inner: button('Print'), script: onPress(`window.open('/fine');`) },
  '/links-out': { inner: '<p><a href="https://elsewhere.example/404">Elsewhere</a></p>' },
  '/picture': { inner: '<img alt="" src="/a.svg">' },
  '/lazy-chunk': {
    inner: button('Load'),
    script: onPress(`import('/remotes/mfe-cpps/lazy.js');`),
  },
  '/observes': {
    inner: '<p id="late">Later</p>',
    script: `new IntersectionObserver(() => undefined).observe(document.querySelector('#late'));`,
  },
  '/animates': {
    inner: '<p id="moves">Moves</p>',
    script: `document.querySelector('#moves').animate([{ opacity: 0 }, { opacity: 1 }], 3000);`,
  },
  '/subclasses': {
    script: `class Twice extends Array { twice() { return this.concat(this); } } new Twice().twice();`,
  },
  '/remembers': { script: `localStorage.setItem('seen', '1'); history.replaceState({ seen: 1 }, '');` },
  '/aborts': {
    script: `const end = new AbortController(); fetch('/a.svg', { signal: end.signal }).catch(() => undefined); end.abort();`,
  },
};

const written: Readonly<Record<string, Page>> = {
  ...Object.fromEntries(Object.entries(faulty).map(([address, [page]]) => [address, page])),
  ...harmless,
  '/loops': { script: LOOP },
  '/loops-on-press': { inner: button('Count'), script: onPress(LOOP) },
};

let sayLooping: () => void = () => undefined;
const server = createServer(({ url = '' }, response) => {
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    });
    response.end(body);
  };
  const { inner = '', script, policy } = written[url] ?? {};
  const [, name] = /^\/remotes\/mfe-cpps(\/.*)\.js$/.exec(url) ?? [];
  if (url === '/looping') sayLooping();
  if (name === '/lazy') send('text/javascript', `export default '${'x'.repeat(100_000)}';`);
  else if (name !== undefined) send('text/javascript', written[name]?.script ?? '');
  else if (url === '/a.svg') send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (url in written)
    send(
      'text/html; charset=utf-8',
      area(HEADING + inner + (script ? `<script src="/remotes/mfe-cpps${url}.js"></script>` : '')),
    );
  else send('text/html; charset=utf-8', documents[url]?.[0] ?? area(HEADING), url in documents ? 200 : 404);
});

let browser: Browser;
let context: BrowserContext;
let site: string;
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const launched = await launchBrowser();
  if (typeof launched === 'string') throw new Error(launched);
  browser = launched;
  context = await browser.newContext();
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const never = new Promise<void>(() => undefined);

/** Opens a page and returns a line for each fault. */
async function visit(address: string, place: Partial<Place> = {}): Promise<string> {
  // The site is its own backend, so that its answers are reported too.
  const backend = address.startsWith('/queries') ? site : 'http://localhost:9';
  const page = { package: 'mfe-cpps', address, pattern: address, status: 200, file: 'served.html' };
  const { faults } = await open(context, { site, backend, folder, deadline: () => never, ...place }, page);
  return faults
    .map(
      ({ check, message, place: at }) =>
        `${check}: ${message}${at ? ` at ${at.pathname}:${String(at.line)}` : ''}`,
    )
    .join('\n');
}

/** Opens pages and expects these reports. Collects all differences. */
async function expectReports(
  reports: Readonly<Record<string, RegExp>>,
  place: Partial<Place> = {},
): Promise<void> {
  const wrong: string[] = [];
  await eachOf(
    Object.entries(reports),
    async ([address, expected]) => {
      const reported = await visit(address, place);
      if (!expected.test(reported))
        wrong.push(`${address}: ${reported || 'nothing'}, not ${String(expected)}`);
    },
    4,
  );
  assert.deepEqual(wrong, []);
}

void test('a page with a fault is reported, with the check and the place of its code', async () => {
  const rows = [...Object.entries(faulty), ...Object.entries(documents)];
  await expectReports({
    ...Object.fromEntries(rows.map(([address, [, reported]]) => [address, reported])),
    '/nowhere': /^smoke: returned 404 instead of 200$/m,
  });
});

void test('nothing is reported of a page that behaves well', async () => {
  await expectReports(Object.fromEntries(Object.keys(harmless).map((address) => [address, /^$/])));
});

void test('for a rollback, only a page that does not start or show its heading is reported', async () => {
  const reports = {
    '/throws-on-press': /^$/,
    '/two-headings': /^$/,
    '/complains': /^$/,
    '/fails': /^smoke: shows a failure/,
  };
  await expectReports(reports, { checksStartOnly: true });
});

void test('an endless loop ends with the deadline, with its step and its place', async () => {
  // The visit's time is over once the page has entered its loop.
  const deadline = () =>
    new Promise<void>((resolve) => {
      sayLooping = resolve;
    });
  const place = (address: string) => new RegExp(` at /remotes/mfe-cpps${address}\\.js:2$`);
  const onLoad = await visit('/loops', { deadline });
  assert.match(onLoad, /^deadline: did not complete within 60 s while it loads; end the loop/);
  assert.match(onLoad, place('/loops'));
  const press = await visit('/loops-on-press', { deadline });
  assert.match(press, /^deadline: did not complete within 60 s after a press on "Count"; end the loop/);
  assert.match(press, place('/loops-on-press'));
  assert.equal(await visit('/fine'), '');
});
