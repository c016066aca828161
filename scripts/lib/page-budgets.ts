import { paths } from 'shared-contract/paths';

const KIB = 1024;

/** What a page may weigh, as it is sent. Journeys measure the build by it, and a gate each release. */
export interface PageBudget {
  /** All scripts of the hydrated page, and the inline one. */
  readonly scripts: number;
  /** Files that its document names, and itself. */
  readonly requests: number;
  /** The document, packed at the quality that a gate has time for. */
  readonly document: number;
}

const common = { requests: 20, document: 56 * KIB };

export const budgetOf = (address: string): PageBudget => ({
  ...common,
  scripts: (address === paths.home ? 182 : 202) * KIB,
});

/** What the home page loads in a browser: before the first interaction, and once hydrated. */
export const homeBudget = {
  read: { inline: 6.5 * KIB, requests: 5, total: 70 * KIB },
  used: { requests: 22, total: 262 * KIB },
};
