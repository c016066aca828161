import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: '401k',
  title: moduleTitles['401k'],
  description:
    'One plan through a calendar year: limits in January, tests in spring, design in June, the report in July, and the doors that December closes.',
  duration: '1.5h',
  level: 'Beginner',
  category: 'Retirement Planning',
  icon: '401k-optimization',
  keyTopics: [
    'Limits of 2025 and 2026',
    'Catch-up, and who must make it Roth',
    'Employer money and the 25% deduction ceiling',
    'Safe harbor and profit sharing by groups',
    'Deposit dates, Form 5500 and amendments',
  ],
  learningObjectives: [
    'State the limits of the year and apply the catch-up rules to a person',
    'Compute an owner’s room and the cost of the staff’s contribution',
    'Name what each month of the plan’s year asks for, and of whom',
    'Find the three commonest administrative mistakes in a client’s file',
  ],
  resources: { tools: ['cash-balance'], library: ['what-changed-for-2026', 'reasonable-pay'] },
  sections: [
    { id: 'january', title: 'January: the limits', minutes: 15 },
    { id: 'spring', title: 'February to April: closing the year before', minutes: 15 },
    { id: 'design', title: 'May and June: the design', minutes: 20 },
    { id: 'summer', title: 'July to September: the report and the pay', minutes: 15 },
    { id: 'fall', title: 'October and November: letters', minutes: 10 },
    { id: 'december', title: 'December: what closes', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
