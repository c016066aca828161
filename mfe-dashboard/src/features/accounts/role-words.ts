import type { AccountRole } from './data/list-users.ts';

/** What somebody is, in a sentence. */
export const roleWords: Readonly<Record<AccountRole, string>> = {
  user: 'a user',
  coach: 'a coach',
  admin: 'an administrator',
};

export interface RoleButton {
  readonly label: 'Make Admin' | 'Remove Admin' | 'Make Coach' | 'Remove Coach';
  readonly to: AccountRole;
}

/** The two of the four buttons that an account has: one for each role that gives rights. */
export const roleButtons = (role: AccountRole): readonly [RoleButton, RoleButton] => [
  role === 'admin' ? { label: 'Remove Admin', to: 'user' } : { label: 'Make Admin', to: 'admin' },
  role === 'coach' ? { label: 'Remove Coach', to: 'user' } : { label: 'Make Coach', to: 'coach' },
];

/** What a press is asked before it counts. */
export function consequenceOf({ label }: RoleButton, name: string): string {
  if (label === 'Make Admin') return `${name} will see and change every client, lead and account.`;
  if (label === 'Remove Admin') return `${name} keeps a user account and loses this area at once.`;
  if (label === 'Make Coach') return `${name} will see the clients given to them and the training.`;
  return `${name} keeps a user account and loses the clients and the training of a coach at once.`;
}

/**
 * Why a button is not for this reader and account; null where it is. Nobody takes the role of an administrator from
 * themselves, and so nobody makes themselves a coach.
 * @param admins how many administrators there are; undefined while nobody knows
 */
export function refusalOfButton(
  account: { readonly id: string; readonly role: AccountRole },
  me: string,
  admins: number | undefined,
): string | null {
  if (account.id !== me || account.role !== 'admin') return null;
  return admins === 1
    ? 'At least one administrator stays.'
    : 'Ask another administrator to take your role away.';
}
