import './styles.css';
import type { RouteObject } from 'shared-ui/router';
import { dashboardPages } from './page-list.ts';

/** The layout and its pages. The shell nests other remotes' dashboard pages into `dashboard`. */
export default [
  {
    id: 'dashboard',
    path: 'dashboard',
    lazy: () => import(/* webpackChunkName: "dashboard" */ './app/dashboard-layout.tsx'),
    children: [
      {
        id: 'dashboard:overview',
        index: true,
        handle: dashboardPages.overview,
        lazy: () => import(/* webpackChunkName: "dashboard-overview" */ './features/overview/page.tsx'),
      },
      {
        id: 'dashboard:clients',
        path: 'clients',
        handle: dashboardPages.clients,
        lazy: () => import(/* webpackChunkName: "dashboard-clients" */ './features/clients/page.tsx'),
      },
      {
        id: 'dashboard:add-client',
        path: 'add-client',
        handle: dashboardPages.addClient,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-add-client" */ './features/clients/add-client-page.tsx'),
      },
      {
        id: 'dashboard:clients-import',
        path: 'clients/import',
        handle: dashboardPages.clientImport,
        lazy: () => import(/* webpackChunkName: "dashboard-clients-import" */ './features/exchange/page.tsx'),
      },
      {
        id: 'dashboard:projection',
        path: 'projection',
        handle: dashboardPages.projection,
        lazy: () => import(/* webpackChunkName: "dashboard-projection" */ './features/projections/page.tsx'),
      },
      {
        id: 'dashboard:letter',
        path: 'letter',
        handle: dashboardPages.letter,
        lazy: () => import(/* webpackChunkName: "dashboard-letter" */ './features/client-email/page.tsx'),
      },
      {
        id: 'dashboard:review',
        path: 'review',
        handle: dashboardPages.review,
        lazy: () => import(/* webpackChunkName: "dashboard-review" */ './features/reviews/page.tsx'),
      },
      {
        id: 'dashboard:resources',
        path: 'resources',
        handle: dashboardPages.resources,
        lazy: () => import(/* webpackChunkName: "dashboard-resources" */ './features/resources/page.tsx'),
      },
      {
        id: 'dashboard:coach',
        path: 'coach',
        handle: dashboardPages.coach,
        lazy: () => import(/* webpackChunkName: "dashboard-coach" */ './app/coach-page.tsx'),
      },
      {
        id: 'dashboard:coach-certification',
        path: 'coach/certification',
        handle: dashboardPages.coachCertification,
        lazy: () =>
          import(
            /* webpackChunkName: "dashboard-coach-certification" */ './features/coach/certification-page.tsx'
          ),
      },
      {
        id: 'dashboard:stories',
        path: 'stories',
        handle: dashboardPages.stories,
        lazy: () => import(/* webpackChunkName: "dashboard-stories" */ './features/stories/stories-page.tsx'),
      },
      {
        id: 'dashboard:story',
        path: 'stories/:id',
        lazy: () => import(/* webpackChunkName: "dashboard-story" */ './features/stories/story-page.tsx'),
      },
      {
        id: 'dashboard:training',
        path: 'training',
        handle: dashboardPages.training,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-training" */ './features/training/training-page.tsx'),
      },
      {
        id: 'dashboard:training-module',
        path: 'training/:id',
        lazy: () =>
          import(/* webpackChunkName: "dashboard-training-module" */ './features/training/module-page.tsx'),
      },
      {
        id: 'dashboard:training-lesson',
        path: 'training/:id/:section',
        lazy: () =>
          import(/* webpackChunkName: "dashboard-training-lesson" */ './features/training/lesson-page.tsx'),
      },
      {
        id: 'dashboard:certificate',
        path: 'certificate',
        handle: dashboardPages.certificate,
        lazy: () => import(/* webpackChunkName: "dashboard-certificate" */ './features/certificate/page.tsx'),
      },
      {
        id: 'dashboard:cohorts',
        path: 'cohorts',
        handle: dashboardPages.cohorts,
        lazy: () => import(/* webpackChunkName: "dashboard-cohorts" */ './features/cohorts/page.tsx'),
      },
      {
        id: 'dashboard:applications',
        path: 'applications',
        handle: dashboardPages.applications,
        lazy: () =>
          import(
            /* webpackChunkName: "dashboard-applications" */ './features/applications/applications-page.tsx'
          ),
      },
      {
        id: 'dashboard:admin',
        path: 'admin',
        handle: dashboardPages.admin,
        lazy: () => import(/* webpackChunkName: "dashboard-admin" */ './app/admin-page.tsx'),
      },
      {
        id: 'dashboard:settings',
        path: 'settings',
        handle: dashboardPages.settings,
        lazy: () => import(/* webpackChunkName: "dashboard-settings" */ './features/settings/page.tsx'),
      },
      {
        id: 'dashboard:profile',
        path: 'profile',
        handle: dashboardPages.profile,
        lazy: () => import(/* webpackChunkName: "dashboard-profile" */ './app/profile-page.tsx'),
      },
      {
        id: 'dashboard:not-found',
        path: '*',
        lazy: () => import(/* webpackChunkName: "dashboard-not-found" */ './app/not-found-page.tsx'),
      },
    ],
  },
] satisfies RouteObject[];
