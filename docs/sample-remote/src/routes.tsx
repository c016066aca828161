import './styles.css';
import type { RouteObject } from 'shared-ui/router';

/** The pages of this remote. The shell nests a path below `dashboard/` into the member area. */
export default [
  {
    id: 'glossary:start',
    path: 'glossary',
    lazy: () => import(/* webpackChunkName: "glossary-start" */ './pages/start-page.tsx'),
  },
] satisfies RouteObject[];
