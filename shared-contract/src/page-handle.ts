/** Roles of members. `shared-auth/roles` returns the role of a profile. */
export type MemberRole = 'user' | 'coach' | 'admin';

/** A page's entry in the menu of the member area. */
export interface MenuPlace<Icon extends string = string> {
  /** Replaces the page's title. */
  readonly label?: string | undefined;
  readonly icon: Icon;
  /** Roles whose menu has the entry. The database decides what a role may read. */
  readonly roles: readonly MemberRole[];
  /** Sorts entries, lowest first. Steps of ten leave room for other remotes' pages. */
  readonly order: number;
}

/** A page's metadata, set as `handle` of its route. The build copies it into the boot manifest. */
export interface PageHandle<Icon extends string = string> {
  /** Same as in the page's `<Seo>`, without the firm's name. */
  readonly title: string;
  /** Several entries if the label differs by role. */
  readonly menu?: readonly MenuPlace<Icon>[] | undefined;
}

/**
 * A server function that finds the person at an unlisted address. It receives `{ action, id }`, where `id` is the value
 * of the pattern's parameter, and returns `{ people }`: one record of texts and lists of texts, or none.
 */
export interface AddressRegister {
  readonly function: string;
  readonly action: string;
}

/** Prerendered addresses, and the function that resolves the others. */
export interface ListedAddresses {
  readonly listed: readonly string[];
  /** Renders the page once more with slots (`page-data.ts`), which the edge fills with the record that it finds. */
  readonly register?: AddressRegister | undefined;
}

/**
 * The addresses of a public page with a parameter (`cpa/:id`), set as `handle` of its route. Each is prerendered. Only
 * the build reads it; a function excludes a long list from the code that every page loads.
 */
export interface AddressesHandle {
  /** Complete paths, such as `/cpa/jane-doe`. */
  readonly addresses: readonly string[] | (() => Promise<readonly string[] | ListedAddresses>);
  /**
   * Handling of unlisted addresses. By default they don't exist (status 404). With `asked`, the page queries the
   * backend after it opens, so the edge returns status 200. Either page is rendered once for all of them.
   */
  readonly others?: 'missing' | 'asked';
}

/** A page's entry in the boot manifest. */
export interface PageEntry<Icon extends string = string> extends PageHandle<Icon> {
  /** Route pattern, such as `/dashboard/clients`. */
  readonly path: string;
}

/** Data that the shell passes to a layout, as `handle` of a route around it. Read it with `useMatches`. */
export interface LayoutHandle {
  /** All pages that the remotes of this release declare. */
  readonly sitePages: readonly PageEntry[];
}

/** A remote can set any `handle`. The manifest parser reports errors in it. */
function saysSomething(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('title' in handle || 'menu' in handle);
}

/** Returns the pages that routes declare, for the boot manifest. Routes without a handle are omitted. */
export function declaredPages(
  branches: readonly { readonly pattern: string; readonly handle?: unknown }[],
): PageEntry[] {
  return branches.flatMap(({ pattern, handle }) =>
    saysSomething(handle)
      ? { path: pattern, title: handle.title, ...(handle.menu === undefined ? {} : { menu: handle.menu }) }
      : [],
  );
}

/** Returns the shell's page list in any route below the layout, or `undefined` if the shell provides none. */
export const sitePagesOf = (
  matches: readonly { readonly handle: unknown }[],
): LayoutHandle['sitePages'] | undefined =>
  matches
    .map(({ handle }) => (handle as Partial<LayoutHandle> | null | undefined)?.sitePages)
    .find((pages) => pages !== undefined);
