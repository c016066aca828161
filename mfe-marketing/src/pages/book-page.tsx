import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { useHydrated } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';
import { book, managedCall } from '../content/book/book.ts';
import { PublicPage } from '../public-page.tsx';
import { BookingSection } from '../sections/book/booking-section.tsx';
import { CallersSection } from '../sections/book/callers-section.tsx';
import { ManagedCallSection } from '../sections/book/managed-call-section.tsx';
import { MinutesSection } from '../sections/book/minutes-section.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { organization } from '../structured-data.tsx';

const call = {
  '@type': 'Service',
  name: 'Discovery call',
  description: 'Thirty minutes by phone about tax strategy, protection and succession.',
  provider: { '@id': organization['@id'] },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  availableChannel: {
    '@type': 'ServiceChannel',
    servicePhone: brand.phone.display,
    serviceUrl: brand.origin + paths.book,
  },
};

const views = {
  booking: BookingSection,
  minutes: MinutesSection,
  callers: CallersSection,
  managedCall: ManagedCallSection,
};

export function Component() {
  const [search] = useSearchParams();
  // The served page knows no token: it is the same for everybody.
  const isHydrated = useHydrated();
  if (isHydrated && search.get('manage')) {
    return (
      <PublicPage
        title="Your Call"
        description="The discovery call that you booked: its time, and how to confirm, move or cancel it."
        path={paths.book}
        noindex
      >
        <SectionList sections={managedCall} views={views} />
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title="Book a Call"
      description={`Book a free 30-minute discovery call with ${brand.shortName}: choose a time in your own time zone, and move or cancel it by a link.`}
      path={paths.book}
      about={{ mainEntity: call }}
      nodes={[organization]}
    >
      <SectionList sections={book} views={views} />
    </PublicPage>
  );
}
