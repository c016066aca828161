import { useDeclaredPages } from '../layout/menu-items.ts';

/** Whether an address of the dashboard leads to a page that there is in this release. */
export function usePlaces(): (address: string) => boolean {
  const pages = useDeclaredPages();
  return (address) => pages.some(({ path }) => path === address.split(/[?#]/)[0]);
}
