import routes, { notFound } from './routes.tsx';

test('every route has an id of this remote and a page that loads', async () => {
  expect(routes.map(({ id }) => id)).toEqual(['marketing:home', 'marketing:about']);
  for (const { lazy } of routes) expect((await lazy()).Component).toBeInstanceOf(Function);
});

test('an unknown address shows the home page', async () => {
  expect((await notFound()).Component).toBe((await routes[0]!.lazy()).Component);
});
