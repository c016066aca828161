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
    text: `Nothing on this site is tax, legal, accounting or investment advice, and neither reading it nor writing to us makes you a client of ${brand.name}. Tax law changes, and how it applies depends on your facts. Decide together with your own CPA and attorney.`,
  },
  {
    title: 'Results vary.',
    text: 'Savings, returns and retainers named on this site are examples, not averages and not promises. What a plan saves depends on your income, your state, your records and the law of the year. Each figure carries its own note where it stands.',
  },
  {
    title: 'Testimonials.',
    text: 'A testimonial is the experience of one person and does not say what yours will be. Where the speaker is a client, was paid or has another interest, the note beside the words says so.',
  },
  {
    title: 'Not for avoiding penalties.',
    text: 'Nothing here is written tax advice in the sense of Treasury Department Circular 230, and it cannot be relied on to avoid a federal or state tax penalty. For that you need a signed engagement and an opinion on your own facts.',
  },
  {
    title: 'A demonstration.',
    everywhere: true,
    text: `${brand.name} is not a real firm. Its people, partner firms, figures, quotes and podcast episodes are invented.`,
  },
];
