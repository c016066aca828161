import type { SearchSection } from 'shared-contract/search';
import { createFind, type Find } from './find.ts';
import { loadJson, searchAddress } from './search-files.ts';

let loading: Promise<Find> | undefined;

/** The search over the release that this page is of. Loaded once; after a failure the next call tries again. */
export function loadFind(): Promise<Find> {
  loading ??= loadJson<SearchSection[]>(searchAddress())
    .then(createFind)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
