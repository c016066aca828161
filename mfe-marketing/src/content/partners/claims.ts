import type { FirmClaim } from '../claims.ts';

/** The three figures the partners page opens with. */
export const partnerClaims = [
  {
    value: '15+',
    label: 'years of partnership',
    counts:
      'From the first engagement letter that named Cumberland Mortgage, in March 2010, to January 2026.',
    limits: 'The other seven firms joined between 2011 and 2021. Age is no measure of the work.',
    substantiation:
      'The engagement letter of March 2010, and the dated introduction agreements of all eight firms.',
  },
  {
    value: '1000+',
    label: 'clients served together',
    counts:
      'Households and businesses for whom we and at least one of the eight firms both did work or gave an answer, 2010 to 2025, each counted once.',
    limits:
      'Single introductions are included. Most needed one thing, such as a loan or a will, and bought no plan.',
    substantiation:
      'The register of introductions, matched with each firm’s own list of matters every January.',
  },
  {
    value: '100%',
    label: 'satisfaction rate',
    counts:
      'All 64 clients who answered our question about joint work in 2025 said that they were satisfied; 171 were asked.',
    limits:
      'The question is ours, unhappy people may not have answered, and a past answer does not promise yours.',
    substantiation: 'The 2025 questionnaire, its 64 signed answers and the list of the 171 who received it.',
  },
] as const satisfies readonly FirmClaim[];
