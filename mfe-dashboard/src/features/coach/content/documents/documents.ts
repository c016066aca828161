import type { CoachDocumentId } from 'shared-contract/resources/coach-papers';
import type { ToolDocument } from 'shared-contract/tools/document';
import { clientOnboardingGuide } from './client-onboarding-guide.ts';
import { storySprintWorkbook } from './story-sprint-workbook.ts';

interface PaperContent {
  readonly document: ToolDocument;
  /** Summary text for the page after the printed document's cover. */
  readonly preview: readonly string[];
}

/** Content of the coach documents. Only the build reads it; no page does. */
export const papers = {
  'story-sprint-workbook': {
    document: storySprintWorkbook,
    preview: [
      'Five parts make a story: situation, challenge, strategy, result, lesson. For each there are questions, room for the answers, and a test by which you know that it is done.',
      'It opens with a plan for ten working days and ends with a completed example and the questions that a reviewer will ask.',
    ],
  },
  'client-onboarding-guide': {
    document: clientOnboardingGuide,
    preview: [
      'Five stages lead from the first call to the first review. Each has a checklist and an end that can be seen.',
      'Two lists name the documents to request and what we look for in each. Four emails at the end ask the client for the same.',
    ],
  },
} as const satisfies Record<CoachDocumentId, PaperContent>;
