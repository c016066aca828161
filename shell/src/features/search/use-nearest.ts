import { useEffect, useState } from 'react';
import type { ListedPage } from 'shared-contract/search';
import { loadChunk } from 'shared-ui/chunks';

/** In the chunk of the search, where most visitors of an unknown address go. */
const load = () => loadChunk(() => import(/* webpackChunkName: "shell-search" */ './find.ts'));

/**
 * Returns the pages whose labels are close to a text or an address. Those of the earlier text stay until the next ones are
 * known.
 */
export function useNearest(text: string): readonly ListedPage[] {
  const [near, setNear] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    load()
      .then(({ loadNearest }) => loadNearest(text))
      .then((pages) => {
        if (isCurrent) setNear(pages);
      })
      // The page has other links.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return near;
}
