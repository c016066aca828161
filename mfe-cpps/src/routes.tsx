import './styles.css';
import type { RouteObject } from 'shared-ui/router';
import { tools } from './own-pages.ts';

/** What this remote offers. The shell nests the tools page into the dashboard's layout. */
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
