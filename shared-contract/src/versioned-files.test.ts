import { isVersioned } from './versioned-files.ts';

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
