import { declaredPages } from 'shared-contract/page-handle';
import { routeBranches } from 'shared-contract/route-patterns';
import { ownPages } from './own-pages.ts';
import routes from './routes.tsx';

const pages = routes.flatMap((frame) => [frame, ...frame.children]);

test('the frame has the id that other remotes are nested by, and every page an id of its own', () => {
  expect(routes).toHaveLength(1);
  expect(pages.map((page) => [page.id, 'path' in page ? page.path : 'index'])).toEqual([
    ['dashboard', 'dashboard'],
    ['dashboard:overview', 'index'],
    ['dashboard:clients', 'clients'],
    ['dashboard:clients-import', 'clients/import'],
    ['dashboard:projection', 'projection'],
    ['dashboard:letter', 'letter'],
    ['dashboard:review', 'review'],
    ['dashboard:stories', 'stories'],
    ['dashboard:story', 'stories/:id'],
    ['dashboard:certificate', 'certificate'],
    ['dashboard:cohorts', 'cohorts'],
    ['dashboard:applications', 'applications'],
    ['dashboard:settings', 'settings'],
    ['dashboard:profile', 'profile'],
    ['dashboard:not-found', '*'],
  ]);
});

test('every page stands at the address that it declares', () => {
  expect(declaredPages(routeBranches(routes))).toEqual(Object.values(ownPages));
});

test('every page can be loaded', async () => {
  for (const { id, lazy } of pages) expect([id, Object.keys(await lazy())]).toEqual([id, ['Component']]);
});
