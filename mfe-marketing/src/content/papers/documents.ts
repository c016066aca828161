import { retirementPapers } from './retirement-papers.ts';
import { whitePapers } from './white-papers.ts';

interface Disclosure {
  readonly title: string;
  readonly text: string;
}

/** Last page of every white paper, before the contact details. */
export const disclosures = [
  {
    title: 'General information',
    text: 'This paper describes rules and works out examples for a general reader. It does not know your facts, and it is no advice on tax, law, pensions, insurance or securities. Reading it does not make you a client. Before you act, take your figures to your CPA, attorney or actuary.',
  },
  {
    title: 'Not written advice on a federal tax matter',
    text: 'Nothing in this paper is written advice on a Federal tax matter addressed to you, and it cannot be relied on for protection against penalties. Whether a position on a return is right depends on facts that we have not seen.',
  },
  {
    title: 'The law behind it',
    text: 'The paper follows federal law and published limits for 2026 as they stood on the date on its cover, with earlier years where it names them. State law is left out unless it is named. Laws, limits and their interpretation change, sometimes for a year that has already begun. We revise the paper; the copy you saved does not change.',
  },
  {
    title: 'Examples and figures',
    text: 'The people, practices and companies in the examples are invented. Each figure is an illustration on the stated assumptions, and none is a forecast or a promise. Other ages, incomes, staff, states and markets lead to other results, and for many readers the answer is to leave the strategy alone.',
  },
  {
    title: 'Securities',
    text: 'We are not a registered investment adviser or a broker. Where the paper discusses investments, it explains how they are taxed and what you commit to; it recommends no security and no product.',
  },
] as const satisfies readonly Disclosure[];

/** White papers that the build renders as PDF. `documents` in package.json names this module. */
export const documents = [...whitePapers, ...retirementPapers] as const;
