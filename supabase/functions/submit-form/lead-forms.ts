import { assessment as assessed } from 'shared-contract/forms/assessment/schema.ts';
import { cpaPartnership as partnership } from 'shared-contract/forms/cpa-partnership/schema.ts';
import * as z from 'zod/mini';

/** What the firm keeps of an assessment: a lead with the answers and what they came to. */
export const assessment = z.pipe(
  assessed,
  z.transform(({ answers, score, band, ...entry }) => ({
    ...entry,
    topic: 'assessment',
    details: { answers, score, band },
  })),
);

/** What the firm keeps of an application for partnership: a lead with the license and the practice. */
export const cpaPartnership = z.pipe(
  partnership,
  z.transform(({ licenseState, yearsExperience, practiceRevenue, ...entry }) => ({
    ...entry,
    topic: 'cpa-partnership',
    details: { licenseState, yearsExperience, practiceRevenue },
  })),
);
