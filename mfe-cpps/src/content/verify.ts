import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';

const { abbreviation, designation } = programme;

/** The pages are only for visitors with a code, so search engines must not index them. */
export const head = {
  title: `Check a ${abbreviation} certificate`,
  description: `Type the code of a ${designation} certificate and see who holds it, since when, and whether it is valid today.`,
  path: paths.verify,
} as const;

export const opening = {
  page: 'Check a certificate',
  title: 'Check a certificate.',
  lead: `Every ${designation} (${abbreviation}) has a code. Type it here to see who holds the certificate and whether it is valid today.`,
} as const;

export const statusWords = {
  asked: { title: 'Looking it up', text: 'The register is being asked.' },
  valid: { title: 'Valid', text: 'The register lists this certificate as valid today.' },
  expired: {
    title: 'Expired',
    text: 'The certificate ran out on the day below and has not been renewed.',
  },
  revoked: { title: 'Revoked', text: 'The certificate was withdrawn on the day below. It counts no longer.' },
  unknown: {
    title: 'Not in the register',
    text: 'No certificate has this code. Compare it letter by letter with the one you were given.',
  },
  failed: { title: 'Could not be looked up', text: 'Nothing is known about this code yet.' },
} as const;

export type Status = keyof typeof statusWords;

export const meaning =
  `The certificate says that its holder completed our ${programme.weeks}-week program. It is no license to practice: whether somebody is a CPA, their state board of accountancy says.` as const;

/** Shown so that visitors recognize the badge on other sites. */
export const badge = {
  alt: `Badge: ${programme.designation}`,
  caption: 'Holders show this badge on their own pages. A picture proves nothing by itself; the code does.',
  link: 'The badge as a picture',
};
