import { sessionKey } from 'shared-contract/stored-keys';
import { hasStoredSession, storedUser } from './stored-session.ts';

afterEach(() => {
  window.localStorage.clear();
});

test.each([
  [null, false, null],
  ['{"access_token":"a","user":{"id":"u1"}}', true, 'u1'],
  ['{"access_token":"a"}', true, null],
  ['{"user":null}', true, null],
  ['not json', true, null],
])('storage %s: session kept %s, user %s', (text, kept, id) => {
  if (text !== null) window.localStorage.setItem(sessionKey, text);
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
