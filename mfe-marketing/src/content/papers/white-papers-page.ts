import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';
import { callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import { type Library, type OwnPapersSection, withFiles } from './library.ts';
import { whitePaperCategories } from './paper.ts';
import { banner } from './retirement-page.ts';
import { whitePapers } from './white-papers.ts';

export const whitePaperLibrary = {
  items: withFiles(whitePapers),
  categories: whitePaperCategories,
  noun: ['white paper', 'white papers'],
  words: {
    download: 'Download',
    request: 'Request Access',
    downloadFull: 'Download Full White Paper',
    requestFull: 'Request Full White Paper',
  },
  included: {
    title: 'What’s Included',
    items: [
      'Comprehensive analysis',
      'Real-world examples',
      'Actionable strategies',
      'Professional insights',
    ],
    note: 'The people in the examples are invented. Their tax is computed with the figures of 2026.',
  },
} as const satisfies Library;

export const whitePapersPage = [
  {
    kind: 'readingHero',
    id: 'white-papers',
    page: 'White Papers',
    title: 'White Papers Library',
    lead: 'Three papers for owners, with every calculation shown, the law cited by section, and the cases in which the answer is no. Preview them here, or download the PDF without giving your name.',
  },
  {
    kind: 'library',
    id: 'library',
    title: 'The papers',
    library: whitePaperLibrary,
  },
  {
    kind: 'offer',
    id: 'retirement',
    title: 'Past the limits of a 401(k)',
    claim: banner.claim,
    qualification: banner.qualification,
    action: { label: 'Explore Advanced Retirement Planning', to: paths.advancedRetirementPlanning },
  },
  {
    kind: 'callToAction',
    id: 'consultation',
    title: 'Bring your own figures.',
    lead: 'A paper knows the rules but not your return. Bring last year’s, and the question a page raised.',
    actions: [{ label: 'Schedule a Consultation', to: paths.contact }, callFirm],
  },
] as const satisfies readonly (AnyCommonSection | OwnPapersSection)[];

export const head = {
  title: 'White Papers',
  description:
    'Three free papers for business owners: Social Security, claiming and taxes, and alternatives to the stock market. Preview them here or download the PDF.',
  path: paths.whitePapers,
} satisfies PageHead;
