import { brand } from 'shared-ui/brand';
import { requestedPage, readCachedPages } from './offline-page.tsx';

test.each([
  ['/blog/one?x=1', '/blog/one?x=1'],
  [null, '/'],
  ['//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['https://elsewhere.test', '/'],
  ['/offline?from=/offline', '/'],
])('what was asked for as %j leads to %s', (from, to) => {
  expect(requestedPage(from)).toBe(to);
});

const page = (title: string) => `<html><head><title>${title}</title></head></html>`;

/** Caches by name, oldest first, each with its pages, oldest first. */
function keep(stored: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const open = (name: string) => {
    const pages = stored[name] ?? {};
    return Promise.resolve({
      keys: () => Promise.resolve(Object.keys(pages).map((path) => ({ url: `https://site.test${path}` }))),
      match: ({ url }: { url: string }) =>
        Promise.resolve({ text: () => Promise.resolve(pages[new URL(url).pathname]) }),
    });
  };
  Object.assign(globalThis, { caches: { keys: () => Promise.resolve(Object.keys(stored)), open } });
}

test('what is kept of both releases is listed once, the latest first, by its title', async () => {
  keep({
    'pages-old': { '/about': page('Old'), '/blog/one': page(`Safe harbors &amp; 110% | ${brand.name}`) },
    files: { '/static/a.js': '' },
    'pages-new': { '/': page('Home'), '/about': page(`About us | ${brand.name}`), '/team': '<html></html>' },
  });
  expect(await readCachedPages()).toEqual([
    { path: '/team', title: '/team' },
    { path: '/about', title: 'About us' },
    { path: '/', title: 'Home' },
    { path: '/blog/one', title: 'Safe harbors & 110%' },
  ]);
});

test('nothing is listed where nothing is kept', async () => {
  keep({});
  expect(await readCachedPages()).toEqual([]);
});
