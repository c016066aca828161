import { onSignOut } from 'shared-auth/session-store';

/** What each list was asked for when this tab showed it last, by its path. */
const left = new Map<string, string>();
onSignOut(() => left.clear());

/** @param search without its `?` */
export const leaveList = (path: string, search: string): void => {
  left.set(path, search);
};

/** What leads back to a list as it was left, beginning with `?`; nothing where it shows all. */
export function leftList(path: string): string {
  const search = left.get(path) ?? '';
  return search === '' ? '' : `?${search}`;
}
