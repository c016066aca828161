import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';

const { abbreviation, designation } = programme;

/** The pages are only for visitors with a code, so search engines must not index them. */
export const head = {
  title: `Check a ${abbreviation} certificate`,
  description: `Enter the code of a ${designation} certificate to see its holder, its date, and whether it is valid today.`,
  path: paths.verify,
} as const;

export const opening = {
  page: 'Check a certificate',
  title: 'Check a certificate.',
  lead: `Every ${designation} (${abbreviation}) has a code. Enter it to see who holds the certificate and whether it is valid today.`,
} as const;

export const statusWords = {
  asked: { title: 'Looking it up', text: 'Checking the register.' },
  valid: { title: 'Valid', text: 'The register lists this certificate as valid today.' },
  expired: {
    title: 'Expired',
    text: 'The certificate expired on the date below and has not been renewed.',
  },
  revoked: {
    title: 'Revoked',
    text: 'We withdrew the certificate on the date below. It is no longer valid.',
  },
  unknown: {
    title: 'Not in the register',
    text: 'No certificate has this code. Check it letter by letter.',
  },
  failed: { title: 'Lookup failed', text: 'We could not check this code. Try again.' },
} as const;

export type Status = keyof typeof statusWords;

export const meaning =
  `The certificate says that its holder completed our ${programme.weeks}-week program. It is not a license to practice. To confirm a CPA license, ask the state board of accountancy.` as const;

/** Shown so that visitors recognize the badge on other sites. */
export const badge = {
  alt: `Badge: ${programme.designation}`,
  caption: 'Holders show this badge on their own pages. Only the code proves it.',
  link: 'Badge image',
};
