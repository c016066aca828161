import { askedPage } from './asked-page.ts';

test.each([
  ['/blog/one?x=1', '/blog/one?x=1'],
  [null, '/'],
  ['//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['https://elsewhere.test', '/'],
  ['/offline?from=/offline', '/'],
])('what was asked for as %j leads to %s', (from, to) => {
  expect(askedPage(from)).toBe(to);
});
