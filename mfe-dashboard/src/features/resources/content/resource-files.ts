import type { Film, ResourceContent } from 'shared-contract/resources/film';
import type { ResourceId } from 'shared-contract/resources/resources';
import { clientReviewAgenda } from './client-review-agenda.ts';
import { entityReviewQuestions } from './entity-review-questions.ts';
import { equipmentWriteOff } from './equipment-write-off.ts';
import { payrollOffset } from './payroll-offset.ts';
import { planReviewRecord } from './plan-review-record.ts';
import { templateFiles } from './templates/templates.ts';
import { coachingNineLayers } from './videos/coaching-nine-layers.ts';
import { readingAStudy } from './videos/reading-a-study.ts';
import { reasonablePay } from './videos/reasonable-pay.ts';

/** Content of each video, by resource id. */
export const films = {
  'reasonable-pay': reasonablePay,
  'reading-a-study': readingAStudy,
  'coaching-nine-layers': coachingNineLayers,
} as const satisfies Readonly<Record<string, Film>>;

/** Content of each resource file. Only the build reads it; no page does. */
export const resourceFiles = {
  'what-changed-for-2026': {
    kind: 'guide',
    text: 'what-changed-for-2026.md',
    preview: [
      'The limits of 2026 and 2025, side by side: rates, deductions, plans, depreciation, estates, each with its authority.',
      'Then the tasks of owners and advisors until the last day of December, and the due dates in the weeks after it.',
    ],
  },
  'reasonable-pay': { kind: 'film', film: films['reasonable-pay'] },
  'client-review-agenda': clientReviewAgenda,
  'entity-review-questions': entityReviewQuestions,
  'equipment-write-off': equipmentWriteOff,
  'reading-a-study': { kind: 'film', film: films['reading-a-study'] },
  'payroll-offset': payrollOffset,
  'research-interview': {
    kind: 'guide',
    text: 'research-interview.md',
    preview: [
      'A research credit depends on an hour with the people who did the work. This guide covers that hour: what to read before it, what to ask, and what to write down.',
      'It ends with the work that the law excludes, and with the signs that you should stop.',
    ],
  },
  'coaching-nine-layers': { kind: 'film', film: films['coaching-nine-layers'] },
  'plan-review-record': planReviewRecord,
  ...templateFiles,
} as const satisfies Record<ResourceId, ResourceContent>;
