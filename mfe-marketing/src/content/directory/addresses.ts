import { paths } from 'shared-contract/paths';
import { professionals } from './professionals.ts';

/** Where the profiles are: the build serves each of them whole. */
export const profileAddresses: readonly string[] = professionals.map(({ id }) => paths.cpaProfile(id));
