import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'cost-segregation',
  title: moduleTitles['cost-segregation'],
  description:
    'A walk through one building: what is 5, 15 and 39-year property, what the first year gains, who may use the loss, and what a sale takes back.',
  duration: '2h',
  level: 'Advanced',
  category: 'Tax Strategy',
  icon: 'cost-segregation',
  keyTopics: [
    '5, 7, 15 and 39-year property',
    'Bonus depreciation and the acquisition date',
    'Engineering-based studies',
    'Form 3115 for a building bought earlier',
    'Passive, at-risk and excess loss limits',
    'Recapture and the allocation at a sale',
  ],
  learningObjectives: [
    'Sort the parts of a building into their classes and say what proves each',
    'Compute the first year with a study and without it',
    'Test whether the owner can use the loss before the study is ordered',
    'Read an engineer’s report and find what is missing',
    'Explain to a client why the deduction is timing, and what comes back at a sale',
  ],
  resources: { tools: ['cost-segregation'], library: ['reading-a-study', 'equipment-write-off'] },
  sections: [
    { id: 'before', title: 'Before the walk: four facts', minutes: 15 },
    { id: 'lot', title: 'The lot', minutes: 15 },
    { id: 'rooms', title: 'The rooms', minutes: 20 },
    { id: 'shell', title: 'The shell', minutes: 10 },
    { id: 'figures', title: 'The first-year figures', minutes: 20 },
    { id: 'owner', title: 'The owner’s return', minutes: 20 },
    { id: 'sale', title: 'The day it is sold', minutes: 10 },
    { id: 'report', title: 'The report and the file', minutes: 10 },
  ],
} as const satisfies ModuleOutline;
