import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: '401k',
  title: '401(k) Optimization',
  description: 'In preparation.',
  duration: '1.5h',
  level: 'Beginner',
  category: 'Retirement Planning',
  icon: '401k-optimization',
  keyTopics: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  learningObjectives: ['First', 'Second', 'Third', 'Fourth'],
  resources: { tools: [], library: [] },
  sections: [
    { id: 'part-1', title: 'Part 1', minutes: 18 },
    { id: 'part-2', title: 'Part 2', minutes: 18 },
    { id: 'part-3', title: 'Part 3', minutes: 18 },
    { id: 'part-4', title: 'Part 4', minutes: 18 },
    { id: 'part-5', title: 'Part 5', minutes: 18 },
  ],
} as const satisfies ModuleOutline;
