import { paths } from 'shared-contract/paths';
import { brand, type Brand } from 'shared-ui/brand';
import type { Action } from './sections.ts';

const { bookingUrl }: Brand = brand;

/** Leads to a discovery call: our own page, or the outside one that the brand file names, in a new tab. */
export const booking = (label: string): Action =>
  bookingUrl === undefined ? { label, to: paths.book } : { label, href: bookingUrl, newTab: true };

/** The same in a new tab, where the page says that applying happens elsewhere. */
export const bookingInNewTab = (label: string): Action => ({ ...booking(label), newTab: true });

export const callFirm: Action = { label: `Call ${brand.phone.display}`, href: brand.phone.href };
