import { programme } from 'shared-contract/programme';

const { cpe: facts, cpeHours, weeks } = programme;

/** What has to be said wherever CPE hours are named: what they are made of, and who accepts them. */
export const cpe = {
  sum: `${facts.live} of the ${cpeHours} for the ${weeks} live sessions (${facts.delivery}, ${facts.creditMinutes} minutes a credit), ${facts.selfStudy} for the self-study modules and their tests.`,
  standing: `Designed to the 50-minute standard of NASBA and AICPA (2024). ${
    facts.isRegistrySponsor
      ? 'We are on NASBA’s National Registry of CPE Sponsors; your state board has final authority.'
      : 'We are not on NASBA’s National Registry of CPE Sponsors, so acceptance is up to your state board: ask it first.'
  }`,
  terms: `Level: ${facts.level}. Prerequisite: ${facts.prerequisites}. Fields of study: ${facts.fields}.`,
} as const;
