import { programme } from '../../programme.ts';

/** Fields of an application that the program's requirements depend on. Unanswered fields are missing or empty. */
interface QualificationValues {
  readonly licenseNumber?: string | null | undefined;
  readonly licenseState?: string | null | undefined;
  readonly yearsExperience?: string | null | undefined;
  readonly currentRevenue?: string | null | undefined;
  readonly commitment?: boolean | null | undefined;
}

const { yearsInPublicAccounting, practiceRevenue } = programme.requirements;

/** The program's requirements, in display order. */
export const requirements = [
  { id: 'license', label: 'An active CPA license' },
  { id: 'experience', label: `At least ${yearsInPublicAccounting} years in public accounting` },
  { id: 'revenue', label: `Practice revenue of ${practiceRevenue}` },
  { id: 'commitment', label: `Commitment to the ${programme.weeks}-week program` },
  { id: 'implementation', label: 'Willingness to implement with existing clients' },
] as const;

export type RequirementId = (typeof requirements)[number]['id'];

/** `ask` if the answers do not show it, so that a person has to find out. */
export type RequirementResult = boolean | 'ask';

/**
 * Returns the lower end of a band: `3-5` and `20+` in years, `250k-500k` and `$250K+` in dollars. NaN for anything
 * else.
 */
function from(band: string): number {
  const [, digits = 'none', unit = ''] = /^\$?(\d+)([km]?)(?:-\d+[km]?|\+)$/.exec(band.toLowerCase()) ?? [];
  return Number(digits) * (unit === 'k' ? 1_000 : unit === 'm' ? 1_000_000 : 1);
}

function reaches(band: string | null | undefined, least: number): RequirementResult {
  const value = from(band ?? '');
  return Number.isNaN(value) ? 'ask' : value >= least;
}

/**
 * Compares an application with the program's requirements. The result only informs: a person reads every application.
 * The license number is not verified here, and the willingness to implement is a question for the call.
 */
export function qualification(
  values: QualificationValues,
): Readonly<Record<RequirementId, RequirementResult>> {
  const { licenseNumber, licenseState, yearsExperience, currentRevenue, commitment } = values;
  const hasLicense = Boolean(licenseNumber?.trim()) && Boolean(licenseState?.trim());
  return {
    license: hasLicense || 'ask',
    experience: reaches(yearsExperience, yearsInPublicAccounting),
    revenue: reaches(currentRevenue, from(practiceRevenue)),
    commitment: commitment ?? 'ask',
    implementation: 'ask',
  };
}
