type Config = typeof import('./config.ts');

const load = async (): Promise<Config> => {
  jest.resetModules();
  return import('./config.ts');
};

test('unconfigured use says who has to do what', async () => {
  const { authConfig } = await load();
  expect(() => authConfig()).toThrow('The shell calls configureAuth({ url, publishableKey }) once.');
});

test.each([
  [
    { url: 'backend.test', publishableKey: 'key' },
    'expected url to be an http(s) address, got "backend.test"',
  ],
  [{ url: 'http://backend.test', publishableKey: '' }, 'expected a publishableKey'],
])('%o is refused', async (config, words) => {
  const { configureAuth } = await load();
  expect(() => configureAuth(config)).toThrow(words);
});

test('addresses of the site carry its path prefix', async () => {
  const { authConfig, configureAuth, siteAddress } = await load();
  configureAuth({ url: 'http://backend.test/', publishableKey: 'key' });
  expect(authConfig()).toEqual({ url: 'http://backend.test', publishableKey: 'key', basePath: '' });
  expect(siteAddress('/login')).toBe('http://localhost/login');
  configureAuth({ url: 'http://backend.test', publishableKey: 'key', basePath: '/app/' });
  expect(siteAddress('/login')).toBe('http://localhost/app/login');
});
