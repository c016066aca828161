import { claims, type FirmClaim } from '../claims.ts';

/** The summary of the page of client stories: what the firm counts, and what it counts about the stories themselves. */
export const storyClaims = [
  claims.saved,
  claims.roi,
  {
    value: '4 of 19',
    label: 'stories offered to us are on this page',
    counts:
      'Clients and graduates who offered a story, January 2024 to June 2026. Nine could not be checked against a filed return yet, four preferred not to be named, and two described results too unusual to be fair. Fourteen shorter quotations on five other pages are counted apart: each has its own note.',
    limits: 'Content people are likelier to offer one. Four stories are not a sample of our clients.',
    substantiation:
      'The register of stories: one line for each offer, with the decision, its date and its reason.',
  },
  {
    value: '$0',
    label: 'paid for a testimonial',
    counts:
      'Cash, discounts, gifts and credits given to the people quoted on this site for their words. Graduates of the program have a listing in our directory, quoted or not.',
    limits:
      'Two of the four are still clients, and a person may speak well of a firm they hope to go on working with.',
    substantiation:
      'General ledger and fee schedule, searched by name before a story is published and each January.',
  },
] as const satisfies readonly FirmClaim[];
