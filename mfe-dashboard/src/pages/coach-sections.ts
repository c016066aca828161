import { loadChunk } from 'shared-ui/chunks';
import type { Section } from '../components/section.ts';

/** The sections of the coach's page, in the order of their links. Their code comes from the features. */
export const coachSections: readonly Section[] = [
  {
    id: 'leads',
    label: 'Leads',
    title: 'Lead Management',
    fills: true,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-leads" */ '../features/leads/leads-section.tsx'),
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
