import { declaredPages, sitePagesOf, type LayoutHandle } from './page-handle.ts';
import { routeBranches } from './route-patterns.ts';

test('a page is known by what its own route says, not by what stands around it', () => {
  const menu = [{ icon: 'users', roles: ['user'], order: 20 }];
  const routes = [
    { path: 'about' },
    {
      path: 'dashboard',
      handle: { title: 'The frame' },
      children: [
        { index: true, handle: { title: 'Overview' } },
        { path: 'clients', handle: { title: 'Clients', menu, more: 'of the remote alone' } },
        { path: 'bare', handle: { preload: () => undefined } },
      ],
    },
  ];
  expect(declaredPages(routeBranches(routes))).toEqual([
    { path: '/dashboard', title: 'Overview' },
    { path: '/dashboard/clients', title: 'Clients', menu },
  ]);
});

test('a page that only has a place in the menu is passed on, so that the manifest is refused for its title', () => {
  expect(declaredPages([{ pattern: '/x', handle: { menu: [] } }])).toEqual([
    { path: '/x', title: undefined, menu: [] },
  ]);
});

test('what the shell gives a frame is found from anywhere below it', () => {
  const handle: LayoutHandle = { sitePages: [{ path: '/dashboard', title: 'Overview' }] };
  const below = { handle: { preload: () => undefined } };
  expect(sitePagesOf([{ handle: undefined }, { handle }, below])).toBe(handle.sitePages);
  expect(sitePagesOf([{ handle: undefined }, below])).toBeUndefined();
});
