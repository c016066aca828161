import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';

type EpisodeId = (typeof brand.podcast.episodes)[number]['id'];

/** A recording that the site plays. */
export interface Recording {
  readonly src: string;
  readonly type: 'audio/mpeg' | 'audio/mp4' | 'audio/ogg';
  /** Start of each chapter in seconds, by chapter id. */
  readonly chapters: Readonly<Record<string, number>>;
  /** Name of the narrator, if the speakers don't read their own parts. */
  readonly voice?: string;
}

export interface Episode {
  readonly to: string;
  /** ISO date. */
  readonly published: string;
  readonly minutes: number;
  readonly guest: string;
  readonly guestRole: string;
  readonly summary: string;
  /** For search results. 50 to 160 characters. */
  readonly description: string;
  /** Without one, only the podcast's host has the recording, and the page starts with the transcript. */
  readonly recording?: Recording;
}

/** Description of the podcast, for podcast apps. */
export const podcastSummary = `Conversations on tax, cost and risk for business owners and their CPAs. ${brand.shortName} asks a specialist what the work costs, which law it rests on, and who should avoid it.`;

/** The site's data for each episode. Titles and external addresses are in the brand file. */
export const episodes = {
  'captive-insurance': {
    to: paths.podcast.captiveInsurance,
    published: '2026-09-15',
    minutes: 47,
    guest: 'Lorraine Abbey',
    guestRole: 'captive actuary',
    description:
      'An actuary on captives: premiums and losses, the 831(b) limit for 2026, the regulations of 2025 and the court decisions of 2026. With transcript.',
    summary:
      'When a captive is insurance and when it is a problem: priced risk, real claims, and what the regulations of January 2025 on micro-captive transactions (Treas. Reg. 1.6011-10 and 1.6011-11) ask you to report.',
  },
  'cost-remediation': {
    to: paths.podcast.costRemediation,
    published: '2026-08-18',
    minutes: 38,
    guest: 'Joel Hardcastle',
    guestRole: 'cost auditor',
    description:
      'A cost auditor on invoices, card fees, property tax and contingency fees: what an audit reads, finds and costs. With transcript.',
    summary:
      'Card processing, freight, property tax and waste: how an audit reads a year of invoices, what it usually finds, and when its fee is not worth paying.',
  },
  'cost-segregation': {
    to: paths.podcast.costSegregation,
    published: '2026-07-21',
    minutes: 42,
    guest: 'Annette Delgado',
    guestRole: 'construction engineer',
    description:
      'An engineer on the parts of a building: 5, 15 and 39 years, bonus depreciation in 2026, passive losses and recapture. With transcript.',
    summary:
      'What an engineer measures, which parts of a building depreciate over 5, 7 and 15 years (IRC 168), and how recapture (IRC 1245 and 1250) changes the answer when you mean to sell.',
  },
} as const satisfies Record<EpisodeId, Episode>;

/** Transcript of an episode, in order. */
export interface Transcript {
  /** Names of the speakers. The first is the host. */
  readonly speakers: readonly [string, string];
  readonly chapters: readonly [Chapter, ...Chapter[]];
}

export interface Chapter {
  /** Part of the address. Must be unique within the episode. */
  readonly id: string;
  readonly title: string;
  readonly turns: readonly Turn[];
}

export interface Turn {
  /** 0 is the host, 1 the guest. */
  readonly speaker: 0 | 1;
  /** Plain text as spoken: numbers in digits, and only abbreviations that people pronounce. */
  readonly text: string;
}

/** Shown next to the transcript on the episode's page. */
export interface EpisodeNotes {
  /** Two or three paragraphs. */
  readonly summary: readonly string[];
  /** Five to seven short lines. */
  readonly keyTopics: readonly string[];
  /** Two paragraphs. */
  readonly guestBio: readonly string[];
  /** Legal sources that the episode cites, such as `Treas. Reg. 1.6011-10`, each with a short summary. */
  readonly authorities: readonly { readonly cite: string; readonly says: string }[];
}
