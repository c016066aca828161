import { sharedModules, sharedVersions } from './shared-modules.ts';

const requests = sharedModules().map(({ request }) => request);

test('what must exist once in the page is shared, and with the first load', () => {
  const once = ['react', 'react-dom', 'shared-ui/router', 'shared-ui/toast'];
  const store = ['shared-auth/session-store', 'shared-auth/session-provider'];
  for (const request of [...once, ...store])
    expect(sharedModules().find((module) => module.request === request)).toMatchObject({ eager: true });
});

test('a library behind a facade is not: only the facade', () => {
  expect(requests).not.toContain('react-router-dom');
  expect(requests).not.toContain('react-hot-toast');
});

test('the heavy parts come on demand', () => {
  const late = sharedModules().filter(({ eager }) => !eager);
  expect(late.map(({ request }) => request)).toEqual(
    expect.arrayContaining(['shared-ui/dialog', 'shared-ui/form', 'shared-ui/menu']),
  );
});

test('nothing that only tests or types use is shared, and no stylesheet', () => {
  expect(requests.filter((request) => /testing|database\.types|\.css$/.test(request))).toEqual([]);
});

test('states one version for each package that is shared', () => {
  expect(sharedVersions()).toEqual({
    react: expect.stringMatching(/^\d+\.\d+\.\d+/),
    'react-dom': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'shared-ui': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'shared-auth': expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});
