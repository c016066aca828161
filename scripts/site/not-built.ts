import { paths } from 'shared-contract/paths';

/** Addresses that pages lead to already and that show the home page until they are built. */
export const notBuilt: ReadonlySet<string> = new Set([paths.cppsApply]);
