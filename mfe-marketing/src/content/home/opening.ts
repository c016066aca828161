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
      title: 'Bring the plan, not only the return.',
      text: 'The ten strategies on real files: how to model each, document it, and charge for the work.',
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
  title: 'Most owners hear about a strategy in April, when it is too late to use it.',
  lead: 'A return records decisions. Most of them were made by default.',
  action: { label: 'Find what your business is missing', to: paths.forClients },
  calendarTitle:
    'What can still change, for a calendar-year business (IRC 6072 and 6081; a weekend moves a date)',
  calendar: [
    {
      when: 'December 31',
      title: 'The year closes',
      text: 'Pay is deferred, equipment is placed in service, gifts are made and policies are in force by today, or they belong to next year.',
      left: 'pay, purchases, gifts and cover of this year',
    },
    {
      when: 'March 15',
      title: 'S corporation and partnership returns',
      text: 'The return or its extension is due. A new S election for the current year has to be filed by now (Form 2553).',
      left: 'elections on the entity’s return',
    },
    {
      when: 'April 15',
      title: 'Individual and C corporation returns',
      text: 'The last day for last year’s IRA and HSA contributions. An extension moves the filing, not the payment.',
      left: 'employer retirement contributions, if extended (IRC 404(a)(6))',
    },
    {
      when: 'September 15',
      title: 'Extended entity returns',
      text: 'A cash balance plan adopted for last year has to be funded (IRC 430(j)). After this the return reports what happened.',
      left: 'corrections only, for last year',
    },
  ],
} as const satisfies HomeSection<'challenge'>;

export const solution = {
  title: 'The plan: one model, one order of work, one file for each strategy.',
  lead: 'A strategy bought alone often undoes another: a cost study raises the gain at a sale.',
  caption: 'Elevation of a plan. Each course carries the one above it.',
  parts: [
    {
      title: 'One model of your business',
      text: 'Three years of returns, payroll and ownership in one model, so that each strategy is tested against all the others and not only against last year.',
    },
    {
      title: 'One order of work',
      text: 'What to do first, what waits, what to leave alone, with the date after which each choice is lost.',
    },
    {
      title: 'One file for each strategy',
      text: 'The law it rests on, the assumptions, the calculation and the signatures: ready for your CPA, and for an examiner.',
    },
  ],
} as const satisfies HomeSection<'solution'>;

export const steps = {
  title: 'How It Works: four steps, and you can stop after any.',
  lead: 'You keep what each step produces.',
  steps: [
    {
      title: 'Clarity First',
      text: `A ${firstCallMinutes}-minute call about the business, the people who own it and what you want from it. If we cannot help, we say so on the call.`,
      outcome: 'You leave with: a yes or a no, and the reason',
    },
    {
      title: 'Analyze & Strategize',
      text: 'We read three years of returns and test all ten strategies on your figures, with your CPA in the room if you wish.',
      outcome: 'You leave with: a model that shows what applies',
    },
    {
      title: 'Build Your Blueprint',
      text: 'The strategies that survive are put in order, each with its cost, its risk, its deadline and the person responsible.',
      outcome: 'You leave with: a written plan, priced in full',
    },
    {
      title: 'Implement & Win',
      text: 'Actuaries, engineers, attorneys and your CPA work to one calendar that we keep, and we measure the result against the model.',
      outcome: 'You leave with: a file for each strategy, and the measured difference',
    },
  ],
  form: {
    title: 'Apply for a first call',
    text: `Three short steps, about ${applicationMinutes} minutes. No documents are needed yet.`,
  },
} as const satisfies HomeSection<'steps'>;

export const reasons = {
  title: 'Why clients choose us.',
  columns: { usual: 'The usual way', here: `At ${brand.shortName}` },
  reasons: [
    {
      title: 'When advice arrives',
      usual: 'With the return, after the year has closed.',
      here: 'In working sessions each quarter, while the year can still be changed.',
    },
    {
      title: 'How a saving is shown',
      usual: 'One number on a slide.',
      here: 'A calculation with its code section, its assumptions and its cost, which your CPA can rework.',
    },
    {
      title: 'Who coordinates',
      usual: 'You do, between people who have never met.',
      here: 'We do. One calendar, one file, one person to call.',
    },
    {
      title: 'What we are paid for',
      usual: 'Often commissions on what is sold.',
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
      result: `${cpe.selfStudy} CPE`,
      details: [
        { term: 'How', value: 'At your own pace' },
        { term: 'Test', value: 'At the end of each layer' },
      ],
    },
    {
      title: 'A plan for a client of yours',
      text: 'Drawn by you, reworked by a second CPA, presented by you',
      result: '1 plan',
      details: [
        { term: 'Needs', value: 'Signed consent (IRC 7216)' },
        { term: 'Ends', value: 'In the last week' },
      ],
    },
  ],
  totals: [
    { term: 'CPE hours', value: String(cpeHours) },
    { term: 'In one payment', value: formatDollars(price.standard.full) },
    { term: 'Enrolled early', value: formatDollars(price.earlyEnrolment.full) },
  ],
  titleBlock: [
    { term: 'Taught by', value: programDirector.name },
    { term: 'Accepted by', value: 'Your state board, which decides' },
  ],
} as const satisfies PlanSheetProps;
