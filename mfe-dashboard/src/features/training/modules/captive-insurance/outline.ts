import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'captive-insurance',
  title: moduleTitles['captive-insurance'],
  description:
    'A decision tree in words: is there a risk, is it insurance, does the election fit, must it be reported, could you defend it.',
  duration: '2.5h',
  level: 'Advanced',
  category: 'Risk Management',
  icon: 'captive-insurance',
  keyTopics: [
    'Risk shifting and risk distribution',
    'The election of IRC 831(b) and its premium limit',
    'Transactions of interest and listed transactions',
    'Loss ratio and financing factor, computed',
    'Litigation of 2026',
    'When to say no',
  ],
  learningObjectives: [
    'Decide in five questions whether a captive is worth a study',
    'Apply the premium limit to net and direct premiums',
    'Compute the loss ratio and say which designation follows',
    'Name who files Forms 8886 and 8918',
    'Decline a captive, and offer what the risk needs instead',
  ],
  resources: { tools: ['captive-feasibility'], library: ['plan-review-record'] },
  sections: [
    { id: 'risk', title: 'Question 1: is there a risk?', minutes: 20 },
    { id: 'insurance', title: 'Question 2: is it insurance?', minutes: 25 },
    { id: 'election', title: 'Question 3: does the election fit?', minutes: 25 },
    { id: 'reporting', title: 'Question 4: must it be reported?', minutes: 30 },
    { id: 'defense', title: 'Question 5: could you defend it?', minutes: 20 },
    { id: 'yes', title: 'If every answer was yes', minutes: 15 },
    { id: 'no', title: 'If one answer was no', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
