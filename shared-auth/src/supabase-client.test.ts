import { sessionKey } from 'shared-contract/stored-keys';
import { TOKEN_REFRESH_CHECK_MS } from './constants.ts';

type ClientModule = typeof import('./supabase-client.ts');

const createClient = jest.fn();
let broken = false;
jest.mock('@supabase/supabase-js', () => {
  if (broken) throw new Error('ChunkLoadError');
  return { createClient };
});

async function load(): Promise<ClientModule> {
  jest.resetModules();
  const { configureAuth } = await import('./config.ts');
  configureAuth({ url: 'http://backend.test', publishableKey: 'sb_publishable_x' });
  return import('./supabase-client.ts');
}

beforeEach(() => {
  broken = false;
  createClient.mockReset().mockImplementation(() => ({ made: createClient.mock.calls.length }));
});

test('one client for the page, made on the first need, with the constants of the specification', async () => {
  const { getSupabase } = await load();
  expect(createClient).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([getSupabase(), getSupabase()]);
  expect(first).toBe(second);
  expect(createClient.mock.calls).toEqual([
    [
      'http://backend.test',
      'sb_publishable_x',
      {
        auth: expect.objectContaining({
          storageKey: sessionKey,
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: false,
        }),
        realtime: { heartbeatIntervalMs: 30_000, timeout: 10_000 },
        global: { fetch: expect.any(Function) },
      },
    ],
  ]);
});

test('a client apart keeps nothing, takes nothing from the address and is not the page’s', async () => {
  const { createClientApart, getSupabase } = await load();
  expect(await createClientApart()).not.toBe(await getSupabase());
  expect(createClient.mock.calls[0]?.[2].auth).toMatchObject({
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: expect.not.stringMatching(new RegExp(`^${sessionKey}$`)),
  });
});

test('a library that failed to load is tried again', async () => {
  const { getSupabase } = await load();
  broken = true;
  await expect(getSupabase()).rejects.toThrow('ChunkLoadError');
  broken = false;
  await expect(getSupabase()).resolves.toBeDefined();
});

test('the installed library checks tokens as often as the specification says', () => {
  const found = jest.requireActual<{ AUTO_REFRESH_TICK_DURATION_MS: number }>(
    '@supabase/auth-js/dist/main/lib/constants',
  );
  expect(found.AUTO_REFRESH_TICK_DURATION_MS).toBe(TOKEN_REFRESH_CHECK_MS);
});
