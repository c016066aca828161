import { isUpTo, isVersioned, satisfiesCaret } from './versions.ts';

describe('satisfiesCaret', () => {
  it.each([
    ['19.3.1', '19.3.1', true],
    ['19.4.0', '19.3.1', true],
    ['19.3.2', '19.3.1', true],
    ['19.3.0', '19.3.1', false],
    ['19.2.9', '19.3.1', false],
    ['20.0.0', '19.3.1', false],
    ['18.3.1', '19.3.1', false],
    ['0.3.4', '0.3.1', true],
    ['0.4.0', '0.3.1', false],
    ['0.0.3', '0.0.3', true],
    ['0.0.4', '0.0.3', false],
    ['0.0.0', '0.0.0', true],
    ['0.0.1', '0.0.0', false],
    ['1.0.0', '0.0.0', false],
  ])('a page that runs %s, a remote built against %s: %s', (running, built, expected) => {
    expect(satisfiesCaret(running, built)).toBe(expected);
  });

  it.each([
    ['latest', '19.3.1'],
    ['19.3.1', ''],
  ])('refuses what is no version: %j against %j', (running, built) => {
    expect(satisfiesCaret(running, built)).toBe(false);
  });
});

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', true],
  ['1.9.9', '2.0.0', true],
  ['1.10.0', '1.9.0', false],
  ['2.0.0', '1.9.9', false],
  ['latest', '1.0.0', false],
])('%s is up to %s: %s', (a, b, expected) => {
  expect(isUpTo(a, b)).toBe(expected);
});

test.each([
  ['static/js/main.5d2f9ab3c1e0.js', true],
  ['static/share/statement.svg', false],
  ['remotes/mfe-cpps/remoteEntry.abcdefabcdef.js', true],
  ['remotes/mfe-cpps/static/js/async/routes.5d2f9ab3c1e0.js', true],
  ['remotes/mfe-cpps/at/blog/feed.xml', false],
  ['remotes/mfe-cpps/at/static/documents/guide.5d2f9ab3c1.webp', true],
  ['html/index.html', false],
])('the bytes of %s never change: %s', (path, never) => {
  expect(isVersioned(path)).toBe(never);
});
