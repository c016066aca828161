import { brand } from 'shared-ui/brand';

interface Disclaimer {
  readonly title: string;
  readonly text: string;
  /** Stands on pages too that end with a legal line alone. */
  readonly everywhere?: true;
}

/** The small print of the public pages. */
export const disclaimers: readonly Disclaimer[] = [
  {
    title: 'General information, not advice.',
    everywhere: true,
    text: `Nothing on this site is tax, legal, accounting or investment advice, or written advice on a federal tax matter (31 CFR 10.37). Neither reading it nor writing to us makes you a client of ${brand.name}. Tax law changes, and how it applies depends on your facts. Decide together with your own CPA and attorney.`,
  },
  {
    title: 'Results vary.',
    text: 'Savings, returns and retainers named on this site are examples, not averages and not promises. What a plan saves depends on your income, your state, your records and the law of the year. Each figure has its own note.',
  },
  {
    title: 'Testimonials.',
    text: 'A testimonial is the experience of one person and does not say what yours will be. Where the speaker is a client, was paid or has another interest, the note with the words says so.',
  },
  {
    title: 'What we are not.',
    text: `${brand.name} is not a licensed CPA firm, performs no attest work, is not a registered investment adviser, and gives no advice on securities. CPPS is a private certificate, not a license; boards of accountancy may have rules on the use of designations.`,
  },
  {
    title: 'A demonstration.',
    everywhere: true,
    text: `${brand.name} is not a real firm. Its people, partner firms, figures, quotes and podcast episodes are invented.`,
  },
];
