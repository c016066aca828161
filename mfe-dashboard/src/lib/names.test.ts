import { displayName } from './names.ts';

test.each([
  [{ name: 'Dana Whitcombe' }, 'dana@example.com', 'Dana Whitcombe'],
  [{ name: '  ' }, 'dana@example.com', 'dana'],
  [null, 'dana@example.com', 'dana'],
  [null, undefined, 'User'],
  [{ name: null }, '', 'User'],
])('%j with %s is called %s', (profile, email, name) => {
  expect(displayName(profile, email)).toBe(name);
});
