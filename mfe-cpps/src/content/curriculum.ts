import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { officeZoneShort } from 'shared-contract/firm';
import { formatClock } from 'shared-contract/format';
import { weekdayName } from 'shared-contract/zoned-time';
import type { LayerNumber } from './layers.ts';

const { cpe, designation, weeks, layers, subStrategies, liveSession, seatsPerCohort, recordingHours } =
  programme;

export const head = {
  title: 'CPPS curriculum',
  description: `${weeks} weeks and ${layers} layers, with four topics and one piece of work each: what the ${designation} program teaches, week by week.`,
  path: paths.cppsCurriculum,
  parent: { label: 'CPPS certification', to: paths.cpps },
} as const;

export const opening = {
  page: 'Curriculum',
  title: 'The curriculum, week by week.',
  lead: `${weeks} weeks, ${layers} layers, ${subStrategies} strategies. Each layer ends with work on one of your clients. Together that work is the plan we review before you become a ${designation}.`,
} as const;

interface Part {
  readonly title: string;
  readonly text: string;
}

export const structure = {
  title: 'How a week runs.',
  parts: [
    {
      title: `Weekly ${liveSession.hours}-hour live sessions`,
      text: `We work through the layer on a real file. You have the recording within ${recordingHours} hours.`,
    },
    {
      title: 'Self-paced modules',
      text: `Ten modules, one for each strategy, with reading, worked examples and a test. ${cpe.passMark}% passes, and you can retake it.`,
    },
    {
      title: 'A peer network',
      text: `At most ${seatsPerCohort} CPAs in a cohort, in groups that review each other’s work. Graduates stay in the network.`,
    },
  ],
} as const satisfies { title: string; parts: readonly Part[] };

interface LayerCourse {
  readonly topics: readonly [string, string, string, string];
  /** The participant's work product at the end of the layer. */
  readonly work: string;
}

export const course = {
  1: {
    topics: [
      'The same profit as a sole proprietor, an S corporation and a C corporation',
      'Reasonable pay: Rev. Rul. 74-44, Watson (8th Cir. 2012), and a file that defends the number',
      'State tax elections of pass-through entities (Notice 2020-75), and states that need none',
      'Where each dollar goes first: pay, plan, reserve, distribution',
    ],
    work: 'An entity comparison for one client, with the salary you would defend.',
  },
  2: {
    topics: [
      'What belongs in 5, 7, 15 and 39 years (IRC 168; Rev. Proc. 87-56)',
      'Bonus depreciation by the day of acquisition, before and after January 19, 2025',
      'Buildings of earlier years: Form 3115 and the catch-up under IRC 481(a)',
      'Losses that must wait (IRC 704(d), 1366(d), 465, 469, 461(l)), and recapture on a sale (IRC 1245, 1250)',
    ],
    work: 'A review of an engineering-based study, line by line, with three questions to its author.',
  },
  3: {
    topics: [
      'The four-part test of IRC 41(d), one business component at a time',
      'The regular credit, the alternative simplified credit, and the reduced one of IRC 280C(c)',
      'Domestic research under IRC 174A, and what is left of 2022 to 2024',
      'The contemporaneous record: people, supplies, contracts, and Section G of Form 6765',
    ],
    work: 'A project record an examiner could follow, with the credit computed both ways.',
  },
  4: {
    topics: [
      'How a benefit becomes a contribution: IRC 415(b), age, pay and years',
      'A 401(k) and profit sharing next to it, and the staff cost',
      'The tests a design must pass: IRC 401(a)(4), 401(a)(26) and 410(b)',
      'Contributions that are required: funding, PBGC cover, and how a plan ends',
    ],
    work: 'A census and a design letter to an enrolled actuary, who certifies what follows.',
  },
  5: {
    topics: [
      'Insurance in fact: risk shifting, risk distribution, insurance risk',
      'The election of IRC 831(b): premium limit, diversification, and who owns the captive',
      'Reporting: Treas. Reg. 1.6011-10 and 1.6011-11, Forms 8886 and 8918, and the penalties',
      'Pricing, claims and loans to the owner: the signs that end the conversation',
    ],
    work: 'A feasibility checklist for one client, answered, with the yes or the no in writing.',
  },
  6: {
    topics: [
      'A map of assets, owners and possible claimants',
      'Insurance before structure: what each policy covers and leaves out',
      'What a company shields its owner from, and what it never does',
      'Retirement accounts, trusts and transfers: when to call an attorney, and when it is too late',
    ],
    work: 'An asset protection map, with the list of questions for the client’s attorney.',
  },
  7: {
    topics: [
      'Value today, and the number the owner needs',
      'Four ways out: family, managers, employees, an outside buyer',
      'Assets or shares, installments, and qualified small business stock (IRC 1202)',
      'The last three years before a sale: records, contracts, people, and the estate exemption',
    ],
    work: 'An exit readiness presentation, given to your group before you give it to the client.',
  },
  8: {
    topics: [
      'Limits by gift and vehicle: cash, stock, donor advised fund, private foundation (IRC 170(b))',
      'The floor of 0.5% from 2026, and gifts of several years grouped in one',
      'A private foundation’s duties: payout, self-dealing, its yearly return (IRC 4941, 4942, 6033)',
      'Gifts from an IRA (IRC 408(d)(8)), and giving in the year of a sale',
    ],
    work: 'A giving memo for one client: two vehicles, one year, both computed.',
  },
  9: {
    topics: [
      'Savings of each strategy, weighted by the chance that it holds',
      'What they cost: studies, actuaries, attorneys, your own hours',
      'A fee that follows the scope, within Circular 230 (section 10.27) and AICPA 1.510',
      'The plan on one page, and the meeting that presents it',
    ],
    work: 'Your client’s complete plan, its forecast and your proposal: the file we review for the certificate.',
  },
} as const satisfies Record<LayerNumber, LayerCourse>;

/** The ten strategies have a module each; nine layers order the live weeks. */
export const unlayered =
  'The ten strategies have a self-study module each. Cost Remediation is a module without a live week.';

export const sessions = {
  title: 'Dates of the live sessions.',
  lead: `${weekdayName(liveSession.weekday)}s, ${formatClock(liveSession.startMinutes)} ${officeZoneShort}, ${liveSession.hours} hours each.`,
} as const;

export const credit = {
  title: 'CPE credit, and how you earn it.',
  notes: `We check attendance during each live session; a recording earns no credit. A module earns its credit when you pass its test: ${cpe.passMark}% of five questions, with retakes. By the word-count formula of the standards, today’s modules come to ${cpe.selfStudyMeasured.toFixed(1)} credits, ${(cpe.live + cpe.selfStudyMeasured).toFixed(1)} in all.`,
} as const;

export const received = { title: 'What you receive.' } as const;

export const next = {
  title: 'Ask about a layer.',
  lead: 'Or read what the program takes and costs.',
} as const;
