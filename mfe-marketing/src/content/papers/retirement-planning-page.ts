import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';
import { callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import { type Library, type OwnPapersSection, withFiles } from './library.ts';
import { retirementCategories } from './paper.ts';
import { benefits, heroFigures, successStory, whoItDoesNotSuit } from './retirement-page.ts';
import { retirementPapers } from './retirement-papers.ts';

export const retirementLibrary = {
  items: withFiles(retirementPapers),
  categories: retirementCategories,
  noun: ['resource', 'resources'],
  words: {
    download: 'Download',
    request: 'Request Resource',
    downloadFull: 'Download Full Resource',
    requestFull: 'Request Resource',
  },
  included: { title: 'What you’ll learn', items: [] },
} as const satisfies Library;

export const retirementPlanningPage = [
  {
    kind: 'figuresHero',
    id: 'advanced-retirement-planning',
    page: 'Advanced Retirement Planning',
    title: 'Advanced Retirement Planning',
    lead: 'A cash balance plan is a pension that reads like an account. For an owner past the mid-forties with steady profit, it can hold several times what a 401(k) holds, and you have to fund it in lean years too. Here are the four figures quoted most often, and what each one counts:',
    figures: heroFigures,
  },
  { kind: 'benefits', id: 'benefits', title: 'What the plan offers, and on what terms', items: benefits },
  {
    kind: 'library',
    id: 'resources',
    title: 'Five papers to read first',
    lead: 'From the rules to a census of eighteen people, worked out line by line. Each is a PDF, free and without a form.',
    library: retirementLibrary,
  },
  {
    kind: 'story',
    id: 'medical-practice',
    title: 'A medical practice success story (illustration)',
    story: successStory,
  },
  {
    kind: 'unsuited',
    id: 'unsuited',
    title: 'Who should stop at the 401(k)',
    lead: 'Eight reasons not to adopt a plan. We check them before you pay an actuary.',
    items: whoItDoesNotSuit,
  },
  {
    kind: 'callToAction',
    id: 'consultation',
    title: 'Ask for your own figure.',
    lead: 'Send us a payroll list with dates of birth and three years of profit. We’ll first tell you whether a plan fits at all.',
    actions: [{ label: 'Schedule a Consultation', to: paths.contact }, callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnPapersSection)[];

export const head = {
  title: 'Advanced Retirement Planning',
  description:
    'Cash balance plans for owners: the figures often quoted, with their basis and limits, five papers to download, a worked case, and who should not adopt one.',
  path: paths.advancedRetirementPlanning,
} satisfies PageHead;
