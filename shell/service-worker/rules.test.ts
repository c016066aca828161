import { layouts } from 'shared-contract/remotes';
import { paths } from 'shared-contract/paths';
import { isKeepable, isKeepableFile, isPublicFile, isPublicPage } from './rules.ts';

const pages = new Set<string>([paths.home, paths.book, paths.contact]);
const at = (address: string) => new URL(address, 'https://site.test');

test.each([
  ['/', true],
  ['/contact?topic=retirement', true],
  ['/contact?topic=paper:cash-balance-plans', true],
  ['/contact?utm_source=letter', true],
  [paths.bookManage('3f0c'), false],
  ['/?code=3f0c', false],
  ['/?token_hash=3f0c', false],
  ['/contact?x=Zm9vYmFyMTIzNDU2Nzg5MA', false],
  ['https://ann:secret@site.test/', false],
  [paths.login, false],
  [layouts[0]?.path ?? '', false],
])('the page %s may be kept: %s', (address, may) => {
  expect(isPublicPage(at(address), pages)).toBe(may);
});

test.each([
  ['/static/js/index.5d2f9ab3c1.js', true],
  ['/remotes/mfe-marketing/remoteEntry.5d2f9ab3c1e0.js', true],
  ['/remotes/mfe-dashboard/remoteEntry.5d2f9ab3c1e0.js', false],
  ['/remotes/mfe-marketing/at/blog/feed.xml', false],
  ['/static/share/statement.svg', false],
  ['/remotes.json', false],
  ['/healthz', false],
  ['/static/js/index.5d2f9ab3c1.js?x=1', false],
])('the file %s is kept: %s', (address, may) => {
  expect(isPublicFile(at(address))).toBe(may);
});

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const answer = (status: number, headers: Record<string, string>, more: object = {}) =>
  ({ status, headers: new Headers(headers), type: 'basic', redirected: false, ...more }) as Response;

test.each([
  ['a page', answer(200, html), true],
  ['what stands for a page that is not there', answer(404, html), false],
  ['a page that search engines leave out', answer(200, { ...html, 'x-robots-tag': 'noindex' }), false],
  ['what may not be stored', answer(200, { ...html, 'cache-control': 'no-store' }), false],
  ['what is for one person', answer(200, { ...html, 'cache-control': 'private, no-cache' }), false],
  ['a page that another address led to', answer(200, html, { redirected: true }), false],
  ['an answer of another origin', answer(200, html, { type: 'opaque' }), false],
  ['something else than a page', answer(200, { 'content-type': 'application/json' }), false],
])('%s: kept is %s', (_what, response, may) => {
  expect(isKeepable(response)).toBe(may);
});

test.each([
  ['a file', answer(200, { 'cache-control': 'public, max-age=31536000, immutable' }), true],
  ['one of a preview', answer(200, { 'cache-control': 'no-store' }), false],
  ['one that is not there', answer(404, {}), false],
])('%s: kept is %s', (_what, response, may) => {
  expect(isKeepableFile(response)).toBe(may);
});
