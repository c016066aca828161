import { hasRole, isKnownRole, roleLabel, roleOf } from './roles.ts';

test.each([
  ['user', 'user', 'Client'],
  ['client', 'user', 'Client'],
  ['coach', 'coach', 'Coach'],
  ['admin', 'admin', 'Administrator'],
  ['owner', 'user', 'Client'],
  ['toString', 'user', 'Client'],
])('role %s is read as %s, named %s', (given, role, label) => {
  expect(roleOf({ role: given })).toBe(role);
  expect(roleLabel(roleOf({ role: given }))).toBe(label);
});

test('unknown roles are told apart from the known ones', () => {
  expect(['user', 'client', 'coach', 'admin'].every(isKnownRole)).toBe(true);
  expect(isKnownRole('owner')).toBe(false);
  expect(isKnownRole('toString')).toBe(false);
});

test('a profile has one of several roles; nobody has none', () => {
  expect(hasRole({ role: 'coach' }, 'coach', 'admin')).toBe(true);
  expect(hasRole({ role: 'client' }, 'coach', 'admin')).toBe(false);
  expect(hasRole(null, 'user')).toBe(false);
  expect(roleOf(null)).toBe('user');
});
