import type { ListedAddresses } from 'shared-contract/page-handle';
import { paths } from 'shared-contract/paths';
import { professionals } from './professionals.ts';

/** Where the profiles are: the build serves each of them whole, and the edge asks the register about the others. */
export const profileAddresses: ListedAddresses = {
  listed: professionals.map(({ id }) => paths.cpaProfile(id)),
  register: { function: 'registry', action: 'people' },
};
