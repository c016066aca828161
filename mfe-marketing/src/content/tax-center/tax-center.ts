import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { published2025, taxTables } from 'shared-contract/tax/tables';
import type { IconName } from 'shared-ui/icon';
import type { PageHead } from '../../page.tsx';
import type { AnyCommonSection, PageHeading } from '../sections.ts';

export const heading = {
  id: 'tax-center',
  page: 'Tax Center',
  title: 'Comprehensive Tax Center',
  lead: 'Federal figures of 2025 and 2026, each with its source.',
} as const satisfies PageHeading;

const { 2025: now2025, 2026: now2026 } = taxTables;
const percent = (rate: number) => `${String(Math.round(rate * 1000) / 10)}%`;
const thousands = (dollars: number) => `$${String(dollars / 1000)}K`;

/** Figures of the header: as first published for 2025, and the current value. */
export const headFigures = [
  {
    label: 'Top rate',
    value: percent(published2025.topRate),
    now: `${percent(now2026.incomeTax.rates[6])} in 2026 too`,
    isChanged: false,
  },
  {
    label: '401(k) limit',
    value: thousands(published2025.retirement.deferral),
    now: `${formatDollars(now2026.retirement.deferral)} in 2026`,
    isChanged: true,
  },
  {
    label: 'IRA limit',
    value: thousands(published2025.retirement.ira),
    now: `${formatDollars(now2026.retirement.ira)} in 2026`,
    isChanged: true,
  },
  {
    label: 'SALT cap',
    value: thousands(published2025.saltCap),
    now: `Now ${formatDollars(now2025.saltCap.cap)} for 2025, ${formatDollars(now2026.saltCap.cap)} in 2026`,
    isChanged: true,
  },
] as const;

export const headFiguresNote = '2025, as first published';

/** Tabs in display order. The first is the default. */
export const tabs = {
  overview: 'Tax Strategies',
  'year-end': 'Year-End Planning',
  brackets: '2025 Tax Brackets',
  resources: 'Resources',
} as const;

interface ResourceCard {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

export const resourceCards = [
  {
    title: 'White Papers',
    text: 'Longer texts on retirement income, Social Security and investments outside the stock market.',
    label: 'Read the white papers',
    to: paths.whitePapers,
    icon: 'file',
  },
  {
    title: 'Tax Consultation',
    text: 'Bring last year’s return and one question. You leave with the next step, or with a reason to leave things as they are.',
    label: 'Ask for a consultation',
    to: paths.contact,
    icon: 'phone',
  },
  {
    title: 'Advanced Retirement Planning',
    text: 'Cash balance plans and what they cost in staff, in fees and in thin years.',
    label: 'Look at the plans',
    to: paths.advancedRetirementPlanning,
    icon: 'briefcase',
  },
  {
    title: 'Tax Articles',
    text: 'Year-end moves, distributions and estates, one question to an article.',
    label: 'Read the articles',
    to: paths.blog,
    icon: 'book',
  },
] as const satisfies readonly ResourceCard[];

export const taxCenterRest = [
  {
    kind: 'callToAction',
    id: 'next',
    title: 'Put your own figures through it.',
    lead: 'One call, your last return, and an answer for each line that applies to you.',
    actions: [{ label: 'Schedule a Consultation', to: paths.contact }],
  },
] as const satisfies readonly AnyCommonSection[];

export const head = {
  title: 'Comprehensive Tax Center',
  description:
    'Tax strategies, a year-end checklist with federal deadlines, and the tax tables of 2025 and 2026 with what law has changed and where it says so.',
  path: paths.taxCenter,
} satisfies PageHead;
