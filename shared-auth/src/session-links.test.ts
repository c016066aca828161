import { configureAuth } from './config.ts';
import { readMailLink, type MailLink } from './mail-link.ts';
import { createFakeBackend, fakeErrors } from './testing/index.ts';
import { settle } from './testing/settle.ts';

const ada = { email: 'ada@example.com' };
const ben = { email: 'ben@example.com' };

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Usable = Extract<MailLink, { kind: 'session' | 'sealed' }>;
const linkOf = (text: string) => readMailLink(new URLSearchParams(text)) as Usable;

async function setUp(signedIn?: typeof ben) {
  const backend = createFakeBackend();
  const user = backend.addAccount(ada);
  if (signedIn) backend.storeSession(backend.addAccount(signedIn));
  const session = backend.createSession();
  session.start();
  await settle();
  const open = async (type: string, more = '') => {
    const opened = await session.operations.openLink(linkOf(`${backend.linkFor(user, type)}${more}`));
    return opened!;
  };
  return { backend, user, session, open, state: () => session.store.getState(), ...session.operations };
}

test('looking at a link says whose it is and signs nobody in', async () => {
  const { open, state, user } = await setUp();
  expect(await open('signup')).toMatchObject({ userId: user.id, email: ada.email, type: 'signup' });
  expect(state().user).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('a token that opening uses up signs nobody in either', async () => {
  const { openLink, state, user } = await setUp();
  const link = linkOf(`token_hash=hash-of-${user.id}&type=email`);
  const opened = await openLink(link);
  expect(opened).toMatchObject({ userId: user.id, email: ada.email });
  expect(state().user).toBeNull();
  expect(window.localStorage).toHaveLength(0);
  await expect(openLink(link)).rejects.toThrow('This link cannot be used.');
});

test('an emailed invitation is exchanged for a token when it is opened, and is not used up if it is over', async () => {
  configureAuth({ url: 'http://backend.test', publishableKey: 'sb_publishable_x' });
  const { openLink, state, user } = await setUp();
  const request = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
  Object.assign(globalThis, { fetch: request });
  // jsdom has no AbortSignal.timeout.
  AbortSignal.timeout = () => new AbortController().signal;
  const answer = (status: number, body: unknown) =>
    request.mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) });
  const link = linkOf('invitation=token-1');
  answer(404, { message: 'This invitation is no longer valid.' });
  await expect(openLink(link)).rejects.toThrow('This link cannot be used.');
  answer(200, { tokenHash: `hash-of-${user.id}`, type: 'email' });
  expect(await openLink(link)).toMatchObject({ userId: user.id, invitation: 'token-1' });
  const [url, { body }] = request.mock.calls.at(-1)!;
  expect([url, body]).toEqual(['http://backend.test/functions/v1/open-invitation', '{"token":"token-1"}']);
  expect(state().user).toBeNull();
});

test('the first of two letters about a new address opens no session', async () => {
  const { backend, openLink } = await setUp();
  const client = await backend.loadClientApart();
  jest
    .spyOn(client.auth, 'verifyOtp')
    .mockResolvedValue({ data: { user: null, session: null }, error: null });
  expect(await openLink(linkOf('token_hash=h&type=email_change'))).toBeNull();
});

test('going on signs in; only where a password is to be set may one be', async () => {
  const { open, continueWith, state, user } = await setUp();
  await expect(continueWith(await open('signup'), 'account')).resolves.toEqual({ choosePassword: false });
  await settle();
  expect(state()).toMatchObject({ user: { id: user.id }, recovery: false, loading: false });
});

test('a password may be set after a reload too, until it is', async () => {
  const { backend, open, continueWith, state } = await setUp();
  await expect(continueWith(await open('recovery'), 'password')).resolves.toEqual({ choosePassword: true });
  await settle();
  expect(state().recovery).toBe(true);

  const reloaded = backend.createSession();
  reloaded.start();
  await settle();
  expect(reloaded.store.getState().recovery).toBe(true);
  await reloaded.operations.updatePassword('a new password');
  await settle();
  expect(reloaded.store.getState().recovery).toBe(false);
  expect(state().recovery).toBe(false);
});

test.each(['account', 'password'] as const)('nobody’s session is replaced: %s', async (purpose) => {
  const { backend, open, continueWith, state } = await setUp(ben);
  const before = window.localStorage.getItem('ninecourse-auth');
  const link = await open('recovery');
  await expect(continueWith(link, purpose)).rejects.toThrow('Another account is signed in on this browser.');
  expect(backend.called('auth.setSession')).toEqual([]);
  expect(state().user?.email).toBe(ben.email);
  expect(window.localStorage.getItem('ninecourse-auth')).toBe(before);
});

test('not even one that another tab has begun since', async () => {
  const { backend, open, continueWith } = await setUp();
  const link = await open('signup');
  backend.storeSession(backend.addAccount(ben));
  await expect(continueWith(link, 'account')).rejects.toThrow(
    'Another account is signed in on this browser.',
  );
});

test('after signing out the same link can be used', async () => {
  const { open, continueWith, signOut, state, user } = await setUp(ben);
  const link = await open('signup');
  await signOut();
  await continueWith(link, 'account');
  expect(state().user?.id).toBe(user.id);
});

test('whoever is signed in already may follow a link of their own', async () => {
  const { open, continueWith, state, user } = await setUp(ada);
  await continueWith(await open('email_change'), 'account');
  expect(state().user?.id).toBe(user.id);
});

test('without room for a session the link stays usable, and the error says why', async () => {
  const { open, continueWith, state } = await setUp();
  const link = await open('signup');
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(continueWith(link, 'account')).rejects.toThrow('Your browser can’t store your sign-in.');
  expect(state().user).toBeNull();
  refused.mockRestore();
  await continueWith(link, 'account');
  await settle();
  expect(state().user?.email).toBe(ada.email);
});

test('tokens of two accounts in one link are not taken', async () => {
  const { backend, user, openLink, continueWith, state } = await setUp();
  const other = backend.addAccount(ben);
  const mixed = `access_token=token-of-${user.id}&refresh_token=refresh-of-${other.id}&type=signup`;
  const opened = await openLink(linkOf(mixed));
  await expect(continueWith(opened!, 'account')).rejects.toThrow('This link cannot be used.');
  expect(state().user).toBeNull();
});

describe('an invitation', () => {
  test('is accepted before anybody is signed in, and before a password can be set: accepting clears the one before', async () => {
    const { backend, open, continueWith, state } = await setUp();
    const release = backend.holdNext('rpc.accept_invitation');
    const going = continueWith(await open('invite', '&invitation=of-the-letter'), 'password');
    await settle();
    expect(state()).toMatchObject({ user: null, recovery: false });
    release();
    await expect(going).resolves.toEqual({ choosePassword: true });
    expect(state().user?.email).toBe(ada.email);
    expect(backend.called('rpc.accept_invitation')[0]?.args).toEqual([{ token: 'of-the-letter' }]);
    expect(state().recovery).toBe(true);
  });

  test.each([
    ['is over', fakeErrors.database('PT404', 'x'), 'This invitation is no longer valid.'],
    ['is another’s', fakeErrors.database('42501', 'x'), 'This invitation is for another email address.'],
    ['cannot be asked about', new TypeError('Failed to fetch'), 'We could not reach the server.'],
  ])('that %s says so, and signs nobody in', async (_what, error, words) => {
    const { backend, open, continueWith, state } = await setUp();
    backend.failNext('rpc.accept_invitation', error);
    const link = await open('invite', '&invitation=i');
    await expect(continueWith(link, 'password')).rejects.toThrow(words);
    await settle();
    expect(state()).toMatchObject({ user: null, recovery: false });
    expect(window.localStorage).toHaveLength(0);
  });

  test('is accepted for whoever is signed in already, with the rights that it brings', async () => {
    const { backend, user, open, continueWith, state } = await setUp(ada);
    const link = await open('invite', '&invitation=i');
    const profile = { ...backend.profiles.get(user.id)!, role: 'coach' as const };
    backend.profiles.set(user.id, profile);
    await continueWith(link, 'account');
    await settle();
    expect(state()).toMatchObject({ user: { id: user.id }, profile: { role: 'coach' } });
  });
});

test('a link that the server refuses, and a server that does not answer, are told apart', async () => {
  const { backend, open } = await setUp();
  backend.failNext('auth.getUser', fakeErrors.api(403, 'session_not_found', 'Session gone'));
  await expect(open('signup')).rejects.toThrow('This link cannot be used.');
  backend.failNext('auth.getUser', fakeErrors.unreachable());
  await expect(open('signup')).rejects.toThrow('We could not reach the server.');
});
