import { assessment as assessed } from 'shared-contract/forms/assessment/schema.ts';
import { cpaPartnership as partnership } from 'shared-contract/forms/cpa-partnership/schema.ts';
import * as z from 'zod/mini';

/** Converts an assessment to a lead with the answers and the result. */
export const assessment = z.pipe(
  assessed,
  z.transform(({ answers, score, band, ...entry }) => ({
    ...entry,
    topic: 'assessment',
    details: { answers, score, band },
  })),
);

/** Converts a partnership application to a lead with the license and the practice. */
export const cpaPartnership = z.pipe(
  partnership,
  z.transform(({ licenseState, yearsExperience, practiceRevenue, ...entry }) => ({
    ...entry,
    topic: 'cpa-partnership',
    details: { licenseState, yearsExperience, practiceRevenue },
  })),
);
