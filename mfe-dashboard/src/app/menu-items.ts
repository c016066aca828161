import type { Role } from 'shared-auth/roles';
import { type PageEntry, sitePagesOf } from 'shared-contract/page-handle';
import type { IconName } from 'shared-ui/icon';
import { useMatches } from 'shared-ui/router';
import { dashboardPages } from '../page-list.ts';

interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
}

/**
 * Returns the pages that all remotes of the release declare. An older shell passes none, so only this remote's pages
 * are used.
 */
export const useDeclaredPages = (): readonly PageEntry[] =>
  sitePagesOf(useMatches()) ?? Object.values(dashboardPages);

/**
 * Returns the sidebar links of a role, in order. This list grants no access: the database enforces permissions.
 * @param trains true if the user has access to the training, regardless of role
 */
export function menuOf(role: Role, pages: readonly PageEntry[], trains = false): readonly MenuItem[] {
  return pages
    .flatMap(({ path, title, menu = [] }) => menu.map((place) => ({ title, path, ...place })))
    .filter(({ roles, path }) => roles.includes(role) || (trains && path === dashboardPages.training.path))
    .sort((one, other) => one.order - other.order)
    .map(({ label, title, path, icon }) => ({
      label: label ?? title,
      to: path,
      // Another remote may declare an icon that this release doesn't have. `Icon` then renders nothing.
      icon: icon as IconName,
    }));
}
