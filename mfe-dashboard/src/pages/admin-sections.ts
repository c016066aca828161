import { loadChunk } from 'shared-ui/late';
import type { Section } from '../components/section.ts';

/** The sections of the administration, in the order of their links. Their code comes from the features. */
export const adminSections: readonly Section[] = [
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
];
