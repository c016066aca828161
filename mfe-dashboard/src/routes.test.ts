import routes from './routes.tsx';

const [frame] = routes;

test('the frame has the id that other remotes are nested by, and every page an id of its own', () => {
  expect(routes).toHaveLength(1);
  expect(frame?.id).toBe('dashboard');
  expect(frame?.children?.map(({ id, index, path }) => [id, index ? 'index' : path])).toEqual([
    ['dashboard:overview', 'index'],
    ['dashboard:clients', 'clients'],
    ['dashboard:settings', 'settings'],
    ['dashboard:profile', 'profile'],
    ['dashboard:not-found', '*'],
  ]);
});

test('every page can be loaded', async () => {
  for (const { id, lazy } of [frame, ...(frame?.children ?? [])].filter((route) => route !== undefined)) {
    if (typeof lazy !== 'function') throw new Error(`${id ?? 'a route'} is not lazy`);
    expect(await lazy()).toHaveProperty('Component');
  }
});
