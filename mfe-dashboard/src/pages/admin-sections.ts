import type { Section } from '../components/section.ts';

/** The sections of the administration, in the order of their links. Their code comes from the features. */
export const adminSections: readonly Section[] = [];
