import { addressesOf, asksForOthers, isPattern, registerOf } from 'shared-contract/page-addresses';
import type { AddressRegister } from 'shared-contract/page-handle';
import { SLOTS_ID } from 'shared-contract/page-slots';
import type { RouteBranch } from 'shared-contract/route-patterns';

/** What stands for a parameter where no page is: the remote's own words for an id that it does not know. */
const NOBODY = 'unknown-address';

export interface PlannedPage {
  readonly address: string;
  /** Of a page for what a pattern does not have. */
  readonly missing?: string;
  readonly isAsked?: boolean;
  readonly register?: AddressRegister;
  /** Whose page it is; the shell's own have none. */
  readonly remotes: readonly string[];
}

const addressOf = (pattern: string, parameter: string) => pattern.replaceAll(/:[^/]+/g, parameter);

/** What a pattern answers beside its own addresses: one that it does not have, and one with slots where a register knows more. */
async function othersOf(branch: RouteBranch, remotes: readonly string[]): Promise<PlannedPage[]> {
  const { pattern } = branch;
  const register = await registerOf(branch);
  const nobody = {
    address: addressOf(pattern, NOBODY),
    missing: pattern,
    isAsked: asksForOthers(branch),
    remotes,
  };
  return [
    nobody,
    ...(register ? [{ address: addressOf(pattern, SLOTS_ID), missing: pattern, register, remotes }] : []),
  ];
}

/** The public addresses of the remotes, and what stands for the rest of a pattern; all but what lies in the member area. */
export async function plannedPages(
  remotes: readonly string[],
  memberArea: string,
  branchesOf: (remote: string) => readonly RouteBranch[],
): Promise<PlannedPage[]> {
  const planned: PlannedPage[] = [];
  for (const remote of remotes)
    for (const branch of branchesOf(remote)) {
      const addresses = branch.pattern.startsWith(memberArea) ? undefined : await addressesOf(branch);
      if (addresses === undefined) continue;
      planned.push(...addresses.map((address) => ({ address, remotes: [remote] })));
      if (isPattern(branch.pattern)) planned.push(...(await othersOf(branch, [remote])));
    }
  return planned;
}
