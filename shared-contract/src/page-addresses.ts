import type { AddressesHandle, AddressRegister, ListedAddresses } from './page-handle.ts';
import type { RouteBranch } from './route-patterns.ts';

/** Whether an address stands for many: a parameter or a rest of any length is part of it. */
export const isPattern = (pattern: string): boolean => /[:*]/.test(pattern);

/** Whether a pattern answers an address: part by part, a parameter stands for any part that is not empty. */
export function answers(pattern: string, address: string): boolean {
  const parts = address.split('/');
  const asked = pattern.split('/');
  return (
    parts.length === asked.length &&
    asked.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}

const says = (handle: unknown): handle is AddressesHandle =>
  typeof handle === 'object' && handle !== null && 'addresses' in handle;

/** Whether a pattern's page asks the backend what is at an address that is not listed. */
export const asksForOthers = ({ handle }: RouteBranch): boolean => says(handle) && handle.others === 'asked';

async function saidBy({ addresses }: AddressesHandle): Promise<ListedAddresses> {
  const said = typeof addresses === 'function' ? await addresses() : addresses;
  return 'listed' in said ? said : { listed: said };
}

/** Who is asked about the addresses of a pattern that are not listed; nobody by default. */
export const registerOf = async ({ handle }: RouteBranch): Promise<AddressRegister | undefined> =>
  says(handle) ? (await saidBy(handle)).register : undefined;

/** What stands in an address where the pattern has its parameter; `undefined` for another address. */
export function parameterOf(pattern: string, address: string): string | undefined {
  if (!answers(pattern, address)) return undefined;
  const at = pattern.split('/').findIndex((part) => part.startsWith(':'));
  return address.split('/')[at];
}

/**
 * The addresses at which a branch is served whole: its own, or for a pattern those that its remote says of it.
 *
 * @returns `undefined` for a pattern of which nothing is said: its pages are made in the browser alone.
 * @throws when an address is not one of the pattern: nobody would ever see that page.
 */
export async function addressesOf({ pattern, handle }: RouteBranch): Promise<readonly string[] | undefined> {
  if (!isPattern(pattern)) return [pattern];
  if (!says(handle)) return undefined;
  const { listed: said } = await saidBy(handle);
  const other = said.find((address) => isPattern(address) || !answers(pattern, address));
  if (other !== undefined) throw new Error(`The address "${other}" is none of ${pattern}.`);
  return [...new Set(said)];
}
