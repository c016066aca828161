import { useHydrated } from 'shared-ui/hooks';
import { useParams } from 'shared-ui/router';
import { SharedStorySection } from '../sections/shared-story/shared-story-section.tsx';

/** A story at the link of whoever shared it. */
export function Component() {
  const { token = '' } = useParams();
  // The served page knows no token: it is the same for everybody.
  const isHydrated = useHydrated();
  return <SharedStorySection key={String(isHydrated)} token={isHydrated ? token : ''} />;
}
