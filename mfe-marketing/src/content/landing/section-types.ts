import type { Heading } from '../sections.ts';

/** How to reach the firm, at the end of a page for one kind of reader: details of the brand, hours of one desk. */
export type ReachSection = {
  readonly kind: 'reach';
  readonly desk: 'general' | 'certification';
  /** What holds outside the hours. */
  readonly otherwise: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
} & Heading;
