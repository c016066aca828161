import type { Section } from '../components/section.ts';

/** The sections of the administration, in the order of their links. Their code comes from the features. */
export const adminSections: readonly Section[] = [
  {
    id: 'applications',
    label: 'Applications',
    title: 'Applications',
    fills: true,
    load: () =>
      import(
        /* webpackChunkName: "dashboard-applications" */ '../features/applications/applications-section.tsx'
      ),
  },
  {
    id: 'calls',
    label: 'Calls',
    title: 'Calls',
    fills: true,
    load: () => import(/* webpackChunkName: "dashboard-calls" */ '../features/calls/calls-section.tsx'),
  },
  {
    id: 'subscribers',
    label: 'Subscribers',
    title: 'Subscribers',
    fills: true,
    load: () =>
      import(
        /* webpackChunkName: "dashboard-subscribers" */ '../features/subscribers/subscribers-section.tsx'
      ),
  },
  {
    id: 'onboarding',
    label: 'Onboarding',
    title: 'Onboarding answers',
    fills: true,
    load: () =>
      import(
        /* webpackChunkName: "dashboard-onboarding-answers" */ '../features/onboarding-answers/onboarding-section.tsx'
      ),
  },
];
