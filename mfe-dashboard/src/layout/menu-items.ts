import type { Role } from 'shared-auth/roles';
import { sitePagesOf, type PageEntry } from 'shared-contract/page-handle';
import type { IconName } from 'shared-ui/icon';
import { useMatches } from 'shared-ui/router';
import { ownPages } from '../own-pages.ts';

interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

/** The pages that the remotes of this release have declared. An older shell does not tell of others'. */
export const useDeclaredPages = (): readonly PageEntry[] =>
  sitePagesOf(useMatches()) ?? Object.values(ownPages);

/**
 * The sidebar of a role, in order. What a role may read is decided by the database, not by this list.
 *
 * @param trains whether the training opens for the person, whatever their role
 */
export function menuOf(role: Role, pages: readonly PageEntry[], trains = false): readonly MenuItem[] {
  return pages
    .flatMap(({ path, title, menu = [] }) => menu.map((place) => ({ title, path, ...place })))
    .filter(({ roles, path }) => roles.includes(role) || (trains && path === ownPages.training.path))
    .sort((one, other) => one.order - other.order)
    .map(({ label, title, path, icon }) => ({
      label: label ?? title,
      to: path,
      // One that this release has no drawing of stays empty.
      icon: icon as IconName,
    }));
}
