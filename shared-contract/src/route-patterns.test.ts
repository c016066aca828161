import { routePatterns } from './route-patterns.ts';

test('a remote owns the addresses that its routes answer', () => {
  const routes = [
    { index: true },
    { path: 'about' },
    { path: 'dashboard', children: [{ index: true }, { path: 'clients' }, { path: '*' }] },
    { children: [{ path: 'blog/:slug' }] },
  ];
  expect(routePatterns(routes)).toEqual([
    '/',
    '/about',
    '/dashboard',
    '/dashboard/clients',
    '/dashboard/*',
    '/blog/:slug',
  ]);
});
