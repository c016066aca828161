import { loadChunk } from 'shared-ui/chunks';
import type { Section } from './sections.tsx';

/* Each feature provides its section's code. */

/* Sections of coaches and administrators. */

const leads: Section = {
  id: 'leads',
  label: 'Leads',
  title: 'Lead Management',
  fills: true,
  isBrief: true,
  load: () =>
    loadChunk(() => import(/* webpackChunkName: "dashboard-leads" */ '../features/leads/section.tsx')),
};

const calls: Section = {
  id: 'calls',
  label: 'Calls',
  fills: true,
  load: () =>
    loadChunk(() => import(/* webpackChunkName: "dashboard-calls" */ '../features/calls/section.tsx')),
};

const onboarding: Section = {
  id: 'onboarding',
  label: 'Onboarding',
  title: 'Onboarding answers',
  fills: true,
  load: () =>
    loadChunk(
      () =>
        import(
          /* webpackChunkName: "dashboard-onboarding-answers" */ '../features/onboarding-answers/section.tsx'
        ),
    ),
};

/** In the order of their links. */
export const coachSections: readonly Section[] = [
  leads,
  calls,
  onboarding,
  {
    id: 'training',
    label: 'Training',
    title: 'Training progress',
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-training-progress" */ '../features/training/training-section.tsx'
          ),
      ),
  },
];

/** In the order of their links. Each feature provides its section's code. */
export const adminSections: readonly Section[] = [
  {
    id: 'users',
    label: 'Users',
    title: 'User Management',
    fills: true,
    isBrief: true,
    load: () =>
      loadChunk(
        () =>
          import(/* webpackChunkName: "dashboard-admin-users" */ '../features/accounts/users-section.tsx'),
      ),
  },
  {
    id: 'coaches',
    label: 'Coaches',
    title: 'Coach Management',
    fills: true,
    isBrief: true,
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-admin-coaches" */ '../features/accounts/coaches-section.tsx'
          ),
      ),
  },
  {
    id: 'clients',
    label: 'Clients',
    title: 'Client Management',
    fills: true,
    isBrief: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-admin-clients" */ '../features/assignments/section.tsx'),
      ),
  },
  leads,
  {
    id: 'applications',
    label: 'Applications',
    fills: true,
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-applications" */ '../features/applications/applications-section.tsx'
          ),
      ),
  },
  calls,
  {
    id: 'subscribers',
    label: 'Subscribers',
    fills: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-subscribers" */ '../features/subscribers/section.tsx'),
      ),
  },
  onboarding,
  {
    id: 'audit',
    label: 'Audit log',
    fills: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-admin-audit" */ '../features/audit/section.tsx'),
      ),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-admin-analytics" */ '../features/analytics/section.tsx'),
      ),
  },
  {
    id: 'health',
    label: 'Errors and speed',
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-admin-health" */ '../features/site-health/section.tsx'),
      ),
  },
];
