import { listedPagesPath, type ListedPage } from 'shared-contract/search';
import { nearestPages } from './nearest.ts';
import { loadJson, searchAddress } from './search-files.ts';

let loading: Promise<readonly ListedPage[]> | undefined;

/** The pages of this release that come nearest to some words, or to the words of an address. */
export async function loadNearest(text: string): Promise<readonly ListedPage[]> {
  loading ??= loadJson<ListedPage[]>(listedPagesPath(searchAddress())).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return nearestPages(text, await loading);
}
