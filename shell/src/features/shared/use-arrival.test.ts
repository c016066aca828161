import { readSignInState, returnPath } from './use-arrival.ts';

test.each([
  ['/dashboard/clients?client=7#notes', '/dashboard/clients?client=7#notes'],
  ['/', '/'],
  [undefined, '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['', '/dashboard'],
  ['/login?again', '/dashboard'],
  ['/register#x', '/dashboard'],
  ['/reset-password', '/dashboard'],
  ['/confirm', '/dashboard'],
])('from %s leads to %s', (from, path) => {
  expect(returnPath(from)).toBe(path);
});

test.each([[null], ['/dashboard'], [7], [{ from: { pathname: '/x' } }], [{ from: 7, ended: 'yes' }]])(
  'a history state of another shape, %o, says nothing',
  (state) => {
    expect(readSignInState(state)).toEqual({});
  },
);

test('what the guard left is read', () => {
  expect(readSignInState({ from: '/dashboard', ended: true })).toEqual({ from: '/dashboard', ended: true });
});
