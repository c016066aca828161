import type { FirmClaim } from '../claims.ts';

/** Figures of the yearly symposium, labelled as its own wherever they are shown. */
export const symposiumClaims = {
  hours: {
    value: '26+',
    label: 'CPE hours at the yearly symposium',
    counts: 'All sessions of the two-day CPE symposium together, live and recorded.',
    limits:
      'Nobody can attend all of them live, and most participants earn fewer. The certification program’s 40 hours are counted apart, and your state board decides what it accepts.',
    substantiation: 'Session list of the symposium with the minutes of each session and its field of study.',
  },
  speakers: {
    value: '10+',
    label: 'speakers at the symposium',
    counts: 'The ten speakers of the printed program, and the guests of its panels.',
    limits: 'Speakers can change until the day. Speaking there is no endorsement of the firm.',
    substantiation: 'Program of the symposium and the signed speaker agreements.',
  },
} as const satisfies Record<string, FirmClaim>;
