import { catalog } from './content/outlines.ts';
import type { ModuleOutline } from './training-module.ts';

export const moduleOf = (id: string | undefined): ModuleOutline | undefined =>
  catalog.find((one) => one.id === id);

const mentions = ({ title, description, keyTopics }: ModuleOutline, q: string): boolean =>
  [title, description, ...keyTopics].some((text) => text.toLowerCase().includes(q));

/** Returns the modules whose title, description, or key topics contain `q`. An empty text doesn't filter. */
export const chooseModules = ({ q = '', category = '', level = '' }): readonly ModuleOutline[] =>
  catalog.filter(
    (one) =>
      mentions(one, q.trim().toLowerCase()) &&
      (category === '' || one.category === category) &&
      (level === '' || one.level === level),
  );

/** Sections per module. The database computes progress with the same numbers. */
export const sectionCounts: Readonly<Record<string, number>> = Object.fromEntries(
  catalog.map(({ id, sections }) => [id, sections.length]),
);
