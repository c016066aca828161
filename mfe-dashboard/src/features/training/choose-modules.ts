import type { ModuleOutline } from './module-types.ts';

export interface ModuleChoice {
  readonly q: string;
  readonly category: string;
  readonly level: string;
}

const says = ({ title, description, keyTopics }: ModuleOutline, q: string): boolean =>
  [title, description, ...keyTopics].some((text) => text.toLowerCase().includes(q));

/** Those whose title, description or one of whose key topics has the words, in the category and on the level asked for. */
export function chooseModules(
  all: readonly ModuleOutline[],
  { q, category, level }: ModuleChoice,
): readonly ModuleOutline[] {
  const sought = q.trim().toLowerCase();
  return all.filter(
    (one) =>
      says(one, sought) &&
      (category === '' || one.category === category) &&
      (level === '' || one.level === level),
  );
}

/** How many a choice would leave, with everything else as it is. */
export const countWith = (
  all: readonly ModuleOutline[],
  choice: ModuleChoice,
  change: Partial<ModuleChoice>,
): number => chooseModules(all, { ...choice, ...change }).length;
