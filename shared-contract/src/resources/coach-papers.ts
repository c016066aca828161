/** Level of the coaches' documents in the database. No certificate reaches it; only the role grants access. */
export const COACH_LEVEL = 'Coach';

export const documentFormats = ['docx', 'pdf'] as const;
export type PaperFormat = (typeof documentFormats)[number];

/** Documents for coaches, each in an editable and a printable format. `updated`: day of the last change to the files. */
export const coachPapers = {
  'story-sprint-workbook': {
    title: 'Story Sprint Workbook',
    description: 'Two weeks with one client, from the first question to a story that is ready for review.',
    updated: '2026-11-23',
  },
  'client-onboarding-guide': {
    title: 'Client Onboarding Guide',
    description:
      'From the first call to the first review: what to ask for, in which order, and what to write.',
    updated: '2026-11-23',
  },
} as const;

export type CoachDocumentId = keyof typeof coachPapers;
export const coachPaperIds = Object.keys(coachPapers) as CoachDocumentId[];

/** Returns the name of a document's file in the database and in downloads. */
export const paperFileId = (id: CoachDocumentId, format: PaperFormat): string => `${id}-${format}`;
