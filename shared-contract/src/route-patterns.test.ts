import { routeBranches } from './route-patterns.ts';

test('a remote owns the addresses that its routes answer', () => {
  const routes = [
    { index: true },
    { path: 'about' },
    { path: 'dashboard', children: [{ index: true }, { path: 'clients' }, { path: '*' }] },
    { children: [{ path: 'blog/:slug' }] },
  ];
  expect(routeBranches(routes).map(({ pattern }) => pattern)).toEqual([
    '/',
    '/about',
    '/dashboard',
    '/dashboard/clients',
    '/dashboard/*',
    '/blog/:slug',
  ]);
});

test('an address is answered by routes from the outside in', () => {
  const routes = [
    { id: 'about', path: 'about' },
    {
      id: 'frame',
      path: 'dashboard',
      children: [
        { id: 'overview', index: true },
        { id: 'clients', path: 'clients' },
      ],
    },
  ];
  expect(routeBranches(routes)).toEqual([
    { pattern: '/about', ids: ['about'] },
    { pattern: '/dashboard', ids: ['frame', 'overview'] },
    { pattern: '/dashboard/clients', ids: ['frame', 'clients'] },
  ]);
});
