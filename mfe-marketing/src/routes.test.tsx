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

test('no page creates an Intl object while its code is evaluated: the first one loads the language data of the browser', async () => {
  const created: string[] = [];
  const { NumberFormat, DateTimeFormat, Collator } = Intl;
  for (const [name, Format] of Object.entries({ NumberFormat, DateTimeFormat, Collator }))
    jest.spyOn(Intl, name as 'NumberFormat').mockImplementation((...args) => {
      created.push(name);
      return new (Format as typeof NumberFormat)(...args);
    });
  await jest.isolateModulesAsync(async () => {
    const fresh = jest.requireActual<typeof import('./routes.tsx')>('./routes.tsx');
    for (const { lazy } of fresh.default) await lazy();
  });
  jest.restoreAllMocks();
  expect(created).toEqual([]);
});
