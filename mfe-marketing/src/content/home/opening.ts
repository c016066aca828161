import {
  applicationMinutes,
  assessmentMinutes,
  certificationPrice,
  cpeHours,
  firstCallMinutes,
  packagesFrom,
  programWeeks,
} from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { brand } from 'shared-ui/brand';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { programDirector } from '../people.ts';
import type { HomeSection } from './section-types.ts';

export const hero = {
  slides: [
    {
      id: 'owners',
      eyebrow: 'For business owners',
      title: 'Keep more of the profit you already earn.',
      text: 'Tax, retirement and succession planning for owner-led businesses, with your own CPA.',
      points: [`From ${formatDollars(packagesFrom)} a month`, 'Your CPA stays', 'Fees only'],
      actions: [
        {
          label: `Take the free ${assessmentMinutes}-minute assessment`,
          to: `${paths.forClients}#assessment`,
        },
        { label: 'For CPAs', to: paths.forCpas },
      ],
    },
    {
      id: 'certification',
      eyebrow: 'CPPS certification for CPAs',
      title: 'Sell tax plans, not only returns.',
      text: 'Ten strategies on real files: how to model each, document it and charge for it.',
      points: [
        `${formatDollars(certificationPrice.standard)}, enrolled early ${formatDollars(certificationPrice.early)}`,
        `${programWeeks} weeks, live`,
        `${cpeHours} hours of CPE credit`,
      ],
      actions: [
        { label: 'See the certification', to: paths.cpps },
        { label: 'Three ways for CPAs', to: paths.forCpas },
      ],
    },
  ],
} as const satisfies HomeSection<'hero'>;

export const challenge = {
  title: 'Most owners hear about a strategy in April, too late to use it.',
  action: { label: 'Find what your business is missing', to: paths.forClients },
  calendarTitle:
    'What can still change, for a calendar-year business (IRC 6072 and 6081; a weekend moves a date)',
  calendar: [
    {
      when: 'December 31',
      title: 'The year closes',
      text: 'Defer pay, place equipment in service, make gifts and start policies by today, or they count next year.',
      left: 'pay, purchases, gifts and insurance of this year',
    },
    {
      when: 'March 15',
      title: 'S corporation and partnership returns',
      text: 'The return or its extension is due, and so is an S election for the current year (Form 2553).',
      left: 'elections on the entity’s return',
    },
    {
      when: 'April 15',
      title: 'Individual and C corporation returns',
      text: 'Last day for last year’s IRA and HSA contributions. An extension moves the filing, not the payment.',
      left: 'employer retirement contributions, if extended (IRC 404(a)(6))',
    },
    {
      when: 'September 15',
      title: 'Extended entity returns',
      text: 'A cash balance plan adopted for last year must be funded (IRC 430(j)).',
      left: 'corrections only, for last year',
    },
  ],
} as const satisfies HomeSection<'challenge'>;

export const solution = {
  title: 'One plan that tests every strategy against the others.',
  lead: 'Strategies undo each other: a cost study raises the gain at a sale.',
  caption: 'Elevation of a plan. Each course carries the one above.',
  parts: [
    {
      title: 'One model of your business',
      text: 'Three years of returns, payroll and ownership.',
    },
    {
      title: 'One order of work',
      text: 'What to do first, what waits, what to leave alone, and the last date for each choice.',
    },
    {
      title: 'One file for each strategy',
      text: 'Law, assumptions, calculation and signatures, ready for your CPA and for an examiner.',
    },
  ],
} as const satisfies HomeSection<'solution'>;

export const steps = {
  title: 'How It Works: four steps, and you can stop after any.',
  steps: [
    {
      title: 'Clarity First',
      text: `A ${firstCallMinutes}-minute call about the business, its owners and your goals. If we can’t help, we say so on the call.`,
      outcome: 'You leave with: a yes or a no, and why',
    },
    {
      title: 'Analyze & Strategize',
      text: 'We read three years of returns and test all ten strategies on your figures, with your CPA if you wish.',
      outcome: 'You leave with: a model that shows what applies',
    },
    {
      title: 'Build Your Blueprint',
      text: 'We order the strategies that survive, each with its cost, risk, deadline and the person responsible.',
      outcome: 'You leave with: a written plan, priced in full',
    },
    {
      title: 'Implement & Win',
      text: 'Actuaries, engineers, attorneys and your CPA work to our calendar, and we measure the result against the model.',
      outcome: 'You leave with: a file for each strategy, and the measured result',
    },
  ],
  form: {
    title: 'Apply for a first call',
    text: `Three short steps, about ${applicationMinutes} minutes. No documents needed yet.`,
  },
} as const satisfies HomeSection<'steps'>;

export const reasons = {
  title: 'Why clients choose us.',
  columns: { usual: 'The usual way', here: `At ${brand.shortName}` },
  reasons: [
    {
      title: 'When advice arrives',
      usual: 'With the return, after the year has closed.',
      here: 'In quarterly working sessions, while you can still act.',
    },
    {
      title: 'How a saving is shown',
      usual: 'One number on a slide.',
      here: 'A calculation your CPA can rework, with code section, assumptions and cost.',
    },
    {
      title: 'Who coordinates',
      usual: 'You do.',
      here: 'We do: one calendar, one file, one person to call.',
    },
    {
      title: 'What we are paid for',
      usual: 'Often commissions.',
      here: 'A monthly fee. We sell no insurance and no investments.',
    },
    {
      title: 'What happens to your CPA',
      usual: 'Replaced, or left out.',
      here: 'Stays, signs the return, and sees every working paper.',
    },
  ],
} as const satisfies HomeSection<'reasons'>;

const { cpe, layers, liveSession, price, seatsPerCohort, weeklyEffortHours, weeks } = programme;

/** A participant's commitment, in the format of the plans that they learn to make. */
export const programSheet = {
  title: 'Program sheet',
  subject: `CPPS, ${layers} layers in ${weeks} weeks`,
  lines: [
    {
      title: 'Live sessions',
      text: `${weeks} evenings of ${liveSession.hours} hours, ${seatsPerCohort} participants at most`,
      result: `${cpe.live} CPE`,
      details: [
        { term: 'How', value: 'Online, with attendance checks' },
        { term: 'Level', value: cpe.level },
      ],
    },
    {
      title: 'Self-study',
      text: `Modules and worksheets, ${weeklyEffortHours.from}-${weeklyEffortHours.to} hours a week with the sessions`,
      result: `up to ${cpe.selfStudy} CPE`,
      details: [
        { term: 'How', value: 'At your own pace' },
        { term: 'Test', value: 'At the end of each module' },
      ],
    },
    {
      title: 'A plan for one of your clients',
      text: 'Drawn by you, reworked by a second CPA',
      result: '1 plan',
      details: [
        { term: 'Needs', value: 'Signed consent (IRC 7216)' },
        { term: 'Ends', value: 'In the last week' },
      ],
    },
  ],
  totals: [
    { term: 'CPE credits', value: `up to ${cpeHours}` },
    { term: 'In one payment', value: formatDollars(price.standard.full) },
    { term: 'Enrolled early', value: formatDollars(price.earlyEnrolment.full) },
  ],
  titleBlock: [
    { term: 'Taught by', value: programDirector.name },
    { term: 'Accepted by', value: 'Your state board, which decides' },
  ],
} as const satisfies PlanSheetProps;
