import './styles.css';
import type { RouteObject } from 'shared-ui/router';
import { ownPages } from './own-pages.ts';

/** The frame and its pages. Other remotes' pages for members are nested into `dashboard` by the shell. */
export default [
  {
    id: 'dashboard',
    path: 'dashboard',
    lazy: () => import(/* webpackChunkName: "dashboard" */ './layout/dashboard-layout.tsx'),
    children: [
      {
        id: 'dashboard:overview',
        index: true,
        handle: ownPages.overview,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-overview" */ './features/overview/overview-page.tsx'),
      },
      {
        id: 'dashboard:clients',
        path: 'clients',
        handle: ownPages.clients,
        lazy: () => import(/* webpackChunkName: "dashboard-clients" */ './features/clients/clients-page.tsx'),
      },
      {
        id: 'dashboard:add-client',
        path: 'add-client',
        handle: ownPages.addClient,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-add-client" */ './features/clients/add-client-page.tsx'),
      },
      {
        id: 'dashboard:clients-import',
        path: 'clients/import',
        handle: ownPages.clientImport,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-clients-import" */ './features/exchange/import-page.tsx'),
      },
      {
        id: 'dashboard:projection',
        path: 'projection',
        handle: ownPages.projection,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-projection" */ './features/projections/projection-page.tsx'),
      },
      {
        id: 'dashboard:letter',
        path: 'letter',
        handle: ownPages.letter,
        lazy: () => import(/* webpackChunkName: "dashboard-letter" */ './features/letters/letter-page.tsx'),
      },
      {
        id: 'dashboard:review',
        path: 'review',
        handle: ownPages.review,
        lazy: () => import(/* webpackChunkName: "dashboard-review" */ './features/reviews/review-page.tsx'),
      },
      {
        id: 'dashboard:resources',
        path: 'resources',
        handle: ownPages.resources,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-resources" */ './features/resources/resources-page.tsx'),
      },
      {
        id: 'dashboard:coach',
        path: 'coach',
        handle: ownPages.coach,
        lazy: () => import(/* webpackChunkName: "dashboard-coach" */ './pages/coach-page.tsx'),
      },
      {
        id: 'dashboard:coach-certification',
        path: 'coach/certification',
        handle: ownPages.coachCertification,
        lazy: () =>
          import(
            /* webpackChunkName: "dashboard-coach-certification" */ './features/coach/certification-page.tsx'
          ),
      },
      {
        id: 'dashboard:stories',
        path: 'stories',
        handle: ownPages.stories,
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
        handle: ownPages.training,
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
        handle: ownPages.certificate,
        lazy: () =>
          import(
            /* webpackChunkName: "dashboard-certificate" */ './features/certificate/certificate-page.tsx'
          ),
      },
      {
        id: 'dashboard:cohorts',
        path: 'cohorts',
        handle: ownPages.cohorts,
        lazy: () => import(/* webpackChunkName: "dashboard-cohorts" */ './features/cohorts/cohorts-page.tsx'),
      },
      {
        id: 'dashboard:applications',
        path: 'applications',
        handle: ownPages.applications,
        lazy: () =>
          import(
            /* webpackChunkName: "dashboard-applications" */ './features/applications/applications-page.tsx'
          ),
      },
      {
        id: 'dashboard:admin',
        path: 'admin',
        handle: ownPages.admin,
        lazy: () => import(/* webpackChunkName: "dashboard-admin" */ './pages/admin-page.tsx'),
      },
      {
        id: 'dashboard:settings',
        path: 'settings',
        handle: ownPages.settings,
        lazy: () =>
          import(/* webpackChunkName: "dashboard-settings" */ './features/settings/settings-page.tsx'),
      },
      {
        id: 'dashboard:profile',
        path: 'profile',
        handle: ownPages.profile,
        lazy: () => import(/* webpackChunkName: "dashboard-profile" */ './pages/profile-page.tsx'),
      },
      {
        id: 'dashboard:not-found',
        path: '*',
        lazy: () => import(/* webpackChunkName: "dashboard-not-found" */ './pages/not-found-page.tsx'),
      },
    ],
  },
] satisfies RouteObject[];
