import { declaredPages } from 'shared-contract/page-handle';
import { routeBranches } from 'shared-contract/route-patterns';
import { ownPages } from './own-pages.ts';
import routes from './routes.tsx';

const pages = routes.flatMap((frame) => [frame, ...frame.children]);

test('the frame has the id that other remotes are nested by, and every page an id of its own', () => {
  expect(routes).toHaveLength(1);
  const [frame, ...ids] = pages.map(({ id }) => id);
  expect(frame).toBe('dashboard');
  expect(ids.filter((id) => !id.startsWith('dashboard:'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every page stands at the address that it declares', () => {
  expect(declaredPages(routeBranches(routes))).toEqual(Object.values(ownPages));
});

test('every page can be loaded', async () => {
  for (const { id, lazy } of pages) expect([id, Object.keys(await lazy())]).toEqual([id, ['Component']]);
});
