import { catalog } from './catalog.ts';

/** How many sections each module has: what the database computes with. */
export const sectionCounts: Readonly<Record<string, number>> = Object.fromEntries(
  catalog.map(({ id, sections }) => [id, sections.length]),
);
