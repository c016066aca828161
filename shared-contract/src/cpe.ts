import { programme } from './programme.ts';

const { cpe: facts, cpeHours, liveSession, weeks } = programme;

const live = `${facts.live} for ${weeks} live sessions (${weeks * liveSession.hours} hours, ${facts.delivery}, ${facts.creditMinutes} minutes a credit)`;
const measured = facts.live + facts.selfStudyMeasured;

/**
 * Formats the credits of live sessions with their clock hours: `33.6 CPE credits (28 hours), group internet based`. A
 * credit is 50 minutes.
 */
export const liveCredits = (credits: number): string =>
  `${credits} CPE credits (${Math.round((credits * facts.creditMinutes) / 6) / 10} hours), ${facts.delivery}`;

/** Formats the credits of self-study: `6.4 CPE credits, self study`. */
export const selfStudyCredits = (credits: number): string => `${credits} CPE credits, self study`;

/** Required notes wherever CPE credits appear: how they add up and who accepts them. */
export const cpe = {
  sum: `Of the ${cpeHours} credits, ${live}, and up to ${facts.selfStudy} for self-study. By the word-count formula of the standards, today’s modules come to ${facts.selfStudyMeasured.toFixed(1)}, so plan on ${measured.toFixed(1)} in all until a pilot test supports more.`,
  // Valid until the firm is registered. Both notices name NASBA's Registry.
  standing:
    'Designed to the 50-minute standard of NASBA and the AICPA (2024). We are not on NASBA’s National Registry of CPE Sponsors, so ask your state board first whether it accepts the credit.',
  terms: `Level: ${facts.level}. Prerequisite: ${facts.prerequisites}. Fields of study: ${facts.fields}.`,
} as const;
