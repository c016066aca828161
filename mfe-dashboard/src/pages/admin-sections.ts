import { loadChunk } from 'shared-ui/late';
import type { Section } from '../components/section.ts';

/** The sections of the administration, in the order of their links. Their code comes from the features. */
export const adminSections: readonly Section[] = [
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
];
