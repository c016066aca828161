import { configureAuth } from './config.ts';
import { createFakeBackend, fakeErrors } from './testing/index.ts';
import { settle } from './testing/settle.ts';

const ada = { email: 'ada@example.com' };
const registration = {
  email: 'new@example.com',
  password: 'secret1',
  fullName: 'New Person',
  role: 'cpa',
  company: 'Ledger & Co',
  phone: '615 555 0100',
  returnTo: '/login',
} as const;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  configureAuth({ url: 'http://backend.test', publishableKey: 'key', basePath: '/site/' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp() {
  const backend = createFakeBackend();
  const user = backend.addAccount(ada);
  const session = backend.createSession();
  session.start();
  return { backend, user, session, state: () => session.store.getState(), ...session.operations };
}

test('without room for a session nothing is sent, and the error says why', async () => {
  const { backend, signIn, signUp } = setUp();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const words = 'Your browser can’t store your sign-in.';
  await expect(signIn(ada.email, 'demo-password')).rejects.toThrow(words);
  await expect(signUp(registration)).rejects.toThrow(words);
  expect(backend.called('auth.signInWithPassword')).toEqual([]);
  expect(backend.called('auth.signUp')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

describe('sign in', () => {
  test('sends email and password; user and profile follow', async () => {
    const { backend, user, state, signIn } = setUp();
    await signIn(ada.email, 'demo-password');
    expect(backend.called('auth.signInWithPassword')[0]?.args).toEqual([
      { email: ada.email, password: 'demo-password' },
    ]);
    expect(state()).toMatchObject({ user: { id: user.id }, loading: true });
    await settle();
    expect(state()).toMatchObject({ loading: false, profile: { id: user.id } });
  });

  test('rejects with words and stays signed out', async () => {
    const { state, signIn } = setUp();
    await expect(signIn(ada.email, 'wrong')).rejects.toThrow('Invalid email or password. Please try again.');
    expect(state().user).toBeNull();
  });

  test('an unknown address reads the same as a wrong password', async () => {
    const { signIn } = setUp();
    const words = async (email: string) => signIn(email, 'wrong').catch(String);
    expect(await words('nobody@example.com')).toBe(await words(ada.email));
  });
});

describe('sign up', () => {
  test('sends the metadata, marks the user as new and signs in', async () => {
    const { backend, state, signUp } = setUp();
    await expect(signUp(registration)).resolves.toEqual({ confirmationPending: false });
    expect(backend.called('auth.signUp')[0]?.args[0]).toEqual({
      email: 'new@example.com',
      password: 'secret1',
      options: {
        data: { full_name: 'New Person', role: 'cpa', company: 'Ledger & Co', phone: '615 555 0100' },
        emailRedirectTo: 'http://localhost/site/login',
      },
    });
    expect(state()).toMatchObject({ isNewUser: true, user: { email: 'new@example.com' } });
    await settle();
    expect(state()).toMatchObject({ isNewUser: true, loading: false });
  });

  test('says when the address has to be confirmed first', async () => {
    const { backend, state, signUp } = setUp();
    backend.controls.confirmEmail = true;
    await expect(signUp(registration)).resolves.toEqual({ confirmationPending: true });
    expect(state()).toMatchObject({ user: null, isNewUser: true });
  });

  test.each([
    ['an address that is taken', fakeErrors.userAlreadyExists()],
    ['an unreachable server', fakeErrors.unreachable()],
    ['a thrown error', new Error('boom')],
  ])('rejects with the same words for %s', async (_what, error) => {
    const { backend, state, signUp } = setUp();
    backend.failNext('auth.signUp', error);
    await expect(signUp(registration)).rejects.toThrow(
      'Registration failed. Please try again or contact support.',
    );
    expect(state().isNewUser).toBe(false);
  });

  test('says why the server refuses the password', async () => {
    const { backend, signUp } = setUp();
    backend.failNext('auth.signUp', fakeErrors.weakPassword());
    await expect(signUp(registration)).rejects.toThrow('Password should be at least 6 characters.');
  });
});

describe('sign out', () => {
  test('clears profile and new flag, tells the caches, and knows that it was asked for', async () => {
    const { backend, session, state, signIn, signOut } = setUp();
    const dropCaches = jest.fn();
    const silent = jest.fn();
    session.onSignOut(dropCaches);
    session.onSignOut(silent)();
    await signIn(ada.email, 'demo-password');
    await settle();
    await signOut();
    expect(backend.called('auth.signOut')[0]?.args).toEqual([]);
    expect(state()).toMatchObject({ user: null, profile: null, isNewUser: false, ended: 'requested' });
    expect(dropCaches).toHaveBeenCalledTimes(1);
    expect(silent).not.toHaveBeenCalled();
  });

  test('a callback that fails does not keep the others from being told', async () => {
    const { session, signIn, signOut } = setUp();
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const second = jest.fn();
    session.onSignOut(() => {
      throw new Error('cache broke');
    });
    session.onSignOut(second);
    await signIn(ada.email, 'demo-password');
    await signOut();
    expect(second).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
  });

  test('without an answer of the server the session on this device ends all the same', async () => {
    const { backend, state, signIn, signOut } = setUp();
    await signIn(ada.email, 'demo-password');
    backend.failNext('auth.signOut', fakeErrors.unreachable());
    await signOut();
    expect(backend.called('auth.signOut').map((call) => call.args)).toEqual([[], [{ scope: 'local' }]]);
    expect(state().user).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('profile update', () => {
  test('without a user is refused', async () => {
    const { backend, updateProfile } = setUp();
    await expect(updateProfile({ name: 'x' })).rejects.toThrow('No user logged in');
    expect(backend.called('profiles.update')).toHaveLength(0);
  });

  test('saves the given part by id and loads the profile again', async () => {
    const { backend, user, state, signIn, updateProfile } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    await updateProfile({ company: 'Analytical Engines' });
    expect(backend.called('profiles.update')[0]?.args).toEqual([{ company: 'Analytical Engines' }, user.id]);
    expect(state().profile).toMatchObject({ company: 'Analytical Engines', email: ada.email });
    expect(backend.called('profiles.select *')).toHaveLength(2);
  });

  test('a refused save rejects and keeps the profile', async () => {
    const { backend, state, signIn, updateProfile } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    backend.failNext('profiles.update', fakeErrors.denied());
    await expect(updateProfile({ role: 'admin' })).rejects.toMatchObject({ code: '42501' });
    expect(state().profile?.role).toBe('user');
  });

  test('a save that finds no row rejects instead of looking saved', async () => {
    const { backend, user, signIn, updateProfile } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    backend.profiles.delete(user.id);
    await expect(updateProfile({ name: 'Ada' })).rejects.toMatchObject({ code: 'PGRST116' });
  });

  test('finishing the onboarding ends being new', async () => {
    const { state, signIn, updateProfile } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    expect(state().isNewUser).toBe(true);
    await updateProfile({ onboarded: true });
    expect(state().isNewUser).toBe(false);
  });
});

describe('mails', () => {
  test('a reset links to the page that sets the password', async () => {
    const { backend, requestPasswordReset } = setUp();
    await requestPasswordReset(ada.email, '/reset-password');
    expect(backend.called('auth.resetPasswordForEmail')[0]?.args).toEqual([
      ada.email,
      { redirectTo: 'http://localhost/site/reset-password' },
    ]);
  });

  test('a reset answers alike for known and unknown addresses, limits per address included', async () => {
    const { backend, requestPasswordReset } = setUp();
    backend.failNext('auth.resetPasswordForEmail', fakeErrors.mailLimit());
    await expect(requestPasswordReset(ada.email, '/reset-password')).resolves.toBeUndefined();
    await expect(requestPasswordReset('nobody@example.com', '/reset-password')).resolves.toBeUndefined();
  });

  test('says when no server answered, or when this visitor asks too often', async () => {
    const { backend, requestPasswordReset, resendConfirmation } = setUp();
    backend.failNext('auth.resetPasswordForEmail', fakeErrors.unreachable());
    await expect(requestPasswordReset(ada.email, '/x')).rejects.toThrow('We could not reach the server.');
    backend.failNext('auth.resend', fakeErrors.requestLimit());
    await expect(resendConfirmation(ada.email, '/login')).rejects.toThrow('Too many requests.');
  });

  test('a confirmation is sent again for the sign-up', async () => {
    const { backend, resendConfirmation } = setUp();
    await resendConfirmation(ada.email, '/login');
    expect(backend.called('auth.resend')[0]?.args).toEqual([
      { type: 'signup', email: ada.email, options: { emailRedirectTo: 'http://localhost/site/login' } },
    ]);
  });
});

test('a new password that is refused says why', async () => {
  const { backend, signIn, updatePassword } = setUp();
  await signIn(ada.email, 'demo-password');
  backend.failNext('auth.updateUser', fakeErrors.samePassword());
  await expect(updatePassword('demo-password')).rejects.toThrow(
    'New password should be different from the old password.',
  );
  backend.failNext('auth.updateUser', fakeErrors.sessionMissing());
  // A user who signed in with a password has not followed an email link.
  await expect(updatePassword('another one')).rejects.toThrow('Your session has ended. Sign in again,');
});

describe('another address', () => {
  test('is asked for, with the page that its letter leads to; the one in force stays', async () => {
    const { backend, state, signIn, changeEmail } = setUp();
    await signIn(ada.email, 'demo-password');
    await changeEmail('ada@new.example', '/confirm');
    await settle();
    expect(backend.called('auth.updateUser')[0]?.args).toEqual([
      { email: 'ada@new.example' },
      { emailRedirectTo: 'http://localhost/site/confirm' },
    ]);
    expect(state().user).toMatchObject({ email: ada.email, new_email: 'ada@new.example' });
    expect(backend.called('profiles.update')).toEqual([]);
  });

  test.each([
    [
      'that is another member’s',
      fakeErrors.api(422, 'email_exists', 'A user with this email address has already been registered'),
      'This address cannot be used. Choose another one.',
    ],
    ['asked for too often', fakeErrors.mailLimit(), 'Too many requests.'],
    ['without a connection', fakeErrors.unreachable(), 'We could not reach the server.'],
    ['after the session', fakeErrors.api(403, 'session_not_found', 'x'), 'Your session has ended.'],
  ])('%s is refused with our words', async (_what, error, words) => {
    const { backend, signIn, changeEmail } = setUp();
    await signIn(ada.email, 'demo-password');
    backend.failNext('auth.updateUser', error);
    await expect(changeEmail('ben@example.com', '/confirm')).rejects.toThrow(words);
  });

  test('that was confirmed on another device is taken over, and the profile with it', async () => {
    const { backend, user, state, signIn, refreshUser } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    const row = backend.profiles.get(user.id);
    if (row) backend.profiles.set(user.id, { ...row, email: 'ada@new.example' });
    Object.assign(user, { email: 'ada@new.example', updated_at: '2026-06-02T00:00:00.000Z' });
    backend.calls.length = 0;
    await refreshUser();
    await settle();
    expect(state().profile?.email).toBe('ada@new.example');
  });

  test('that is taken back during a refresh is gone after the next one', async () => {
    const { backend, user, state, signIn, refreshUser } = setUp();
    await signIn(ada.email, 'demo-password');
    await settle();
    const release = backend.holdNext('auth.refreshSession');
    const earlier = refreshUser();
    const later = refreshUser();
    await settle();
    release();
    await earlier;
    Object.assign(user, { new_email: 'ada@new.example', updated_at: '2026-06-02T00:00:00.000Z' });
    await later;
    expect(backend.called('auth.refreshSession')).toHaveLength(2);
    expect(state().user).toMatchObject({ new_email: 'ada@new.example' });
  });
});
