import { declaredPages } from 'shared-contract/page-handle';
import { routeBranches } from 'shared-contract/route-patterns';
import routes from './routes.tsx';

test('the pages have the ids and addresses that the shell composes by', async () => {
  expect(routes.map(({ id, path }) => [id, path])).toEqual([
    ['cpps:overview', 'cpps'],
    ['cpps:curriculum', 'cpps/curriculum'],
    ['cpps:apply', 'cpps/apply'],
    ['cpps:application', 'cpps/application'],
    ['cpps:verify', 'verify'],
    ['cpps:verify-code', 'verify/:code'],
    ['cpps:tools', 'dashboard/cpps-tools'],
    ['cpps:calculator', 'dashboard/cpps-tools/:tool'],
  ]);
  for (const { lazy } of routes) expect(await lazy()).toHaveProperty('Component');
});

test('coaches and administrators find the tools in their menu, under the name that the firm uses', () => {
  expect(declaredPages(routeBranches(routes))).toEqual([
    {
      path: '/dashboard/cpps-tools',
      title: 'CPPS tools',
      menu: [{ label: 'CPPS Tools', icon: 'calculator', roles: ['coach', 'admin'], order: 60 }],
    },
  ]);
});
