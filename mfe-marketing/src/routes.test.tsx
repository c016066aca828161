import routes, { notFound } from './routes.tsx';

test('every route has an id of its own, named after this remote, and a page that loads', async () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^marketing:(calculator\/)?[a-z0-9-]+$/);
  for (const { lazy } of routes) expect((await lazy()).Component).toBeInstanceOf(Function);
});

test('an unknown address shows the home page', async () => {
  expect((await notFound()).Component).toBe((await routes[0]!.lazy()).Component);
});
