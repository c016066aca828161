/** The level that the papers of coaches have in the database: no certificate reaches it, the role alone opens it. */
export const COACH_LEVEL = 'Coach';

export const paperFormats = ['docx', 'pdf'] as const;
export type PaperFormat = (typeof paperFormats)[number];

export const coachPaperIds = ['story-sprint-workbook', 'client-onboarding-guide'] as const;
export type CoachPaperId = (typeof coachPaperIds)[number];

export interface CoachPaper {
  readonly id: CoachPaperId;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Calendar day of the last change to the files. */
  readonly updated: string;
}

/** Papers for coaches, each as a document to write in and as one to read and print. */
export const coachPapers: Readonly<Record<CoachPaperId, CoachPaper>> = {
  'story-sprint-workbook': {
    id: 'story-sprint-workbook',
    title: 'Story Sprint Workbook',
    description: 'Two weeks with one client, from the first question to a story that is ready for review.',
    category: 'For coaches',
    updated: '2026-11-23',
  },
  'client-onboarding-guide': {
    id: 'client-onboarding-guide',
    title: 'Client Onboarding Guide',
    description:
      'From the first call to the first review: what to ask for, in which order, and what to write.',
    category: 'For coaches',
    updated: '2026-11-23',
  },
};

/** The name of one of a paper's files, in the database and in somebody's downloads. */
export const paperFileId = (id: CoachPaperId, format: PaperFormat): string => `${id}-${format}`;
