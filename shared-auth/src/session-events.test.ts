import { sessionKey } from 'shared-contract/stored-keys';
import { createFakeBackend, fakeErrors } from './testing/index.ts';
import type { ProfileParts } from './testing/fake-profiles.ts';
import { settle } from './testing/settle.ts';

const ada = { email: 'ada@example.com' };
const ben = { email: 'ben@example.com' };

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function signedIn(profile = {}) {
  const backend = createFakeBackend();
  const user = backend.addAccount({ ...ada, profile });
  backend.storeSession(user);
  const session = backend.createSession();
  const stop = session.start();
  await settle();
  backend.calls.length = 0;
  return { backend, user, session, stop, state: () => session.store.getState() };
}

const otherTab = (key: string | null = sessionKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

describe('new-user check on a sign-in of a different user', () => {
  test.each<[string, ProfileParts, boolean]>([
    ["status 'pending', whatever the role", { role: 'coach', status: 'pending', onboarded: true }, true],
    ['role user, not onboarded', { role: 'user', onboarded: false }, true],
    ['role user, onboarded', { role: 'user', onboarded: true }, false],
    ['role coach, not onboarded', { role: 'coach', onboarded: false }, false],
    ['role admin, not onboarded', { role: 'admin', onboarded: false }, false],
  ])('%s', async (_what, profile, expected) => {
    const backend = createFakeBackend();
    backend.addAccount({ ...ada, profile });
    const session = backend.createSession();
    session.start();
    await session.operations.signIn(ada.email, 'demo-password');
    await settle();
    expect(session.store.getState().isNewUser).toBe(expected);
    expect(backend.called('profiles.select role,status')).toHaveLength(1);
    const asksOnboarded = profile.role === 'user' && !('status' in profile);
    expect(backend.called('profiles.select onboarded')).toHaveLength(asksOnboarded ? 1 : 0);
  });

  test('is not repeated for the same user: a tab that comes back is told SIGNED_IN again', async () => {
    const { backend, user } = await signedIn();
    backend.emit('SIGNED_IN', backend.session(user));
    await settle();
    expect(backend.calls).toEqual([]);
  });

  test('a check that fails leaves the user not new', async () => {
    const backend = createFakeBackend();
    backend.addAccount(ada);
    backend.failNext('profiles.select role,status', fakeErrors.denied());
    const session = backend.createSession();
    await session.operations.signIn(ada.email, 'demo-password');
    await settle();
    expect(session.store.getState().isNewUser).toBe(false);
  });
});

test('nothing is called from inside the listener: the library would wait for itself', async () => {
  const { backend } = await signedIn();
  const other = backend.addAccount(ben);
  backend.emit('SIGNED_IN', backend.session(other));
  expect(backend.calls).toEqual([]);
  await settle();
  expect(backend.called('profiles.select *')).toHaveLength(1);
});

test('a refreshed token changes nothing that a person sees', async () => {
  const { backend, user, state } = await signedIn();
  const before = state();
  backend.emit('TOKEN_REFRESHED', backend.session(user));
  await settle();
  expect(state()).toBe(before);
  expect(backend.calls).toEqual([]);
});

test('an updated user is taken over and the profile loaded again', async () => {
  const { backend, user, state } = await signedIn();
  const changed = { ...user, email: 'ada@new.example', updated_at: '2026-06-01T00:00:00.000Z' };
  backend.emit('USER_UPDATED', backend.session(changed));
  expect(state().user?.email).toBe('ada@new.example');
  expect(state().loading).toBe(false);
  await settle();
  expect(backend.called('profiles.select *').length).toBeGreaterThan(0);
});

test('a session that ends elsewhere clears user, profile and new flag, caches and channels', async () => {
  const { backend, session, state } = await signedIn();
  const dropCaches = jest.fn();
  session.onSignOut(dropCaches);
  window.localStorage.removeItem(sessionKey);
  backend.emit('SIGNED_OUT', null);
  expect(state()).toMatchObject({
    user: null,
    profile: null,
    isNewUser: false,
    loading: false,
    ended: 'elsewhere',
  });
  expect(dropCaches).toHaveBeenCalledTimes(1);
  expect(backend.removeAllChannels).not.toHaveBeenCalled();
  await settle();
  expect(backend.removeAllChannels).toHaveBeenCalledTimes(1);
});

test('an account switch drops what the first user left, and their late answers', async () => {
  const { backend, session, state } = await signedIn({ name: 'Ada' });
  const dropCaches = jest.fn();
  session.onSignOut(dropCaches);
  const releaseAda = backend.holdNext('profiles.select *');
  const late = session.operations.reloadProfile();
  const other = backend.addAccount({ ...ben, profile: { name: 'Ben' } });
  backend.emit('SIGNED_IN', backend.session(other));
  expect(state()).toMatchObject({ profile: null, loading: true, user: { id: other.id } });
  expect(dropCaches).toHaveBeenCalledTimes(1);
  releaseAda();
  await late;
  expect(state()).toMatchObject({ profile: null, loading: true });
  await settle();
  expect(state().profile?.name).toBe('Ben');
});

test('a late new-user answer of an earlier user is dropped', async () => {
  const backend = createFakeBackend();
  const first = backend.addAccount({ ...ada, profile: { status: 'pending' } });
  const second = backend.addAccount({ ...ben, profile: { role: 'coach' } });
  const session = backend.createSession();
  const release = backend.holdNext('profiles.select role,status');
  await session.operations.signIn(ada.email, 'demo-password');
  await settle();
  expect(session.store.getState()).toMatchObject({ user: { id: first.id }, isNewUser: false });
  backend.emit('SIGNED_IN', backend.session(second));
  await settle();
  release();
  await settle();
  expect(session.store.getState()).toMatchObject({ user: { id: second.id }, isNewUser: false });
});

describe('what a user leaves behind is dropped', () => {
  test('once, when they sign out', async () => {
    const { session } = await signedIn();
    const dropped = jest.fn();
    session.onSignOut(dropped);
    await session.operations.signOut();
    expect(dropped).toHaveBeenCalledTimes(1);
  });

  test('when a session that was kept proves to be over as the page starts', async () => {
    const backend = createFakeBackend();
    backend.storeSession(backend.addAccount(ada));
    const session = backend.createSession();
    const dropped = jest.fn();
    session.onSignOut(dropped);
    backend.holdNext('auth.getSession');
    session.start();
    await settle();
    window.localStorage.removeItem(sessionKey);
    backend.emit('SIGNED_OUT', null);
    expect(dropped).toHaveBeenCalledTimes(1);
  });

  test('but a visitor who was never signed in keeps what they typed', async () => {
    const backend = createFakeBackend();
    const session = backend.createSession();
    const dropped = jest.fn();
    session.onSignOut(dropped);
    session.start();
    await backend.loadClient();
    backend.emit('SIGNED_OUT', null);
    expect(dropped).not.toHaveBeenCalled();
  });
});

test('a profile that arrives after sign-out is dropped', async () => {
  const { backend, session, state } = await signedIn();
  const release = backend.holdNext('profiles.select *');
  const late = session.operations.reloadProfile();
  await session.operations.signOut();
  release();
  await late;
  expect(state()).toMatchObject({ user: null, profile: null });
});

test('of two loads of the same profile the later one counts', async () => {
  const { backend, user, session, state } = await signedIn({ name: 'Old' });
  const release = backend.holdNext('profiles.select *');
  backend.failNext('profiles.select *', fakeErrors.denied());
  const slow = session.operations.reloadProfile();
  const row = backend.profiles.get(user.id);
  if (row) backend.profiles.set(user.id, { ...row, name: 'New' });
  await session.operations.reloadProfile();
  release();
  await slow;
  expect(state()).toMatchObject({ profile: { name: 'New' }, profileError: null });
});

describe('two tabs agree', () => {
  test('a tab without the library notices a sign-in of another tab', async () => {
    const backend = createFakeBackend();
    const user = backend.addAccount(ada);
    const session = backend.createSession();
    session.start();
    expect(backend.loadClient).not.toHaveBeenCalled();
    backend.storeSession(user);
    otherTab();
    await settle();
    expect(session.store.getState()).toMatchObject({ user: { id: user.id }, loading: false });
  });

  test.each([
    ['its key removed', sessionKey],
    ['all storage cleared', null],
  ])('a sign-out of another tab is noticed in storage: %s', async (_what, key) => {
    const { state } = await signedIn();
    window.localStorage.removeItem(sessionKey);
    otherTab(key);
    expect(state()).toMatchObject({ user: null, ended: 'elsewhere' });
  });

  test('another account in storage takes over', async () => {
    const { backend, state } = await signedIn();
    const other = backend.addAccount(ben);
    backend.storeSession(other);
    otherTab();
    await settle();
    expect(state().user?.id).toBe(other.id);
  });

  test('a page that was frozen looks again when it is shown', async () => {
    const { state } = await signedIn();
    window.localStorage.removeItem(sessionKey);
    window.dispatchEvent(new Event('pageshow'));
    expect(state().user).toBeNull();
  });

  test('other keys and the same session change nothing', async () => {
    const { backend, state } = await signedIn();
    const before = state();
    otherTab('nc-theme');
    otherTab();
    await settle();
    expect(state()).toBe(before);
    expect(backend.calls).toEqual([]);
  });

  test('storage that cannot be read signs nobody out', async () => {
    const { backend, state } = await signedIn();
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    window.dispatchEvent(new Event('pageshow'));
    blocked.mockRestore();
    await settle();
    expect(state().user).not.toBeNull();
    expect(backend.calls).toEqual([]);
  });

  test('a stopped session no longer listens', async () => {
    const { state, stop } = await signedIn();
    stop();
    window.localStorage.removeItem(sessionKey);
    otherTab();
    expect(state().user).not.toBeNull();
  });
});
