import { useHydrated } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/late';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { times } from '../content/book/times.ts';
import { head } from '../content/heads/book.ts';
import { taskPage } from '../late-page.tsx';
import { BookingSection } from '../sections/book/booking-section.tsx';
import { ManagedCallPage } from './managed-call-page.tsx';

const { loader, Top, Rest } = taskPage(head.path, () =>
  loadChunk(() => import(/* webpackChunkName: "marketing-book-rest" */ './book-rest.tsx')),
);

export { loader };

export function Component() {
  const [search] = useSearchParams();
  // The served page knows no token: it is the same for everybody.
  const isHydrated = useHydrated();
  if (isHydrated && search.get('manage')) return <ManagedCallPage />;
  return (
    <>
      <Seo {...head} />
      <Top />
      <BookingSection section={times} />
      <Rest />
    </>
  );
}
