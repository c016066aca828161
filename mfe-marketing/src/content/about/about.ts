import { brand } from 'shared-ui/brand';
import { booking, callFirm } from '../actions.ts';
import type { AnyCommonSection } from '../sections.ts';
import type { OwnAboutSection } from './section-types.ts';

/** The about page from top to bottom. The order is the specification's. */
export const about = [
  {
    kind: 'hero',
    id: 'about',
    drawing: 'firm',
    eyebrow: 'About',
    title: 'We work on the decisions before the return, and leave the return to your CPA.',
    lead: `${brand.shortName} plans taxes, protection and succession for owner-led businesses, and certifies the CPAs who want to do the same for their own clients.`,
    facts: [
      { term: 'Founded', value: '2009' },
      { term: 'Office', value: brand.address.lines.slice(-1).join() },
      { term: 'Clients', value: 'Owner-led businesses from $500K revenue' },
      { term: 'Paid by', value: 'Fees only' },
    ],
  },
  { kind: 'biography', id: 'founder', eyebrow: 'The founder', title: 'A mason’s son with a list' },
  {
    kind: 'cards',
    id: 'differences',
    tone: 'surface',
    numbered: true,
    eyebrow: 'Three differences',
    title: 'What we do that your other advisors do not.',
    lead: 'None of these is clever. Together they are rare.',
    items: [
      {
        title: 'One plan in place of ten vendors',
        text: 'Pension, captive, cost study, trust: each has its own salesman and none has read the others’ papers. We model them together and say which ones to leave alone.',
      },
      {
        title: 'Arithmetic you can rework',
        text: 'Every estimate comes with its code section, its assumptions, its cost and its risk. If your CPA cannot reproduce the figure, we have not finished.',
      },
      {
        title: 'Your CPA stays at the table',
        text: 'We prepare no returns and take no clients from the firms that send them. The person who signs your return sees every page of the plan first.',
      },
    ],
  },
  {
    kind: 'steps',
    id: 'process',
    eyebrow: 'How an engagement runs',
    title: 'Five steps, each one level before the next.',
    lead: 'A first plan takes about ninety days. After that the five steps repeat once a year.',
    steps: [
      {
        title: 'Organize',
        text: 'Returns, entity papers, payroll, policies and leases go into one indexed file. You see what is missing.',
        takes: 'Weeks 1-2',
      },
      {
        title: 'Analyze',
        text: 'We rebuild the last three years in a model and check it against the returns to the dollar.',
        takes: 'Weeks 3-5',
      },
      {
        title: 'Strategize',
        text: 'All ten strategies are tested on the model, alone and against each other.',
        takes: 'Weeks 6-8',
      },
      {
        title: 'Prioritize',
        text: 'What survives is ordered by deadline, cost and certainty. You choose how many courses to lay this year.',
        takes: 'Weeks 9-10',
      },
      {
        title: 'Realize',
        text: 'The work is done to one calendar, and the result is measured against the model every quarter.',
        takes: 'Week 11 onward',
      },
    ],
  },
  {
    kind: 'checks',
    id: 'reasons',
    tone: 'surface',
    eyebrow: 'Reasons to choose us',
    title: 'What you can hold us to.',
    lead: 'These stand in the engagement letter, in these words.',
    items: [
      'A fixed monthly fee, and thirty days’ notice to end it.',
      'No commissions, referral fees or product sales, from anybody.',
      'A reply within one business day, from a person who knows your file.',
      'A written reason for every strategy we advise against.',
      'Papers that belong to you, and leave with you.',
      'A second CPA who reworks every plan before you see it.',
    ],
  },
  {
    kind: 'cards',
    id: 'values',
    columns: 2,
    eyebrow: 'Core values',
    title: 'Four rules, taken from the trade.',
    lead: 'A wall shows its faults for a hundred years. So does a plan.',
    items: [
      { title: 'Level first', text: 'Nothing is built on a figure that has not been checked.' },
      {
        title: 'Plain drawing',
        text: 'If an owner cannot explain a strategy back to us, it does not go into the plan.',
      },
      {
        title: 'Inside the line',
        text: 'We stay where the law is settled, and say so in writing where it is not.',
      },
      {
        title: 'Come back',
        text: 'We return to every plan each year, because the law moves and so does the business.',
      },
    ],
  },
  {
    kind: 'callToAction',
    id: 'contact',
    eyebrow: 'Talk to us',
    title: 'Thirty minutes, one honest answer.',
    lead: 'Call during office hours, or choose a time. You will speak with somebody who can read a return.',
    actions: [callFirm, booking('Schedule a call')],
    note: 'Monday to Friday, 9 am to 6 pm, and Saturday, 10 am to 2 pm, Eastern time.',
  },
  {
    kind: 'team',
    id: 'team',
    eyebrow: 'Leadership',
    title: 'Two people answer for the work.',
    lead: 'One leads client plans, the other the certification program. Each reviews the other’s figures.',
    wholeTeamLabel: 'Meet the whole team',
  },
] as const satisfies readonly (AnyCommonSection | OwnAboutSection)[];
