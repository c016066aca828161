import { use, useDeferredValue } from 'react';
import { useHydrated } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/late';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { times } from '../content/book/times.ts';
import { head } from '../content/heads/book.ts';
import { taskPage } from '../late-page.tsx';
import { BookingSection } from '../sections/book/booking-section.tsx';

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-book-rest" */ './book-rest.tsx')),
);

export { loader };

let managedCall: Promise<typeof import('./managed-call-page.tsx')> | undefined;
/** Only who comes by the link of a letter needs it. After a failure the next try asks anew. */
const loadManagedCall = () =>
  (managedCall ??= loadChunk(
    () => import(/* webpackChunkName: "marketing-managed-call" */ './managed-call-page.tsx'),
  ).catch((error: unknown) => {
    managedCall = undefined;
    throw error;
  }));

function ManagedCall() {
  const { ManagedCallPage } = use(loadManagedCall());
  return <ManagedCallPage />;
}

export function Component() {
  const [search] = useSearchParams();
  // The served page knows no token: it is the same for everybody. It stays until the code of the other one is there.
  const isManaged = useDeferredValue(useHydrated() && Boolean(search.get('manage')));
  if (isManaged) return <ManagedCall />;
  return (
    <>
      <Seo {...head} />
      <Top />
      <BookingSection section={times} />
      <Rest />
    </>
  );
}
