import type { ListedAddresses } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { professionals } from './professionals.ts';

/** Addresses of the profiles. The build prerenders these; for others, the edge queries the register. */
export const profileAddresses: ListedAddresses = {
  listed: professionals.map(({ id }) => paths.cpaProfile(id)),
  register: { function: 'registry', action: 'people' },
};
