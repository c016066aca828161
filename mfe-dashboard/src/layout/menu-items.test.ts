import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';
import { ownPages } from '../own-pages.ts';
import { menuOf, withLaterPages } from './menu-items.ts';

/** As the certification remote declares its page. */
const tools: PageEntry = {
  path: '/dashboard/cpps-tools',
  title: 'CPPS tools',
  menu: [{ label: 'CPPS Tools', icon: 'calculator', roles: ['coach', 'admin'], order: 60 }],
};
const menuWith = (role: Role, ...others: PageEntry[]) =>
  menuOf(role, withLaterPages([...others, ...Object.values(ownPages)])).map(({ label, to }) => [label, to]);
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

test('a page takes the place of one that was to come, by its address', () => {
  const place = { icon: 'book', roles: ['user', 'coach'], order: 15 } as const;
  const course: PageEntry = { path: '/dashboard/coach', title: 'Course', menu: [place] };
  expect(menuWith('user', course)).toEqual([
    ['Dashboard', '/dashboard'],
    ['Course', '/dashboard/coach'],
    ['Client Management', '/dashboard/clients'],
    ['Resources', '/dashboard/resources'],
    ['Settings', '/dashboard/settings'],
  ]);
  expect(menuWith('coach', course).map(([label]) => label)).not.toContain('Coach Tools');
  expect(menuWith('admin', course).map(([, to]) => to)).not.toContain('/dashboard/coach');
});

test('who has a seat in a cohort finds the training, whatever their role', () => {
  const menu = menuOf('user', Object.values(ownPages), true).map(({ label }) => label);
  expect(menu).toContain('Wealth Blueprint');
  expect(menu).toHaveLength(5);
});

test('a page that declares no place is in no menu', () => {
  expect(menuWith('user', { path: '/dashboard/quiet', title: 'Quiet' })).toEqual(menuWith('user'));
});
