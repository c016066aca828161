/** The roles that members have; `shared-auth/roles` says which one somebody has. */
export type MemberRole = 'user' | 'coach' | 'admin';

/** Where a page stands in the menu of the member area. */
export interface MenuPlace<Icon extends string = string> {
  /** In place of the page's title. */
  readonly label?: string | undefined;
  readonly icon: Icon;
  /** Whose menu has it. What a role may read is decided by the database. */
  readonly roles: readonly MemberRole[];
  /** Lower ones stand first. Steps of ten leave room for the pages of other remotes. */
  readonly order: number;
}

/** What a remote says of a page, as `handle` of its route. The build reads it into the boot manifest. */
export interface PageHandle<Icon extends string = string> {
  /** As in the page's `<Seo>`, without the firm's name. */
  readonly title: string;
  /** More than one where a page is called otherwise for some roles. */
  readonly menu?: readonly MenuPlace<Icon>[] | undefined;
}

/**
 * A server function that knows who is at an address that is not listed: `{ action, id }`, the id being what stands in the
 * place of the pattern's parameter, is answered with `{ people }`, one record of texts and lists of texts, or none.
 */
export interface AddressRegister {
  readonly function: string;
  readonly action: string;
}

/** Addresses that are served whole, and who is asked about the others. */
export interface ListedAddresses {
  readonly listed: readonly string[];
  /** With one, the page is rendered once more with slots (`page-slots.ts`), which the edge fills for whoever is found. */
  readonly register?: AddressRegister | undefined;
}

/**
 * What a remote says of a public page at many addresses (`cpa/:id`), as `handle` of its route: each of them is served whole.
 * The build alone reads it; a function keeps a long list out of what every page loads.
 */
export interface AddressesHandle {
  /** Whole addresses, `/cpa/jane-doe`. */
  readonly addresses: readonly string[] | (() => Promise<readonly string[] | ListedAddresses>);
  /**
   * What an address of the pattern is that is not listed. By default there is nothing there (status 404); where the page
   * asks the backend, once it is open, nobody knows before (status 200). Either is rendered once, for all of them.
   */
  readonly others?: 'missing' | 'asked';
}

/** A page as the boot manifest names it. */
export interface PageEntry<Icon extends string = string> extends PageHandle<Icon> {
  /** Pattern of its address, `/dashboard/clients`. */
  readonly path: string;
}

/** What the shell gives a frame, as `handle` of a route around it: read with `useMatches`. */
export interface FrameHandle {
  /** Every page that the remotes of this release have declared. */
  readonly sitePages: readonly PageEntry[];
}

/** A route's `handle` is whatever its remote wrote; what is wrong with it, the parser of the manifest says. */
function saysSomething(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('title' in handle || 'menu' in handle);
}

/** The pages that routes declare, for the boot manifest. Those without a handle are known by their address alone. */
export function declaredPages(
  branches: readonly { readonly pattern: string; readonly handle?: unknown }[],
): PageEntry[] {
  return branches.flatMap(({ pattern, handle }) =>
    saysSomething(handle)
      ? { path: pattern, title: handle.title, ...(handle.menu === undefined ? {} : { menu: handle.menu }) }
      : [],
  );
}

/** What the shell gives, wherever below the frame one asks; `undefined` in a shell that gives nothing. */
export const sitePagesOf = (
  matches: readonly { readonly handle: unknown }[],
): FrameHandle['sitePages'] | undefined =>
  matches
    .map(({ handle }) => (handle as Partial<FrameHandle> | null | undefined)?.sitePages)
    .find((pages) => pages !== undefined);
