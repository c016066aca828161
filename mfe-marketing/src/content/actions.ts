import { paths } from 'shared-contract/paths';
import { brand, type Brand } from 'shared-ui/brand';
import type { Action } from './sections.ts';

const { bookingUrl }: Brand = brand;

/**
 * Returns the link for booking a discovery call: the site's own page, or the brand's external page in a new tab.
 *
 * @param topic subject of the call, which the site's own page shows
 */
export const booking = (label: string, topic?: string): Action =>
  bookingUrl === undefined
    ? {
        label,
        to: topic === undefined ? paths.book : `${paths.book}?${new URLSearchParams({ topic }).toString()}`,
      }
    : { label, href: bookingUrl, newTab: true };

/** Opens a new tab, for pages that announce that applying happens elsewhere. */
export const bookingInNewTab = (label: string, topic?: string): Action => ({
  ...booking(label, topic),
  newTab: true,
});

export const callFirm: Action = { label: `Call ${brand.phone.display}`, href: brand.phone.href };
