import './styles.css';
import type { RouteObject } from 'shared-ui/router';
import { glossary, search } from './own-pages.ts';

/** What this remote offers. The shell nests the search into the layout of the member area. */
export default [
  {
    id: 'glossary:terms',
    path: glossary.path.slice(1),
    lazy: () => import(/* webpackChunkName: "glossary-terms" */ './pages/terms-page.tsx'),
  },
  {
    id: 'glossary:search',
    path: search.path.slice(1),
    handle: search,
    lazy: () => import(/* webpackChunkName: "glossary-search" */ './pages/search-page.tsx'),
  },
] satisfies RouteObject[];
