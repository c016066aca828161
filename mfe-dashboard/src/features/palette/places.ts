import type { PageEntry } from 'shared-contract/page-handle';
import type { Everything, FoundKind } from './data/search-everything.ts';

interface Kind {
  readonly kind: FoundKind;
  readonly heading: string;
  /** The page that shows one of them, and how its address names it. */
  readonly page: string;
  /** Where that page is in sections, the one that shows it. */
  readonly section?: string;
  /** None where each has a page of its own below that one. */
  readonly key?: string;
}

/** What is found, in the order in which it is shown. A kind whose page is not there is not shown. */
const kinds: readonly Kind[] = [
  { kind: 'clients', heading: 'Clients', page: '/dashboard/clients', key: 'client' },
  { kind: 'leads', heading: 'Leads', page: '/dashboard/leads', key: 'lead' },
  { kind: 'stories', heading: 'Stories', page: '/dashboard/stories' },
  { kind: 'applications', heading: 'Applications', page: '/dashboard/applications', key: 'application' },
  { kind: 'calls', heading: 'Calls', page: '/dashboard/calls', key: 'call' },
  { kind: 'people', heading: 'People', page: '/dashboard/admin', section: 'users', key: 'user' },
];

export interface Place {
  readonly to: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

export interface PlaceGroup {
  readonly heading: string;
  readonly places: readonly Place[];
}

/** What was found as places to go to. */
export function placesOf(found: Everything, pages: readonly PageEntry[]): readonly PlaceGroup[] {
  return kinds
    .filter(({ page }) => pages.some(({ path }) => path === page))
    .map(({ kind, heading, page, section, key }) => ({
      heading,
      places: found[kind].map(({ id, label, detail }) => ({
        to:
          key === undefined
            ? `${page}/${id}`
            : `${page}?${section === undefined ? '' : `section=${section}&`}${key}=${id}`,
        label,
        detail: detail ?? undefined,
      })),
    }))
    .filter(({ places }) => places.length > 0);
}

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those whose name has every word that is sought; where it begins so, first. */
export function matching<T extends { readonly label: string }>(
  all: readonly T[],
  sought: string,
): readonly T[] {
  const parts = words(sought);
  const rank = ({ label }: T): number => {
    const name = label.toLowerCase();
    if (!parts.every((part) => name.includes(part))) return Infinity;
    return parts[0] !== undefined && name.startsWith(parts[0]) ? 0 : 1;
  };
  return all.filter((one) => rank(one) < Infinity).sort((one, other) => rank(one) - rank(other));
}
