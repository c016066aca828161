import { paths } from 'shared-contract/paths';
import { symposiumEvent, symposiumSpans } from 'shared-contract/symposium';
import { brand } from 'shared-ui/brand';
import { organization, questionsNode } from 'shared-ui/structured-data';
import {
  eventHead,
  head,
  registration,
  symposiumRest,
  symposiumTop,
} from '../content/symposium/symposium.ts';
import { speakers } from '../content/symposium/speakers.ts';
import { PageContent, questionsIn } from '../page.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { CreditSection, ProgramSection } from '../sections/symposium-program.tsx';
import {
  EpisodesSection,
  EventHeadSection,
  RegistrationSection,
  SpeakersSection,
} from '../sections/symposium.tsx';

const url = brand.origin + paths.symposium;

const event = {
  '@type': 'EducationEvent',
  '@id': `${url}#event`,
  name: head.title,
  description: head.description,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  location: [
    { '@type': 'Place', name: symposiumEvent.place, address: symposiumEvent.place },
    { '@type': 'VirtualLocation', url },
  ],
  isAccessibleForFree: true,
  maximumPhysicalAttendeeCapacity: symposiumEvent.seats,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', url: `${url}#registration` },
  organizer: { '@id': organization['@id'] },
  performer: speakers.map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title })),
};

export function Component() {
  const { first, second } = symposiumSpans();
  const dates = { startDate: first.starts.toISOString(), endDate: second.ends.toISOString() };
  return (
    <PageContent
      {...head}
      about={{ mainEntity: { '@id': event['@id'] } }}
      nodes={[
        { ...event, ...dates },
        organization,
        questionsNode(paths.symposium, questionsIn(symposiumTop)),
      ]}
    >
      <EventHeadSection section={eventHead} />
      <SectionList
        sections={symposiumTop}
        views={{
          credit: CreditSection,
          speakers: SpeakersSection,
          program: ProgramSection,
          episodes: EpisodesSection,
        }}
      />
      <RegistrationSection section={registration} />
      <SectionList sections={symposiumRest} views={{}} />
    </PageContent>
  );
}
