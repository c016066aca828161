import './styles.css';
import type { AddressesHandle } from 'shared-contract/page-handle';
import type { RouteObject } from 'shared-ui/router';
import { tools } from './page-list.ts';

/** The remote's routes. The shell nests the tools page into the dashboard's layout. */
export default [
  {
    id: 'cpps:overview',
    path: 'cpps',
    lazy: () => import(/* webpackChunkName: "cpps-overview" */ './pages/overview-page.tsx'),
  },
  {
    id: 'cpps:curriculum',
    path: 'cpps/curriculum',
    lazy: () => import(/* webpackChunkName: "cpps-curriculum" */ './pages/curriculum-page.tsx'),
  },
  {
    id: 'cpps:apply',
    path: 'cpps/apply',
    lazy: () => import(/* webpackChunkName: "cpps-apply" */ './pages/apply-page.tsx'),
  },
  {
    id: 'cpps:application',
    path: 'cpps/application',
    lazy: () => import(/* webpackChunkName: "cpps-application" */ './pages/application-page.tsx'),
  },
  {
    id: 'cpps:verify',
    path: 'verify',
    lazy: () => import(/* webpackChunkName: "cpps-verify" */ './pages/verify-page.tsx'),
  },
  {
    id: 'cpps:verify-code',
    path: 'verify/:code',
    handle: { addresses: [], others: 'asked' } satisfies AddressesHandle,
    lazy: () => import(/* webpackChunkName: "cpps-verify-code" */ './pages/verify-code-page.tsx'),
  },
  {
    id: 'cpps:tools',
    path: tools.path.slice(1),
    handle: tools,
    lazy: () => import(/* webpackChunkName: "cpps-tools" */ './pages/tools-page.tsx'),
  },
  {
    id: 'cpps:calculator',
    path: `${tools.path.slice(1)}/:tool`,
    lazy: () => import(/* webpackChunkName: "cpps-calculator" */ './pages/calculator-page.tsx'),
  },
] satisfies RouteObject[];
