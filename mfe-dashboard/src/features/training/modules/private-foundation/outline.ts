import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'private-foundation',
  title: moduleTitles['private-foundation'],
  description:
    'A conversation with a client who has sold a company: what a foundation deducts, must pay out, may not do, and when a fund serves better.',
  duration: '2.5 hours',
  level: 'Advanced',
  category: 'Estate Planning',
  icon: 'private-foundations',
  keyTopics: [
    'Foundation or donor advised fund',
    '30% and 20% ceilings, and gifts at basis',
    'The 0.5% floor and the 35-cent dollar of 2026',
    'The 5% payout, computed',
    'Self-dealing in the family’s questions',
    'Form 990-PF and the foundation’s year',
  ],
  learningObjectives: [
    'Compute the deduction of a cash gift under the limits of 2026',
    'Compute the distributable amount and the tax on a shortfall',
    'Answer a family’s questions on self-dealing, and know when to call counsel',
    'Choose between a foundation, a donor advised fund and direct gifts',
    'Set up the yearly calendar of a foundation',
  ],
  resources: { tools: ['giving-strategies'], library: ['what-changed-for-2026'] },
  sections: [
    { id: 'checks', title: 'Why not just write checks?', minutes: 20 },
    { id: 'fund', title: 'Foundation or fund?', minutes: 25 },
    { id: 'deduction', title: 'What do I save this year?', minutes: 30 },
    { id: 'payout', title: 'How much must it give away?', minutes: 25 },
    { id: 'dealing', title: 'May it pay my daughter?', minutes: 20 },
    { id: 'year', title: 'What do I do each year?', minutes: 15 },
    { id: 'no', title: 'When would you tell me no?', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
