import { loadChunk } from 'shared-ui/chunks';
import type { Section } from '../components/section.ts';

/** The sections of the administration, in the order of their links. Their code comes from the features. */
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
        () =>
          import(
            /* webpackChunkName: "dashboard-admin-clients" */ '../features/assignments/clients-section.tsx'
          ),
      ),
  },
  {
    id: 'leads',
    label: 'Leads',
    title: 'Lead Management',
    fills: true,
    isBrief: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-leads" */ '../features/leads/leads-section.tsx'),
      ),
  },
  {
    id: 'applications',
    label: 'Applications',
    title: 'Applications',
    fills: true,
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-applications" */ '../features/applications/applications-section.tsx'
          ),
      ),
  },
  {
    id: 'calls',
    label: 'Calls',
    title: 'Calls',
    fills: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-calls" */ '../features/calls/calls-section.tsx'),
      ),
  },
  {
    id: 'subscribers',
    label: 'Subscribers',
    title: 'Subscribers',
    fills: true,
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-subscribers" */ '../features/subscribers/subscribers-section.tsx'
          ),
      ),
  },
  {
    id: 'onboarding',
    label: 'Onboarding',
    title: 'Onboarding answers',
    fills: true,
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-onboarding-answers" */ '../features/onboarding-answers/onboarding-section.tsx'
          ),
      ),
  },
  {
    id: 'audit',
    label: 'Audit log',
    title: 'Audit log',
    fills: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-admin-audit" */ '../features/audit/audit-section.tsx'),
      ),
  },
  {
    id: 'analytics',
    label: 'Analytics',
    title: 'Analytics',
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-admin-analytics" */ '../features/analytics/analytics-section.tsx'
          ),
      ),
  },
  {
    id: 'health',
    label: 'Errors and speed',
    title: 'Errors and speed',
    load: () =>
      loadChunk(
        () =>
          import(
            /* webpackChunkName: "dashboard-admin-health" */ '../features/site-health/health-section.tsx'
          ),
      ),
  },
];
