import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { loadChunk } from 'shared-ui/chunks';
import { hasKeptStories, onStoriesWritten } from '../lib/kept-stories.ts';

const Unsent = lazy(async () => {
  // What cannot be loaded now is tried at the next page.
  const module = await loadChunk(
    () =>
      import(/* webpackChunkName: "dashboard-unsent" */ '../features/stories/components/unsent-stories.tsx'),
  ).catch(() => null);
  return { default: module?.UnsentStories ?? (() => null) };
});

/** Sends text of stories that waits on this device, on whatever page; its code comes only where there is some. */
export function KeptStories() {
  const { id } = useUser();
  const [isWanted, setIsWanted] = useState(() => hasKeptStories(id));
  useEffect(() => onStoriesWritten(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Unsent />
    </Suspense>
  ) : null;
}
