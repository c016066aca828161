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
  title: 'The return is finished work. The year is not.',
  lead: 'Software prepares returns for less each season. What it does not do is decide, in June, what December should look like. Four changes made by Public Law 119-21 in July 2025 put that decision back on the table for most business owners.',
  changes: [
    {
      topic: 'Bonus depreciation',
      was: 'Falling by 20 points a year, to 40% in 2025',
      now: '100% again for property acquired after January 19, 2025',
      layer: 2,
    },
    {
      topic: 'Research costs',
      was: 'Domestic research spread over five years',
      now: 'Deducted when paid or incurred, for tax years beginning after 2024',
      layer: 3,
    },
    {
      topic: 'Charitable gifts',
      was: 'Deducted from the first dollar by those who itemize',
      now: 'From 2026 only above 0.5% of the contribution base, so gifts are worth grouping',
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
        'I had been giving the advice for years, between returns, for nothing. Week nine was when I wrote my first engagement letter that named it. Six clients signed.',
      name: 'Marian Thackeray, CPA, CPPS',
      portrait: { hair: 'parted', collar: 'blouse', glasses: true },
      title: 'Thackeray & Tate, Knoxville',
      disclosure:
        'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice, results vary.',
      substantiation: 'Six signed engagement letters, names removed, on file.',
    },
    {
      id: 'devin-halloran',
      quote:
        'The cost segregation week paid for itself in the questions I stopped being afraid of. I can now tell an owner which study is worth buying and which is not.',
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
        'Half of what I use is the no. The captive layer taught me to say it early, with the notice in my hand, and clients trust the rest of the plan more for it.',
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
  title: `Start with a call of ${programme.discoveryCallMinutes} minutes.`,
  lead: 'Bring one client you have in mind. We will say which layers apply, and whether the program fits your practice.',
} as const;

const { requirements, weeks, weeklyEffortHours, liveSession, price, earlyEnrolmentDays, cpeHours } =
  programme;

const plan = ({ instalment, instalments }: { instalment: number; instalments: number }) =>
  `${instalments} x ${formatDollars(instalment)} (${formatDollars(instalment * instalments)} in total)`;

export const questions = {
  title: 'Before you apply.',
  items: [
    {
      question: 'Who can apply?',
      answer: [
        `CPAs with an active license, at least ${requirements.yearsInPublicAccounting} years in public accounting and practice revenue of ${requirements.practiceRevenue}. If you fall a little short of one, apply and say so: a person reads every application, within ${programme.reviewHours} hours on business days.`,
      ],
    },
    {
      question: 'How much time does it take?',
      answer: [
        `${weeklyEffortHours.from} to ${weeklyEffortHours.to} hours a week for ${weeks} weeks: one live session of ${liveSession.hours} hours, and the modules and your own client file in the rest.`,
      ],
    },
    {
      question: 'What CPE credit do I earn?',
      answer: [
        `${cpeHours} hours if you attend every session and pass the tests of the modules: ${cpe.sum}`,
        `${cpe.terms} ${cpe.standing}`,
      ],
    },
    {
      question: 'What if I miss a live session?',
      answer: [
        `Its recording is in your account within ${programme.recordingHours} hours. A recording earns no CPE credit; attend the same week of a later cohort to make the hours up.`,
      ],
    },
    {
      question: 'Can I pay in installments?',
      answer: [
        `Yes: ${plan(price.standard)}, or ${plan(price.earlyEnrolment)} for places accepted ${earlyEnrolmentDays} days or more before the first session. The first is invoiced when you are accepted, the others month by month, by card or bank transfer. Nothing is charged before that.`,
      ],
    },
    {
      question: 'How does the refund work?',
      answer: [
        `Within ${programme.guaranteeDays} days of your first live session, write one line to the certification desk. You need give no reason. Everything that you have paid is returned within ${programme.refundBusinessDays} business days, and installments still to come are canceled.`,
        `After that the price is due in full, but you may move once, at no charge, to a later cohort.`,
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
  leftOut: 'What you tested and did not use, and why.',
  totals: [{ term: 'First-year reduction' }, { term: 'Your fee' }, { term: 'Specialists' }],
  titleBlock: [
    { term: 'Drawn', value: 'You' },
    { term: 'Checked', value: 'A second CPA' },
    { term: 'Added up', value: place(9) },
  ],
};
