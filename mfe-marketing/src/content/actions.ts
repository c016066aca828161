import { paths } from 'shared-contract/paths';
import { brand, type Brand } from 'shared-ui/brand';
import type { Action } from './sections.ts';

const { bookingUrl }: Brand = brand;

/**
 * Leads to a discovery call: our own page, or the outside one that the brand file names, in a new tab.
 *
 * @param topic what the call is about, in the words that our own page then shows.
 */
export const booking = (label: string, topic?: string): Action =>
  bookingUrl === undefined
    ? {
        label,
        to: topic === undefined ? paths.book : `${paths.book}?${new URLSearchParams({ topic }).toString()}`,
      }
    : { label, href: bookingUrl, newTab: true };

/** The same in a new tab, where the page says that applying happens elsewhere. */
export const bookingInNewTab = (label: string, topic?: string): Action => ({
  ...booking(label, topic),
  newTab: true,
});

export const callFirm: Action = { label: `Call ${brand.phone.display}`, href: brand.phone.href };
