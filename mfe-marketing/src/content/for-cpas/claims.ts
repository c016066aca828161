import { cpeHours, symposium } from 'shared-contract/firm';
import type { HeadClaim } from '../claims.ts';

/** Figures of the yearly symposium, labeled as its own wherever they are shown. */
export const symposiumClaims = {
  hours: {
    value: symposium.hours,
    label: 'CPE hours at the yearly symposium',
    brief: `All sessions together; one person can attend at most ${symposium.hoursForOne}. Your board decides what it accepts.`,
    counts:
      'All live sessions of the two days together, counted at 50 minutes an hour; many run at the same time.',
    limits: `One person can attend at most ${symposium.hoursForOne} hours of them. A recording earns no credit for live attendance. The certification program’s ${cpeHours} hours are counted apart, and your state board decides what it accepts.`,
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: symposium.speakers,
    label: 'speakers at the symposium',
    brief: 'Ten of the printed program, and the guests of its panels. No endorsement of the firm.',
    counts: 'The ten speakers of the printed program, and the guests of its panels.',
    limits: 'Speakers can change until the day. Speaking there is no endorsement of the firm.',
    substantiation: 'Program of the symposium and the signed speaker agreements.',
  },
} as const satisfies Record<string, HeadClaim>;
