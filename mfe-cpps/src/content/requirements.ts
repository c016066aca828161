import { programme } from 'shared-contract/programme';

const { requirements: least, weeks } = programme;

/** Whom the program is for. A person decides: what an applicant answers is set beside these and refuses nobody. */
export const requirements = [
  { id: 'license', text: 'An active CPA license' },
  { id: 'experience', text: `At least ${least.yearsInPublicAccounting} years in public accounting` },
  { id: 'revenue', text: `Practice revenue of ${least.practiceRevenue}` },
  { id: 'commitment', text: `Commitment to the ${weeks}-week program` },
  { id: 'clients', text: 'Willingness to implement with existing clients' },
] as const;

export type RequirementId = (typeof requirements)[number]['id'];
