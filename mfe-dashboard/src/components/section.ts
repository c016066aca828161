import type { ComponentType } from 'react';

/** Names the section of a page in its address. */
export const sectionKey = 'section';

interface SectionModule {
  /** All of it. It begins with a `PageHead` of the section's title. */
  readonly Section: ComponentType;
  /** The first rows of it, where the page shows several sections under each other. */
  readonly Brief?: ComponentType;
}

/** A part of a page at an address of its own, whose code comes when it is shown. */
export interface Section {
  /** Its word in the address. */
  readonly id: string;
  /** In the row of links. */
  readonly label: string;
  /** Its heading. */
  readonly title: string;
  /** A list that takes the height of the window and scrolls by itself. */
  readonly fills?: boolean;
  /** Whether the page without a section shows the first rows of it. */
  readonly isBrief?: boolean;
  readonly load: () => Promise<SectionModule>;
}

/** The address of a section of a page. */
export const sectionAddress = (path: string, id: string): string =>
  `${path}?${sectionKey}=${encodeURIComponent(id)}`;
