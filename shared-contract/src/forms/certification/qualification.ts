import { programme } from '../../programme.ts';

/** What of an application the bar of the program looks at; what is not answered yet is missing or empty. */
export interface QualificationValues {
  readonly licenseNumber?: string | null | undefined;
  readonly licenseState?: string | null | undefined;
  readonly yearsExperience?: string | null | undefined;
  readonly currentRevenue?: string | null | undefined;
  readonly commitment?: boolean | null | undefined;
}

const { yearsInPublicAccounting, practiceRevenue } = programme.requirements;

/** Whom the program is for, in the order in which it is told. */
export const requirements = [
  { id: 'license', label: 'An active CPA license' },
  { id: 'experience', label: `At least ${yearsInPublicAccounting} years in public accounting` },
  { id: 'revenue', label: `Practice revenue of ${practiceRevenue}` },
  { id: 'commitment', label: `Commitment to the ${programme.weeks}-week program` },
  { id: 'implementation', label: 'Willingness to implement with existing clients' },
] as const;

export type RequirementId = (typeof requirements)[number]['id'];

export interface Requirement {
  readonly id: RequirementId;
  readonly label: string;
  /** `ask`: the answers do not tell, so somebody asks. */
  readonly met: boolean | 'ask';
}

/** The lower end of a band: `3-5` and `20+` in years, `250k-500k` and `$250K+` in dollars; NaN for anything else. */
function from(band: string): number {
  const [, digits = 'none', unit = ''] = /^\$?(\d+)([km]?)(?:-\d+[km]?|\+)$/.exec(band.toLowerCase()) ?? [];
  return Number(digits) * (unit === 'k' ? 1_000 : unit === 'm' ? 1_000_000 : 1);
}

function reaches(band: string | null | undefined, least: number): boolean | 'ask' {
  const value = from(band ?? '');
  return Number.isNaN(value) ? 'ask' : value >= least;
}

/**
 * How an application stands against what the program asks for. It informs and refuses nobody: a person reads every
 * application. A stated license is not checked here, and whether somebody will implement is a question for the call.
 */
export function qualification(values: QualificationValues): readonly Requirement[] {
  const { licenseNumber, licenseState, yearsExperience, currentRevenue, commitment } = values;
  const hasLicense = Boolean(licenseNumber?.trim()) && Boolean(licenseState?.trim());
  const met: Readonly<Record<RequirementId, Requirement['met']>> = {
    license: hasLicense || 'ask',
    experience: reaches(yearsExperience, yearsInPublicAccounting),
    revenue: reaches(currentRevenue, from(practiceRevenue)),
    commitment: commitment ?? 'ask',
    implementation: 'ask',
  };
  return requirements.map(({ id, label }) => ({ id, label, met: met[id] }));
}
