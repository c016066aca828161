import { declaredPages } from 'shared-contract/page-handle';
import { judgedRoutes, routeBranches, routeFaults } from 'shared-contract/route-patterns';
import { dashboardPages } from './page-list.ts';
import routes from './routes.tsx';

const pages = routes.flatMap((frame) => [frame, ...frame.children]);

test('the frame has the id that other remotes are nested by, and every page an id of its own', () => {
  expect(routes).toHaveLength(1);
  expect(routeFaults('mfe-dashboard', judgedRoutes(routes))).toEqual([]);
});

test('every page stands at the address that it declares', () => {
  expect(declaredPages(routeBranches(routes))).toEqual(Object.values(dashboardPages));
});

test('every page can be loaded', async () => {
  for (const { id, lazy } of pages) expect([id, Object.keys(await lazy())]).toEqual([id, ['Component']]);
});
