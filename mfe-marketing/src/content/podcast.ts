import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';

type EpisodeId = (typeof brand.podcast.episodes)[number]['id'];

export interface Episode {
  readonly to: string;
  /** Calendar day, ISO. */
  readonly published: string;
  readonly minutes: number;
  readonly guest: string;
  readonly guestRole: string;
  readonly summary: string;
}

/** What the site knows of each episode; titles and outside addresses are the brand's. */
export const episodes = {
  'captive-insurance': {
    to: paths.podcast.captiveInsurance,
    published: '2026-09-15',
    minutes: 47,
    guest: 'Lorraine Abbey',
    guestRole: 'captive actuary',
    summary:
      'When a captive is insurance and when it is a problem: priced risk, real claims, and what the regulations of January 2025 on micro-captive transactions (Treas. Reg. 1.6011-10 and 1.6011-11) ask you to report.',
  },
  'cost-remediation': {
    to: paths.podcast.costRemediation,
    published: '2026-08-18',
    minutes: 38,
    guest: 'Joel Hardcastle',
    guestRole: 'cost auditor',
    summary:
      'Card processing, freight, property tax and waste: how an audit reads a year of invoices, what it usually finds, and when its fee is not worth paying.',
  },
  'cost-segregation': {
    to: paths.podcast.costSegregation,
    published: '2026-07-21',
    minutes: 42,
    guest: 'Annette Delgado',
    guestRole: 'construction engineer',
    summary:
      'What an engineer measures, which parts of a building depreciate over 5, 7 and 15 years (IRC 168), and how recapture (IRC 1245 and 1250) changes the answer when you mean to sell.',
  },
} as const satisfies Record<EpisodeId, Episode>;
