import { moduleTitles } from '../../../../lib/training-modules.ts';
import type { ModuleOutline } from '../../module-types.ts';

export const outline = {
  id: 'pension',
  title: moduleTitles.pension,
  description:
    'Three designs for one owner, side by side: profit sharing, a cash balance plan and a traditional pension, with their cost in a thin year.',
  duration: '1.5h',
  level: 'Intermediate',
  category: 'Retirement Planning',
  icon: 'pension-strategies',
  keyTopics: [
    'Cash balance and traditional defined benefit plans',
    'The benefit limit of IRC 415(b)',
    'Level payments and the first-year ceiling',
    'The combined limit of IRC 404(a)(7) and the PBGC',
    'Required funding in a thin year',
    'Adoption and funding dates',
  ],
  learningObjectives: [
    'Compare three plan designs on a client’s own census',
    'Explain why a cash balance contribution is an illustration and not a limit',
    'Test a required contribution against the worst of five years',
    'Set the calendar from the first census to the funded plan',
    'Know which questions belong to the actuary and which to you',
  ],
  resources: { tools: ['cash-balance'], library: ['what-changed-for-2026'] },
  sections: [
    { id: 'owner', title: 'The owner and the five papers', minutes: 10 },
    { id: 'designs', title: 'Three designs', minutes: 15 },
    { id: 'figures', title: 'The figures, side by side', minutes: 20 },
    { id: 'lines', title: 'The other lines', minutes: 15 },
    { id: 'thin-year', title: 'The thin year', minutes: 15 },
    { id: 'carry-out', title: 'Carrying it out', minutes: 15 },
  ],
} as const satisfies ModuleOutline;
