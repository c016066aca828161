import { sessionKey } from 'shared-contract/stored-keys';
import { configureAuth } from './config.ts';
import { getSupabase } from './supabase-client.ts';

// The real library, with a server that accepts every token as another user's.
const user = { id: 'somebody-else', email: 'eve@example.com', aud: 'authenticated', app_metadata: {} };
const asked = jest.fn(async () => new Response(JSON.stringify(user), { status: 200 }));
const session = 'access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=magiclink';

beforeEach(() => {
  globalThis.fetch = asked;
  window.localStorage.clear();
});

test('the library takes no session out of an address', async () => {
  window.history.replaceState(null, '', `/about?${session}&code=c#${session}`);
  configureAuth({ url: 'http://backend.test', publishableKey: 'key' });
  const client = await getSupabase();
  const { data } = await client.auth.getSession();
  expect(data.session).toBeNull();
  expect(window.localStorage.getItem(sessionKey)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});
