import type { Role } from 'shared-auth/roles';
import type { PageEntry } from 'shared-contract/page-handle';
import type { Action } from '../../lib/page-actions.ts';
import { ownPages } from '../../own-pages.ts';
import type { Everything, FoundKind } from './data/search-everything.ts';

interface Kind {
  readonly kind: FoundKind;
  readonly heading: string;
  /** The page that shows one of them, for everybody or by role. */
  readonly page: string | Readonly<Partial<Record<Role, string>>>;
  /** Where that page is in sections, the one that shows it. */
  readonly section?: string;
  /** How the page's address names it. None where each has a page of its own below that one. */
  readonly key?: string;
}

const { admin, applications, clients, coach, stories } = ownPages;
/** Whose sections show what reaches the firm. */
const desks = { admin: admin.path, coach: coach.path };

/** What is found, in the order in which it is shown. A kind whose page is not there is not shown. */
const kinds: readonly Kind[] = [
  { kind: 'clients', heading: 'Clients', page: clients.path, key: 'client' },
  { kind: 'leads', heading: 'Leads', page: desks, section: 'leads', key: 'lead' },
  { kind: 'stories', heading: 'Stories', page: stories.path },
  { kind: 'applications', heading: 'Applications', page: applications.path, key: 'application' },
  { kind: 'calls', heading: 'Calls', page: desks, section: 'calls', key: 'call' },
  { kind: 'people', heading: 'People', page: { admin: admin.path }, section: 'users', key: 'user' },
];

export interface Place {
  readonly to: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** What can be chosen, and how well it matches: 0 by its reference, 1 begins so, 2 a word of it does, 3 inside. */
export interface Ranked<T = Choice> {
  readonly choice: T;
  readonly rank: number;
}

export type Choice = Place | Action;

export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

export interface RankedGroup {
  readonly heading: string;
  readonly ranked: readonly Ranked[];
}

export const isPlace = (choice: Choice): choice is Place => 'to' in choice;

/** What was found as places to go to. */
export function placesOf(found: Everything, pages: readonly PageEntry[], role: Role): readonly RankedGroup[] {
  return kinds.flatMap(({ kind, heading, page: ofRoles, section, key }) => {
    const page = typeof ofRoles === 'string' ? ofRoles : ofRoles[role];
    if (page === undefined || !pages.some(({ path }) => path === page)) return [];
    const addressOf = (id: string) =>
      key === undefined
        ? `${page}/${id}`
        : `${page}?${section === undefined ? '' : `section=${section}&`}${key}=${id}`;
    return {
      heading,
      ranked: found[kind].map(({ id, label, detail, rank }) => ({
        choice: { to: addressOf(id), label, detail: detail ?? undefined },
        rank,
      })),
    };
  });
}

/** What is known by other words than its name comes after what is named so. */
const BY_OTHER_WORDS = 4;

/** Each with how well its name has the words that are sought. */
export function ranked<T extends { readonly label: string }>(
  all: readonly T[],
  sought: string,
): readonly Ranked<T>[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return all.map((choice) => {
    const name = choice.label.toLowerCase();
    const [first = ''] = parts;
    if (!parts.every((part) => name.includes(part))) return { choice, rank: BY_OTHER_WORDS };
    if (name.startsWith(first)) return { choice, rank: 1 };
    return { choice, rank: name.includes(` ${first}`) ? 2 : 3 };
  });
}

/** Those whose name has every word that is sought. */
export const matching = <T extends { readonly label: string }>(
  all: readonly T[],
  sought: string,
): readonly Ranked<T>[] => ranked(all, sought).filter(({ rank }) => rank < BY_OTHER_WORDS);

/**
 * The groups with the best match of each kind first, and before them the best of all. Of equals the one that somebody went
 * to lately, then the one of the earlier group.
 */
export function inOrder(groups: readonly RankedGroup[], recent: readonly Place[]): readonly ChoiceGroup[] {
  const lately = ({ choice }: Ranked): number => {
    const at = isPlace(choice) ? recent.findIndex(({ to }) => to === choice.to) : -1;
    return at < 0 ? Infinity : at;
  };
  const before = (one: Ranked, other: Ranked): number =>
    one.rank - other.rank || (lately(one) === lately(other) ? 0 : lately(one) - lately(other));
  const sorted = groups.map(({ heading, ranked: all }) => ({ heading, ranked: [...all].sort(before) }));
  const [best] = sorted.flatMap(({ ranked: all }) => all.slice(0, 1)).sort(before);
  return [
    { heading: 'Best match', choices: best ? [best.choice] : [] },
    ...sorted.map(({ heading, ranked: all }) => ({
      heading,
      choices: all.filter((one) => one !== best).map(({ choice }) => choice),
    })),
  ];
}
