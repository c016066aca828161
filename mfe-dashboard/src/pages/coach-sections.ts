import type { Section } from '../components/section.ts';

/** The sections of the coach's page, in the order of their links: leads, calls, training. Their code comes from the features. */
export const coachSections: readonly Section[] = [];
