import { use, useDeferredValue } from 'react';
import { firstCallMinutes } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { useHydrated } from 'shared-ui/hooks';
import { loadChunk } from 'shared-ui/chunks';
import { useSearchParams } from 'shared-ui/router';
import { bookRest, bookTop } from '../content/book/book.ts';
import { times } from '../content/book/times.ts';
import { head } from '../content/heads/book.ts';
import { questionsIn } from '../questions-in.ts';
import { PageContent } from '../page-content.tsx';
import { BookingSection } from '../sections/book/booking-section.tsx';
import { CallersSection } from '../sections/book/callers-section.tsx';
import { MinutesSection } from '../sections/book/minutes-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { organization, questionsNode } from 'shared-ui/structured-data';

const call = {
  '@type': 'Service',
  name: head.title,
  serviceType: 'Discovery call',
  description: `${firstCallMinutes} minutes by phone about tax strategy, protection and succession.`,
  provider: { '@id': organization['@id'] },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  availableChannel: {
    '@type': 'ServiceChannel',
    servicePhone: brand.phone.display,
    serviceUrl: brand.origin + paths.book,
  },
};

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
    <PageContent
      {...head}
      about={{ mainEntity: call }}
      nodes={[organization, questionsNode(head.path, questionsIn(bookRest))]}
    >
      <SectionList sections={bookTop} views={{}} />
      <BookingSection section={times} />
      <SectionList sections={bookRest} views={{ minutes: MinutesSection, callers: CallersSection }} />
    </PageContent>
  );
}
