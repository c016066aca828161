import { useEffect, useState } from 'react';
import type { ListedPage } from 'shared-contract/search';
import { loadChunk } from 'shared-ui/chunks';

/** In the chunk of the search, which is where most people go from here. */
const load = () =>
  loadChunk(() => import(/* webpackChunkName: "shell-search" */ '../features/search/load-nearest.ts'));

/** The pages that come nearest to an address that nobody has: none as served, and where nothing is near. */
export function useNearest(pathname: string): readonly ListedPage[] {
  const [near, setNear] = useState<{ to: string; pages: readonly ListedPage[] }>();
  useEffect(() => {
    let isCurrent = true;
    load()
      .then(({ loadNearest }) => loadNearest(pathname))
      .then((pages) => {
        if (isCurrent) setNear({ to: pathname, pages });
      })
      // The notice has other ways on.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return near?.to === pathname ? near.pages : [];
}
