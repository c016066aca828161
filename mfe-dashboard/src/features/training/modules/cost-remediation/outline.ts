import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'cost-remediation',
  title: moduleTitles['cost-remediation'],
  description:
    'A checklist with reasons: card fees, freight, waste, rent and taxes read line by line, the claim written, and a fee that you may take.',
  duration: '1.5h',
  level: 'Intermediate',
  category: 'Business Strategy',
  icon: 'cost-remediation',
  keyTopics: [
    'Which sentence allows the charge',
    'Card processing in three parts',
    'Freight, waste, rent and insurance bills',
    'Sales and property tax refunds',
    'The claim, and contingent fee rules',
  ],
  learningObjectives: [
    'Audit a card statement against its contract',
    'Separate what can be claimed from what can only be changed',
    'Write a claim that a vendor’s clerk can grant',
    'Set a fee within the rules for CPAs',
  ],
  resources: { tools: ['roi-forecast', 'retainer-proposal'], library: ['client-review-agenda'] },
  sections: [
    { id: 'ground', title: 'Before the first bill', minutes: 15 },
    { id: 'cards', title: 'Card processing', minutes: 20 },
    { id: 'bills', title: 'Freight, waste and the other bills', minutes: 20 },
    { id: 'taxes', title: 'Taxes as bills', minutes: 15 },
    { id: 'claim', title: 'The claim and the fee', minutes: 20 },
  ],
} as const satisfies ModuleOutline;
