import { programme } from './programme.ts';

const { cpe: facts, cpeHours, weeks } = programme;

/** Required notes wherever CPE hours appear: how they add up and who accepts them. */
export const cpe = {
  sum: `${facts.live} of the ${cpeHours} for the ${weeks} live sessions (${facts.delivery}, ${facts.creditMinutes} minutes a credit), ${facts.selfStudy} for the self-study modules and their tests.`,
  // Valid until the firm is registered. Both notices name NASBA's Registry.
  standing:
    'Designed to the 50-minute standard of NASBA and AICPA (2024). We are not on NASBA’s National Registry of CPE Sponsors, so acceptance is up to your state board: ask it first.',
  terms: `Level: ${facts.level}. Prerequisite: ${facts.prerequisites}. Fields of study: ${facts.fields}.`,
} as const;
