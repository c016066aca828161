import { firstCallMinutes } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { bookRest, bookTop } from '../content/book/book.ts';
import { head } from '../content/heads/book.ts';
import { questionsIn } from '../questions-in.ts';
import { PageContent } from '../page-content.tsx';
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

export function Top() {
  return <SectionList sections={bookTop} views={{}} />;
}

export function Rest() {
  return (
    <PageContent
      {...head}
      about={{ mainEntity: call }}
      nodes={[organization, questionsNode(head.path, questionsIn(bookRest))]}
    >
      <SectionList sections={bookRest} views={{ minutes: MinutesSection, callers: CallersSection }} />
    </PageContent>
  );
}
