import { paths } from 'shared-contract/paths';

const KIB = 1024;

/** Limits of a page in bytes, as sent. End-to-end tests check the build, and a release gate checks each release. */
export interface PageBudget {
  /** All scripts of the hydrated page, including the inline one. */
  readonly scripts: number;
  /** The document and the files that it names. */
  readonly requests: number;
  /** The document, compressed at the gate's faster quality. */
  readonly document: number;
}

const common = { requests: 20, document: 56 * KIB };

export const budgetOf = (address: string): PageBudget => ({
  ...common,
  scripts: (address === paths.home ? 182 : 202) * KIB,
});

/** Limits of a script in bytes, as sent and as parsed. The largest, the shell's libraries, has 85 KB and 311 KB. */
export const scriptBudget = { packed: 120 * KIB, parsed: 480 * KIB };

/**
 * Limit in bytes, as sent, of the files that a page of a remote loads in addition to the shell's. The largest page has
 * 140 KB.
 */
export const pageFilesBudget = 200 * KIB;

/** Limits of the home page in a browser: before the first interaction, and once hydrated. */
export const homeBudget = {
  read: { inline: 6.5 * KIB, requests: 5, total: 70 * KIB },
  used: { requests: 22, total: 262 * KIB },
};
