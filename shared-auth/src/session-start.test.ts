import { sessionKey } from 'shared-contract/stored-keys';
import { PROFILE_NOT_LOADED } from './failure.ts';
import { createFakeBackend, fakeErrors } from './testing/index.ts';
import { settle } from './testing/settle.ts';

const ada = { email: 'ada@example.com' };

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('loading starts true and nobody is signed in', () => {
  const { store } = createFakeBackend().createSession();
  expect(store.getState()).toMatchObject({ loading: true, user: null, profile: null, isNewUser: false });
});

test('without a stored session loading ends at once and the library is not loaded', () => {
  const backend = createFakeBackend();
  const session = backend.createSession();
  session.start();
  expect(session.store.getState()).toMatchObject({ loading: false, user: null });
  expect(backend.loadClient).not.toHaveBeenCalled();
});

test('a stored session loads the library, the user and then the profile by user id', async () => {
  const backend = createFakeBackend();
  const user = backend.addAccount({ ...ada, profile: { role: 'coach', onboarded: true } });
  backend.storeSession(user);
  const session = backend.createSession();
  session.start();
  expect(session.store.getState().loading).toBe(true);
  await settle();
  expect(session.store.getState()).toMatchObject({ loading: false, profile: { id: user.id, role: 'coach' } });
  expect(session.store.getState().user?.id).toBe(user.id);
  expect(backend.called('profiles.select *')).toEqual([{ name: 'profiles.select *', args: [user.id] }]);
});

test('loading lasts until the profile was answered', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  const release = backend.holdNext('profiles.select *');
  const session = backend.createSession();
  session.start();
  await settle();
  expect(session.store.getState()).toMatchObject({ loading: true, profile: null });
  release();
  await settle();
  expect(session.store.getState().loading).toBe(false);
});

test.each(['/about', '/login', '/confirm', '/reset-password', '/dashboard'])(
  'tokens in the address %s sign nobody in',
  async (path) => {
    const backend = createFakeBackend();
    const link = backend.linkFor(backend.addAccount(ada), 'magiclink');
    window.history.replaceState(null, '', `${path}?${link}#${link}`);
    const session = backend.createSession();
    session.start();
    await settle();
    expect(session.store.getState()).toMatchObject({ loading: false, user: null });
    expect(backend.loadClient).not.toHaveBeenCalled();
    expect(window.localStorage).toHaveLength(0);
  },
);

test.each([
  ['the session cannot be fetched', 'auth.getSession', fakeErrors.unreachable()],
  ['fetching the session throws', 'auth.getSession', new Error('storage broke')],
] as const)('when %s, loading ends', async (_what, name, error) => {
  const backend = createFakeBackend();
  window.localStorage.setItem(sessionKey, '{"user":null}');
  backend.failNext(name, error);
  const session = backend.createSession();
  session.start();
  await settle();
  expect(session.store.getState()).toMatchObject({ loading: false, user: null });
});

test('when the library cannot be loaded, loading ends, and the next need tries again', async () => {
  const backend = createFakeBackend();
  const user = backend.addAccount(ada);
  backend.storeSession(user);
  backend.loadClient.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const session = backend.createSession();
  session.start();
  await settle();
  expect(session.store.getState()).toMatchObject({ loading: false, user: null });
  await session.operations.signIn(ada.email, 'demo-password');
  expect(session.store.getState().user?.id).toBe(user.id);
});

test('a missing profile is created with default values', async () => {
  jest.setSystemTime(new Date('2026-03-01T10:00:00.000Z'));
  const backend = createFakeBackend();
  const user = backend.addAccount({ ...ada, profile: null });
  backend.storeSession(user);
  const session = backend.createSession();
  session.start();
  await settle();
  expect(backend.called('auth.getUser')).toHaveLength(1);
  expect(backend.called('profiles.insert')[0]?.args[0]).toEqual({
    id: user.id,
    email: ada.email,
    name: 'ada',
    role: 'user',
    onboarded: false,
    created_at: expect.stringMatching(/^2026-03-01T10:00:00/),
    updated_at: expect.stringMatching(/^2026-03-01T10:00:00/),
  });
  expect(session.store.getState()).toMatchObject({
    loading: false,
    isNewUser: true,
    profile: { name: 'ada', role: 'user', onboarded: false },
  });
});

test('a profile that another tab created in between is taken', async () => {
  const backend = createFakeBackend();
  const user = backend.addAccount({ ...ada, profile: { name: 'Ada L.' } });
  backend.storeSession(user);
  backend.failNext('profiles.select *', fakeErrors.noRow());
  const session = backend.createSession();
  session.start();
  await settle();
  expect(session.store.getState().profile?.name).toBe('Ada L.');
});

test('any other error leaves the profile empty and says so; loading again recovers', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  backend.failNext('profiles.select *', fakeErrors.denied());
  const session = backend.createSession();
  session.start();
  await settle();
  expect(session.store.getState()).toMatchObject({
    loading: false,
    profile: null,
    profileError: PROFILE_NOT_LOADED,
  });
  expect(backend.called('profiles.insert')).toHaveLength(0);
  await session.operations.reloadProfile();
  expect(session.store.getState()).toMatchObject({ profileError: null, profile: { email: ada.email } });
});

test('starting twice, as strict mode does, fetches the session once', async () => {
  const backend = createFakeBackend();
  backend.storeSession(backend.addAccount(ada));
  const session = backend.createSession();
  session.start()();
  session.start();
  await settle();
  expect(backend.called('auth.getSession')).toHaveLength(1);
  expect(session.store.getState().loading).toBe(false);
});
