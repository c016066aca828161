import { programme } from '../programme.ts';

/** Lowest to highest; each includes the access of those before it. `All` is every signed-in user. */
export const cppsLevels = ['All', 'Bronze', 'Silver', 'Gold', 'Platinum'] as const;
export type CppsLevel = (typeof cppsLevels)[number];
export type EarnedLevel = Exclude<CppsLevel, 'All'>;

const valid = `It counts for as long as the certificate is valid: ${String(programme.certificateYears)} years, and again with each renewal.`;

/**
 * Requirements of each level. Our own terms: no law or board defines them. The database applies them too
 * (`cpps_level_of`).
 */
export const levelMeanings: Readonly<Record<EarnedLevel, string>> = {
  Bronze: `Complete the ${String(programme.weeks)}-week program and hold a valid ${programme.abbreviation} certificate. Bronze comes with the certificate by itself. ${valid}`,
  Silver:
    'Bronze, and 25 client plans that a coach has reviewed with you. Send the list to the certification desk; an administrator records the level.',
  Gold: 'Silver, and 50 reviewed client plans in all, with a second year of plans for at least one client. An administrator records the level.',
  Platinum:
    'Gold, and 100 reviewed client plans in all. You also review the plans of others with us. An administrator records the level.',
};
