import { SESSION_STORAGE_KEY } from './constants.ts';
import { linkError } from './mail-link.ts';
import { addressCarriesTokens, hasStoredSession, storedUser } from './stored-session.ts';

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  [null, false, null],
  ['{"access_token":"a","user":{"id":"u1"}}', true, 'u1'],
  ['{"access_token":"a"}', true, null],
  ['{"user":null}', true, null],
  ['not json', true, null],
])('storage %s: session kept %s, user %s', (text, kept, id) => {
  if (text !== null) window.localStorage.setItem(SESSION_STORAGE_KEY, text);
  expect(hasStoredSession()).toBe(kept);
  expect(storedUser()).toBe(id);
});

test('blocked storage is unknown, not empty', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedUser()).toBeUndefined();
  expect(hasStoredSession()).toBe(false);
  blocked.mockRestore();
});

test('tokens and errors of mail links are read from the address', () => {
  expect(addressCarriesTokens()).toBe(false);
  window.history.replaceState(null, '', '/reset-password#access_token=abc&type=recovery');
  expect(addressCarriesTokens()).toBe(true);
  expect(linkError('#error=access_denied&error_code=otp_expired')).toBe('otp_expired');
  expect(linkError('#error=access_denied')).toBe('access_denied');
  expect(linkError('#packages')).toBeNull();
  expect(linkError('')).toBeNull();
});
