import { use, useDeferredValue, useState } from 'react';
import { firstCallMinutes } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { loadChunk } from 'shared-ui/chunks';
import { DimensionLine } from 'shared-ui/drawing';
import { useHydrated } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import { Portrait } from 'shared-ui/portrait';
import { useSearchParams } from 'shared-ui/router';
import { organization, questionsNode } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import { bookRest, type BookSection, bookTop, head, times } from '../content/book.ts';
import { people } from '../content/people.ts';
import { BookingForm } from '../forms/booking/form.tsx';
import { PageContent, questionsIn } from '../page.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

function BookingSection({ section }: { section: BookSection<'booking'> }) {
  const [outcome, setOutcome] = useState<'booked' | 'pending'>();
  return (
    <Section
      id={section.id}
      labelledBy={titleId(section)}
      className={classes('pt-6 md:pt-8', !outcome && 'print:hidden')}
    >
      {outcome ? (
        <Heading of={{ ...section, ...section[outcome] }} className="mb-6" />
      ) : (
        <h2 id={titleId(section)} className="sr-only">
          {section.title}
        </h2>
      )}
      <BookingForm label={section.formLabel} onBooked={({ status }) => setOutcome(status)} />
      {outcome ? null : <p className="mt-4 text-sm text-muted">{section.lead}</p>}
    </Section>
  );
}

function CallersSection({ section }: { section: BookSection<'callers'> }) {
  return (
    <TitledSection of={section} headingColumns="lg:col-span-4">
      <ul className="grid gap-8 md:grid-cols-2 lg:col-span-8">
        {section.callers.map(({ personId, for: audience, text }) => {
          const person = people.find(({ id }) => id === personId);
          if (!person) return null;
          return (
            <li key={personId} className="grid content-start gap-4 border-t border-edge pt-6">
              <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4">
                <Portrait id={person.id} name={person.name} features={person.portrait} />
                <div>
                  <h3 className="text-lg">
                    {person.name}, {person.credential}
                  </h3>
                  <p className="text-sm text-muted">{person.title}</p>
                </div>
              </div>
              <p className="font-semibold text-copper">{audience}</p>
              <p>{text}</p>
            </li>
          );
        })}
        <li className="md:col-span-2">
          <TextLink to={paths.team}>Meet the whole team</TextLink>
        </li>
      </ul>
    </TitledSection>
  );
}

/** Drawn to scale: a column is five minutes. */
const spans: Readonly<Record<number, string>> = { 5: 'xl:col-span-1', 10: 'xl:col-span-2' };

/** Draws the half hour to scale. Each part has a dimension line of its length. */
function MinutesSection({ section }: { section: BookSection<'minutes'> }) {
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
      <ol className="mt-8 grid gap-8 md:grid-cols-2 xl:grid-cols-6 xl:gap-x-0">
        {section.parts.map(({ title, text, from, to }) => (
          <li key={title} className={classes('grid content-start gap-3', spans[to - from])}>
            <div aria-hidden="true">
              <DimensionLine label={`${to - from} min`} />
            </div>
            <div className="grid gap-2 xl:pr-6">
              <p className="text-sm font-semibold text-copper tabular-nums">
                Minutes {from} to {to}
              </p>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

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
/** Only visitors with an email's link need this code. After a failure, the next attempt loads it again. */
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
  // The prerendered page is the same for everyone, so it has no token. It stays until the other page's code has loaded.
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
