import type { TrainingModule } from '../../types.ts';
import { example } from './example.ts';
import { quiz } from './quiz.ts';

export const module = {
  id: 'cost-segregation',
  title: 'Cost Segregation',
  description:
    'A walk through one building: what is 5, 15 and 39-year property, what the first year gains, who may use the loss, and what a sale takes back.',
  duration: '2h',
  level: 'Advanced',
  category: 'Tax Strategy',
  icon: 'wrench',
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
  resources: { tools: ['cost-segregation'], resources: ['reading-a-study', 'equipment-write-off'] },
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
  example,
  quiz,
  sources: [
    { cite: 'IRC 168(c), (e), (k) and (n); P.L. 119-21, section 70301', year: 2026 },
    { cite: 'Notice 2026-11 and Reg. 1.168(k)-2', year: 2026 },
    { cite: 'Rev. Proc. 87-56 and Publication 946, table A-7a', year: 2026 },
    { cite: 'IRC 179(b); Rev. Proc. 2025-32', year: 2026 },
    { cite: 'IRC 465, 469, 461(l) and 481(a)', year: 2026 },
    { cite: 'IRC 1245, 1250 and 1(h)(1)(E)', year: 2026 },
    { cite: '31 CFR 10.22 and 10.27 (Circular 230)', year: 2026 },
  ],
} as const satisfies TrainingModule;
