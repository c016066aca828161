/** A section of a public page, as the build reads it from the served page and the search finds it. */
export interface SearchSection {
  /** Address of the page, with the place in it: `/terms-and-conditions#records`. */
  readonly address: string;
  /** The page's main heading. */
  readonly page: string;
  /** What menus call the page, where its heading says something else; in the page's first section. */
  readonly name?: string;
  /** The section's own; absent at the top of a page. */
  readonly heading?: string;
  readonly text: string;
}

/** Where the list of all {@link SearchSection} of a release lies; the name follows from what it and the next one say. */
export const sectionsPath = (hash: string): string => `/static/search/sections.${hash}.json`;

/** Where the list of all {@link ListedPage} lies, beside that of the sections. */
export const listedPagesPath = (sections: string): string => sections.replace(/[^./]*(?=\.[^/]*$)/, 'pages');

/** A page that somebody may have meant. */
export interface ListedPage {
  readonly address: string;
  /** What menus call the page. */
  readonly name: string;
  /** The page's main heading, where it says something else. */
  readonly title?: string;
}
