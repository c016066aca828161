import type { StrategyId } from 'shared-contract/strategies';

/** A speaker of the published program. Fictional. */
export interface Speaker {
  /** Subject of the session. The program identifies its speakers by it. */
  readonly strategy: StrategyId;
  readonly name: string;
  readonly title: string;
  readonly topic: string;
  /** Skills that a CPA gains from the session. */
  readonly description: string;
}

/** One speaker for each strategy, in the order of the strategies. */
export const speakers = [
  {
    strategy: 'private-foundations',
    name: 'Cordelia Nygaard',
    title: 'CPA, exempt organizations, Albuquerque',
    topic: 'A foundation or a donor advised fund, with both worked out',
    description:
      'You can compute the 5% payout of a small foundation (IRC 4942), add its 1.39% tax (IRC 4940) and its Form 990-PF, and set the total against a donor advised fund for the same family. You also leave with the list of family dealings that IRC 4941 forbids.',
  },
  {
    strategy: '401k-optimization',
    name: 'Prescott Adair',
    title: 'Retirement plan consultant, Omaha',
    topic: 'Plan design, read from the payroll file',
    description:
      'You can take a payroll census and say which designs it supports, what each one costs the owner in staff contributions, and when the plan in place is already the right one. You know which employees have to make their catch-up as Roth (IRC 414(v)(7)) and what to ask payroll about it.',
  },
  {
    strategy: 'pension-strategies',
    name: 'Rafaela Stenson',
    title: 'Enrolled actuary, Milwaukee',
    topic: 'Cash balance plans: what the actuary needs, and when she says no',
    description:
      'You can collect what an actuary needs for a first illustration and read the answer: age, pay, years, staff cost and the combined limit of IRC 404(a)(7). You can tell an owner what happens in a year without profit, because the contribution is required and not optional.',
  },
  {
    strategy: 'cost-segregation',
    name: 'Ingrid Pallister',
    title: 'Professional engineer, Baltimore',
    topic: 'What an engineer measures, and what an examiner asks for',
    description:
      'You can read the cost schedule of an engineering-based study, tie each class to IRC 168 and find the costs that do not belong there. For a building of an earlier year you can prepare the adjustment under IRC 481(a) on Form 3115, and you can estimate the recapture on a sale (IRC 1245 and 1250).',
  },
  {
    strategy: 'cost-remediation',
    name: 'Wendell Carrasco',
    title: 'Contract auditor, Sacramento',
    topic: 'Twelve months of bills, and the order to read them in',
    description:
      'You can sort a client’s recurring bills by what is likely to be wrong and by which refunds lapse first. You know when an auditor’s fee is worth paying, and how to describe the work in an engagement letter without a fee that your board’s rules on contingent fees would bar.',
  },
  {
    strategy: 'captive-insurance',
    name: 'Honora Blakemore',
    title: 'Insurance tax attorney, Hartford',
    topic: 'Reading a captive proposal before your client signs it',
    description:
      'You can put three questions to a proposal: is it insurance in fact, can it elect under IRC 831(b), and must it be reported as a transaction of interest (Treas. Reg. 1.6011-11). You can work out the loss ratio, and you know when to send the client to tax counsel, since the rule on listed transactions (Treas. Reg. 1.6011-10) is in litigation.',
  },
  {
    strategy: 'four-one-tax-reduction',
    name: 'Julian Iwasaki',
    title: 'CPA, closely held companies, Spokane',
    topic: 'Entity, pay, timing and deductions in one projection',
    description:
      'You can support an owner’s pay with comparable pay (Rev. Rul. 74-44) and carry it through payroll tax, the deduction of IRC 199A and the state’s entity tax (Notice 2020-75). You leave with a projection that shows where one choice undoes another.',
  },
  {
    strategy: 'rd-credits',
    name: 'Marisol Endicott',
    title: 'CPA and former process engineer, Grand Rapids',
    topic: 'The four tests, the file, and the credit',
    description:
      'You can put a shop’s project through the four tests of IRC 41(d), compute the simplified credit, and choose between the full credit and the reduced one of IRC 280C(c) before the original return is filed. You know which notes have to be made while the work is going on.',
  },
  {
    strategy: 'asset-protection',
    name: 'Abner Kessler',
    title: 'Attorney, closely held businesses, Des Moines',
    topic: 'One page: title, entities and cover',
    description:
      'You can draw a client’s title, entities and insurance on one page and mark where rent, bank accounts and policies contradict it. You hand that page to an attorney instead of a list of worries, and you can say why a transfer after a claim is too late.',
  },
  {
    strategy: 'legacy-planning',
    name: 'Sylvie Rutledge',
    title: 'Estate attorney, Richmond',
    topic: 'The agreement, the valuation and the will, read together',
    description:
      'You can lay a buy-sell agreement next to the valuation, the insurance and the will, and list where they disagree. You can tell a family whether the exclusion, $15,000,000 a person in 2026 and indexed after it (IRC 2010(c)(3)), leaves basis as the larger question.',
  },
] as const satisfies readonly Speaker[];
