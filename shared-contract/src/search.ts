/** A section of a public page. The build extracts it from the prerendered page for the search. */
export interface SearchSection {
  /** URL of the page with a fragment: `/terms-and-conditions#records`. */
  readonly address: string;
  /** The page's main heading. */
  readonly page: string;
  /** The page's label in menus, if it differs from the heading. Only in the page's first section. */
  readonly name?: string;
  /** The section's heading; missing at the top of a page. */
  readonly heading?: string;
  readonly text: string;
}

/** Returns the URL of a release's list of {@link SearchSection}. The hash covers this file and the list of pages. */
export const sectionsPath = (hash: string): string => `/static/search/sections.${hash}.json`;

/** Returns the URL of the list of {@link ListedPage}, in the same folder. */
export const listedPagesPath = (sections: string): string => sections.replace(/[^./]*(?=\.[^/]*$)/, 'pages');

/** A page that the visitor may have meant. */
export interface ListedPage {
  readonly address: string;
  /** The page's label in menus. */
  readonly name: string;
  /** The page's main heading, if it differs from the label. */
  readonly title?: string;
}
