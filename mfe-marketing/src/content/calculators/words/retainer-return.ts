import { paths } from 'shared-contract/paths';
import type { CalculatorWords } from '../calculator.ts';

export const words = {
  title: 'Planning retainers: price, hours and what is left',
  lead: 'For CPAs: what a year of planning retainers leaves after costs, the price of the program and the hours. Arithmetic on numbers that you choose, not a forecast.',
  assumptions: [
    'The price of the program is paid once, in the first year; the partnership and travel are not counted.',
    'The program takes its upper estimate of 8 hours a week for 14 weeks.',
    'Every retainer starts on the first day and is paid for the whole year.',
    'Figures are before tax and before your own pay.',
  ],
  limits: [
    'It does not say that anybody signs a retainer, or at what price. That depends on the practice, its clients and the work.',
    'The hours of winning a client are not in it, nor the compliance work that planning may bring or replace.',
  ],
  sources: [
    { of: 'Price, weeks and hours of the program', source: 'The price list of the program; see pricing' },
    { of: 'Retainers, hours and costs', source: 'Your own entries' },
  ],
  related: [
    {
      kind: 'Page',
      label: 'What certification costs',
      to: paths.pricing,
      text: 'Both ways to pay, the refund, and what is not in the price.',
    },
    {
      kind: 'Page',
      label: 'Certification, week by week',
      to: paths.cpps,
      text: 'What is taught, who teaches it, and when it starts.',
    },
    {
      kind: 'Page',
      label: 'For CPA firms',
      to: paths.forCpas,
      text: 'Offering the plan to your clients together with the firm.',
    },
  ],
} as const satisfies CalculatorWords;
