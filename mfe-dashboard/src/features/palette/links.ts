import type { Role } from 'shared-auth/roles';
import { recentPrefix } from 'shared-contract/stored-keys';
import { z } from 'zod/mini';
import type { Action } from '../../lib/events.ts';
import { dashboardPages } from '../../page-list.ts';
import type { Everything } from './queries.ts';

interface Kind {
  readonly kind: keyof Everything;
  readonly heading: string;
  /** Returns undefined if the role has no page for the kind. */
  readonly addressOf: (id: string, role: Role) => string | undefined;
}

const { admin, applications, clients, coach, stories } = dashboardPages;

/** Leads and calls are in sections of the page with which a role works. */
const inSection =
  (pages: Readonly<Partial<Record<Role, string>>>, section: string, key: string) =>
  (id: string, role: Role) =>
    pages[role] && `${pages[role]}?section=${section}&${key}=${id}`;
const workPages = { admin: admin.path, coach: coach.path };

/** In display order. */
const kinds: readonly Kind[] = [
  { kind: 'clients', heading: 'Clients', addressOf: (id) => `${clients.path}?client=${id}` },
  { kind: 'leads', heading: 'Leads', addressOf: inSection(workPages, 'leads', 'lead') },
  { kind: 'stories', heading: 'Stories', addressOf: (id) => `${stories.path}/${id}` },
  {
    kind: 'applications',
    heading: 'Applications',
    addressOf: (id) => `${applications.path}?application=${id}`,
  },
  { kind: 'calls', heading: 'Calls', addressOf: inSection(workPages, 'calls', 'call') },
  { kind: 'people', heading: 'People', addressOf: inSection({ admin: admin.path }, 'users', 'user') },
];

export interface PageLink {
  readonly to: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** Match rank: 0 for a reference, 1 for the start of the name, 2 for the start of a word, 3 for any position. */
interface Ranked<T = Choice> {
  readonly choice: T;
  readonly rank: number;
}

export type Choice = PageLink | Action;

export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

interface RankedGroup {
  readonly heading: string;
  readonly ranked: readonly Ranked[];
}

export const isLink = (choice: Choice): choice is PageLink => 'to' in choice;

/** Returns what the server found, by kind. */
export const foundLinks = (found: Everything, role: Role): readonly RankedGroup[] =>
  kinds.map(({ kind, heading, addressOf }) => ({
    heading,
    ranked: found[kind].flatMap(({ id, label, detail, rank }) => {
      const to = addressOf(id, role);
      return to === undefined ? [] : [{ choice: { to, label, detail: detail ?? undefined }, rank }];
    }),
  }));

/** Rank of a match outside the name, after all matches in the name. */
const BY_OTHER_WORDS = 4;

/** Ranks each choice by how well its name matches the search. */
export function ranked<T extends { readonly label: string }>(
  all: readonly T[],
  text: string,
): readonly Ranked<T>[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return all.map((choice) => {
    const name = choice.label.toLowerCase();
    const [first = ''] = parts;
    if (!parts.every((part) => name.includes(part))) return { choice, rank: BY_OTHER_WORDS };
    if (name.startsWith(first)) return { choice, rank: 1 };
    return { choice, rank: name.includes(` ${first}`) ? 2 : 3 };
  });
}

/** Returns the choices whose name contains every word of the search. */
export const matching = <T extends { readonly label: string }>(
  all: readonly T[],
  text: string,
): readonly Ranked<T>[] => ranked(all, text).filter(({ rank }) => rank < BY_OTHER_WORDS);

/**
 * Sorts each group by rank and puts the best match of all groups first. Ties go to the most recently visited page, then
 * to the earlier group.
 */
export function inRankOrder(
  groups: readonly RankedGroup[],
  recent: readonly PageLink[],
): readonly ChoiceGroup[] {
  const recency = ({ choice }: Ranked): number => {
    const at = isLink(choice) ? recent.findIndex(({ to }) => to === choice.to) : -1;
    return at < 0 ? Infinity : at;
  };
  const before = (one: Ranked, other: Ranked): number =>
    one.rank - other.rank || (recency(one) === recency(other) ? 0 : recency(one) - recency(other));
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

/** Number of recent pages to store. */
const MAX_RECENT = 8;

const recentLinks = z.array(z.object({ to: z.string(), label: z.string(), detail: z.optional(z.string()) }));

/** Returns the user's recent pages on this device. Empty if storage can't be read. */
export function recentOf(user: string): readonly PageLink[] {
  try {
    return recentLinks.parse(JSON.parse(localStorage.getItem(recentPrefix + user) ?? '[]'));
  } catch {
    return [];
  }
}

/** Stores a page as the most recent one. Does nothing if storage is unavailable. */
export function storeRecent(user: string, link: PageLink): void {
  const rest = recentOf(user).filter(({ to }) => to !== link.to);
  try {
    localStorage.setItem(recentPrefix + user, JSON.stringify([link, ...rest].slice(0, MAX_RECENT)));
  } catch {
    // Storage is unavailable or full.
  }
}
