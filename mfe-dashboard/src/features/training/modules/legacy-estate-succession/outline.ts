import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'legacy-estate-succession',
  title: 'Legacy, Estate and Succession',
  description: 'In preparation.',
  duration: '3h',
  level: 'Advanced',
  category: 'Estate Planning',
  icon: 'legacy-planning',
  keyTopics: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  learningObjectives: ['First', 'Second', 'Third', 'Fourth'],
  resources: { tools: [], library: [] },
  sections: [
    { id: 'part-1', title: 'Part 1', minutes: 36 },
    { id: 'part-2', title: 'Part 2', minutes: 36 },
    { id: 'part-3', title: 'Part 3', minutes: 36 },
    { id: 'part-4', title: 'Part 4', minutes: 36 },
    { id: 'part-5', title: 'Part 5', minutes: 36 },
  ],
} as const satisfies ModuleOutline;
