import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'rd-erc',
  title: moduleTitles['rd-erc'],
  description:
    'The review of a research credit study with nine mistakes marked, from the 20% on its first page to a retention credit that can no longer be claimed.',
  duration: '2h',
  level: 'Intermediate',
  category: 'Tax Credits',
  icon: 'rd-credits',
  keyTopics: [
    'The four tests of IRC 41(d)',
    'Alternative simplified credit, computed',
    'Exclusions: abroad, one customer, after production',
    'Deduction under IRC 174A and the election of IRC 280C(c)',
    'Payroll offset and Section G of Form 6765',
    'Employee retention credit: no new claims',
  ],
  learningObjectives: [
    'Find what does not qualify in a list of projects',
    'Compute the credit, and compare it with the reduced one',
    'Say which records show a process of experimentation',
    'Apply the tests of the payroll offset and of Section G',
    'Tell a client why no employee retention claim is possible',
  ],
  resources: { tools: ['rd-project-record'], library: ['research-interview', 'payroll-offset'] },
  sections: [
    { id: 'order', title: 'How to read a study', minutes: 10 },
    { id: 'figure', title: 'The figure on page 1', minutes: 20 },
    { id: 'projects', title: 'Three projects that are not research', minutes: 25 },
    { id: 'tests', title: 'Four tests and their records', minutes: 20 },
    { id: 'deduction', title: 'Credit and deduction', minutes: 15 },
    { id: 'payroll', title: 'Payroll offset, old years and the form', minutes: 15 },
    { id: 'erc', title: 'The paragraph about the ERC', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
