import routes from './routes.tsx';

test('the pages have the ids and addresses that the shell composes by', async () => {
  expect(routes.map(({ id, path }) => [id, path])).toEqual([
    ['cpps:overview', 'cpps'],
    ['cpps:tools', 'dashboard/cpps-tools'],
  ]);
  for (const { lazy } of routes) expect(await lazy()).toHaveProperty('Component');
});
