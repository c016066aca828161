import { paths } from 'shared-contract/paths';

const KIB = 1024;

/** What a page may weigh, as it is sent. Journeys measure the build by it, and a gate each release. */
export interface PageBudget {
  /** Every script that is there once the page lives, and the one in its document. */
  readonly scripts: number;
  /** Files that its document names, and itself. */
  readonly requests: number;
  /** The document, packed at the quality that a gate has time for. */
  readonly document: number;
}

const common = { requests: 14, document: 56 * KIB };

export const budgetOf = (address: string): PageBudget => ({
  ...common,
  scripts: (address === paths.home ? 132 : 145) * KIB,
});

/** What the home page loads until it is quiet, in a browser. */
export const homeBudget = { inline: 10 * KIB, scripts: 130 * KIB, requests: 16, total: 200 * KIB };
