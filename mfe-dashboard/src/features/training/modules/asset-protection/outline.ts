import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'asset-protection',
  title: moduleTitles['asset-protection'],
  description:
    'A risk register of twelve events: who could claim, what answers today, what a control costs, and one claim computed in three arrangements.',
  duration: '2h',
  level: 'Advanced',
  category: 'Risk Management',
  icon: 'asset-protection',
  keyTopics: [
    'Events before structures',
    'Liability cover and umbrellas',
    'Title, leases and separate entities',
    'Guarantees, retirement accounts and the house',
    'Transfers that can be undone',
    'The yearly review',
  ],
  learningObjectives: [
    'Build a register with seven parts to each entry',
    'Compute what one claim costs under three arrangements',
    'Say what an entity protects, and whom it does not',
    'Find the tax and the state cost of moving a building',
    'Review policies, titles and bank accounts against the map',
  ],
  resources: {
    tools: ['asset-protection-map'],
    library: ['entity-review-questions', 'client-review-agenda'],
  },
  sections: [
    { id: 'register', title: 'How the register works', minutes: 15 },
    { id: 'people', title: 'Entries 1 to 4: people and vehicles', minutes: 20 },
    { id: 'title', title: 'Entries 5 to 7: title', minutes: 20 },
    { id: 'claim', title: 'One claim, three arrangements', minutes: 20 },
    { id: 'home', title: 'Entries 8 to 12: the household', minutes: 15 },
    { id: 'not', title: 'What is not protection', minutes: 15 },
    { id: 'review', title: 'The review', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
