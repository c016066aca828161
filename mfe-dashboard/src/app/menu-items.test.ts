import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';
import { dashboardPages } from '../page-list.ts';
import { menuOf } from './menu-items.ts';

/** Matches the entry that the certification remote declares. */
const tools: PageEntry = {
  path: '/dashboard/cpps-tools',
  title: 'CPPS tools',
  menu: [{ label: 'CPPS Tools', icon: 'calculator', roles: ['coach', 'admin'], order: 60 }],
};
const menuWith = (role: Role, ...others: PageEntry[]) =>
  menuOf(role, [...others, ...Object.values(dashboardPages)]).map(({ label, to }) => [label, to]);
const menu = (role: Role) => menuWith(role, tools);

const coach = [
  ['Client Management', '/dashboard/clients'],
  ['Coach Tools', '/dashboard/coach'],
  ['Coach Resources', '/dashboard/resources'],
  ['Wealth Blueprint', '/dashboard/training'],
  ['Certificate', '/dashboard/certificate'],
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

test('administrators have everything that coaches have, the applications, and the admin panel', () => {
  expect(menu('admin')).toEqual([
    ['Dashboard', '/dashboard'],
    ...coach,
    ['Applications', '/dashboard/applications'],
    ['Admin Panel', '/dashboard/admin'],
    ['Cohorts', '/dashboard/cohorts'],
    ['Settings', '/dashboard/settings'],
  ]);
});

test('who has a seat in a cohort finds the training, whatever their role', () => {
  const menu = menuOf('user', Object.values(dashboardPages), true).map(({ label }) => label);
  expect(menu).toContain('Wealth Blueprint');
  expect(menu).toHaveLength(5);
});

test('a page that declares no place is in no menu', () => {
  expect(menuWith('user', { path: '/dashboard/quiet', title: 'Quiet' })).toEqual(menuWith('user'));
});
