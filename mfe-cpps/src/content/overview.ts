import { cpe } from 'shared-contract/cpe';
import { formatDollars } from 'shared-contract/format';
import { middlePlanLines } from 'shared-contract/plan-lines';
import { programme } from 'shared-contract/programme';
import { strategyName } from 'shared-contract/strategies';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type { PortraitFeatures } from 'shared-ui/portrait';
import type { AnsweredQuestion } from 'shared-ui/structured-data';
import { type LayerNumber, weeksOf } from './layers.ts';

interface Change {
  readonly topic: string;
  readonly was: string;
  readonly now: string;
  readonly layer: LayerNumber;
}

interface Testimonial {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly disclosure: string;
  /** Internal evidence that supports the statement. */
  readonly substantiation: string;
}

export const changedGame = {
  eyebrow: 'The changed game',
  title: 'Four law changes of 2025 give your clients decisions to make.',
  lead: 'Software prepares returns. It doesn’t decide in June what December should look like.',
  changes: [
    {
      topic: 'Bonus depreciation',
      was: 'Falling by 20 points a year, to 40% in 2025',
      now: '100% again for property acquired after January 19, 2025',
      layer: 2,
    },
    {
      topic: 'Research costs',
      was: 'Domestic research amortized over five years',
      now: 'Deducted when paid or incurred, for tax years beginning after 2024',
      layer: 3,
    },
    {
      topic: 'Charitable gifts',
      was: 'Itemizers deducted from the first dollar',
      now: 'From 2026 only above 0.5% of the contribution base, so bunch gifts',
      layer: 8,
    },
    {
      topic: 'Estate and gift exemption',
      was: 'Due to fall by about half at the end of 2025',
      now: '$15,000,000 a person from 2026, indexed, with no end date',
      layer: 7,
    },
  ],
  source:
    'Public Law 119-21 (2025), sections 70301, 70302, 70425 and 70106; IRC 168(k), 174A, 170(b)(1)(I) and 2010(c)(3).',
} as const satisfies { changes: readonly Change[] } & Record<string, unknown>;

export const testimonials = {
  title: 'Three graduates, a year later.',
  items: [
    {
      id: 'marian-thackeray',
      quote:
        'I had given the advice for years, between returns, for nothing. In week nine I wrote my first engagement letter that named it. Six clients signed.',
      name: 'Marian Thackeray, CPA, CPPS',
      portrait: { hair: 'parted', collar: 'blouse', glasses: true },
      title: 'Thackeray & Tate, Knoxville',
      disclosure:
        'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice, results vary.',
      substantiation: 'Six signed engagement letters, names removed, on file.',
    },
    {
      id: 'devin-halloran',
      quote: 'After the cost segregation week, I can tell an owner which study is worth buying.',
      name: 'Devin Halloran, CPA, CPPS',
      portrait: { hair: 'curly', beard: true, collar: 'tie' },
      title: 'Halloran Tax Group, Dayton',
      disclosure:
        'Program graduate, January 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice, results vary.',
      substantiation: 'Written statement of the graduate on file.',
    },
    {
      id: 'ruth-quintanar',
      quote:
        'The captive layer taught me to say no early, with the regulation in hand. Clients trust the rest of the plan more.',
      name: 'Ruth Quintanar, CPA, CPPS',
      portrait: { hair: 'tied', collar: 'open' },
      title: 'Quintanar Advisory, San Antonio',
      disclosure:
        'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. Results vary.',
      substantiation: 'Written statement of the graduate on file.',
    },
  ],
} as const satisfies { items: readonly Testimonial[] } & Record<string, unknown>;

export const closing = {
  title: `Start with a ${programme.discoveryCallMinutes}-minute call.`,
  lead: 'Bring one client in mind. We’ll say which layers apply, and whether the program fits your practice.',
} as const;

const { requirements, weeks, weeklyEffortHours, liveSession, price, earlyEnrolmentDays } = programme;
const { passMark } = programme.cpe;

const plan = ({ instalment, instalments }: { instalment: number; instalments: number }) =>
  `${instalments} x ${formatDollars(instalment)} (${formatDollars(instalment * instalments)} in total)`;

export const questions = {
  title: 'Before you apply.',
  items: [
    {
      question: 'Who can apply?',
      answer: [
        `CPAs with an active license, at least ${requirements.yearsInPublicAccounting} years in public accounting and practice revenue of ${requirements.practiceRevenue}. A little short of one? Apply and tell us. A person reviews every application within ${programme.reviewHours} hours on business days.`,
      ],
    },
    {
      question: 'How much time does it take?',
      answer: [
        `${weeklyEffortHours.from} to ${weeklyEffortHours.to} hours a week for ${weeks} weeks: one ${liveSession.hours}-hour live session, then modules and your own client file.`,
      ],
    },
    {
      question: 'What CPE credit do I earn?',
      answer: [
        cpe.sum,
        `A module test has five questions; ${passMark}% passes, with retakes as often as you like. ${cpe.standing}`,
      ],
    },
    {
      question: 'What if I miss a live session?',
      answer: [
        `You have the recording within ${programme.recordingHours} hours. It earns no CPE credit; attend the same week of a later cohort to make up the credits.`,
      ],
    },
    {
      question: 'Can I pay in installments?',
      answer: [
        `Yes: ${plan(price.standard)}, or ${plan(price.earlyEnrolment)} if we accept you at least ${earlyEnrolmentDays} days before the first session. We invoice the first when we accept you and the others monthly.`,
      ],
    },
    {
      question: 'How does the refund work?',
      answer: [
        `Write one line to the certification desk within ${programme.guaranteeDays} days of your first live session. We return everything you paid within ${programme.refundBusinessDays} business days and cancel the remaining installments. You keep the files you have downloaded.`,
        `After that the full price is due, but you may move once to a later cohort at no charge.`,
      ],
    },
  ],
} as const satisfies { title: string; items: readonly AnsweredQuestion[] };

/** Maps each line of the published plan to the layer that teaches it. */
const taughtIn = {
  'cost-segregation': 2,
  '401k-optimization': 4,
  'four-one-tax-reduction': 1,
} as const satisfies Record<(typeof middlePlanLines)[number]['strategy'], LayerNumber>;

const place = (layer: LayerNumber): string => `Layer ${layer}, ${weeksOf(layer).toLowerCase()}`;

/** The blank plan sheet that a participant fills in: a real plan's lines and legal sources, without the results. */
export const templateSheet: PlanSheetProps = {
  title: 'Plan sheet',
  subject: 'Template',
  lines: middlePlanLines
    .toSorted((a, b) => taughtIn[a.strategy] - taughtIn[b.strategy])
    .map(({ strategy, authority }) => ({
      title: strategyName(strategy),
      text: place(taughtIn[strategy]),
      details: [{ term: 'Law', value: authority }, { term: 'Cost' }, { term: 'Risk' }, { term: 'By' }],
    })),
  leftOut: 'What you tested and left out, and why.',
  totals: [{ term: 'First-year reduction' }, { term: 'Your fee' }, { term: 'Specialists' }],
  titleBlock: [
    { term: 'Drawn', value: 'You' },
    { term: 'Checked', value: 'A second CPA' },
    { term: 'Added up', value: place(9) },
  ],
};
