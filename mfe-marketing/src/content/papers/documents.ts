import { retirementPapers } from './retirement-papers.ts';
import { whitePapers } from './white-papers.ts';

export { disclosures } from './disclosures.ts';

/** All papers that the build sets as documents (`documents` in package.json names this module). */
export const documents = [...whitePapers, ...retirementPapers] as const;
