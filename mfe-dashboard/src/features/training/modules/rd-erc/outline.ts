import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'rd-erc',
  title: 'R&D Credits and the End of the ERC',
  description: 'In preparation.',
  duration: '2h',
  level: 'Intermediate',
  category: 'Tax Credits',
  icon: 'rd-credits',
  keyTopics: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  learningObjectives: ['First', 'Second', 'Third', 'Fourth'],
  resources: { tools: [], library: [] },
  sections: [
    { id: 'part-1', title: 'Part 1', minutes: 24 },
    { id: 'part-2', title: 'Part 2', minutes: 24 },
    { id: 'part-3', title: 'Part 3', minutes: 24 },
    { id: 'part-4', title: 'Part 4', minutes: 24 },
    { id: 'part-5', title: 'Part 5', minutes: 24 },
  ],
} as const satisfies ModuleOutline;
