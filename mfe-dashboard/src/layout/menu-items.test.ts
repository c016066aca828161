import type { Role } from 'shared-auth/roles';
import { menuOf } from './menu-items.ts';

const menu = (role: Role) => menuOf(role).map(({ label, to }) => [label, to]);

const coach = [
  ['Client Management', '/dashboard/clients'],
  ['Coach Tools', '/dashboard/coach'],
  ['Coach Resources', '/dashboard/resources'],
  ['Wealth Blueprint', '/dashboard/training'],
  ['CPPS Tools', '/dashboard/cpps-tools'],
];

test('clients', () => {
  expect(menu('user')).toEqual([
    ['Dashboard', '/dashboard'],
    ['Client Management', '/dashboard/clients'],
    ['Resources', '/dashboard/resources'],
    ['Settings', '/dashboard/settings'],
  ]);
});

test('coaches', () => {
  expect(menu('coach')).toEqual([['Dashboard', '/dashboard'], ...coach, ['Settings', '/dashboard/settings']]);
});

test('administrators have everything that coaches have, and the admin panel', () => {
  expect(menu('admin')).toEqual([
    ['Dashboard', '/dashboard'],
    ...coach,
    ['Admin Panel', '/dashboard/admin'],
    ['Settings', '/dashboard/settings'],
  ]);
});
