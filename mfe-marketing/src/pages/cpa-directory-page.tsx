import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import {
  directory,
  directoryCount,
  directoryHeading,
  directoryRest,
} from '../content/directory/directory.ts';
import { type DirectoryPerson, head } from '../content/directory/professional.ts';
import { professionals } from '../content/directory/professionals.ts';
import { PageContent } from '../page.tsx';
import { ChoiceField } from '../sections/common/choices.tsx';
import { PlainHead } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import {
  LIST_END,
  personNode,
  ProfessionalCard,
  useDirectory,
} from '../sections/directory/professional-card.tsx';
import {
  findProfessionals,
  locationsOf,
  SearchField,
  specializationsOf,
  useFilters,
} from '../sections/directory/search.tsx';

function DirectoryHead() {
  return (
    <PlainHead of={directoryHeading} isRead>
      <p className="mt-6 flex items-baseline gap-3">
        <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">
          {directoryCount.value}
        </span>{' '}
        <span>{directoryCount.label}</span>
      </p>
    </PlainHead>
  );
}

/** Cards per step, so that a long directory renders as fast as a short one. */
const STEP = 12;

/**
 * Lists the remaining people with links to their profiles, for browsers without scripts. It is in a `noscript` element,
 * so browsers with scripts don't create its elements.
 */
function EverybodyElse({ people }: { readonly people: readonly DirectoryPerson[] }) {
  return (
    <div className="mt-8 border-t border-edge pt-6">
      <h3 className="text-lg">More professionals</h3>
      {/* Styles are on the list, because it can have thousands of items. */}
      <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3 [&_a]:text-primary [&_a]:underline [&>li]:break-inside-avoid [&>li]:py-2">
        {people.map(({ id, name, location }) => (
          <li key={id}>
            <a href={paths.cpaProfile(id)}>{name}</a>
            {`, ${location}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows cards in steps. The first added card receives focus. */
export function ProfessionalList({ people }: { readonly people: readonly DirectoryPerson[] }) {
  const [steps, setSteps] = useState({ of: people, count: STEP });
  // A different list starts at the first step.
  const count = steps.of === people ? steps.count : STEP;
  const left = people.length - count;
  const added = useRef<string>(undefined);
  // A transition doesn't block other input. Focus moves once the cards have rendered.
  const showMore = () => {
    added.current = people[count]?.id;
    startTransition(() => {
      setSteps({ of: people, count: count + STEP });
    });
  };
  useEffect(() => {
    if (added.current !== undefined) document.getElementById(`${added.current}-name`)?.focus();
    added.current = undefined;
  }, [count]);
  return (
    <>
      <ul aria-label="Certified professionals" className="mt-4 grid gap-6 lg:grid-cols-2">
        {people.slice(0, count).map((person) => (
          <ProfessionalCard key={person.id} person={person} />
        ))}
      </ul>
      <div id={LIST_END} />
      {left > 0 ? (
        <p className="mt-8 flex justify-center noscript:hidden">
          <Button variant="secondary" onClick={showMore}>
            Show {Math.min(STEP, left)} more
          </Button>
        </p>
      ) : null}
      {left > 0 ? (
        <noscript>
          <EverybodyElse people={people.slice(count)} />
        </noscript>
      ) : null}
    </>
  );
}

function NoneFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3 border border-dashed border-edge p-6 md:p-12">
      <h3 className="text-xl">{directory.none.title}</h3>
      <p>{directory.none.text}</p>
      <Button className="mt-2" onClick={onShowAll}>
        Show All CPAs
      </Button>
    </div>
  );
}

export function DirectorySection({ people: written }: { readonly people: readonly DirectoryPerson[] }) {
  const people = useDirectory(written);
  const { filters, settled, isFiltered, type, choose, clear } = useFilters();
  const found = useMemo(() => findProfessionals(people, settled), [people, settled]);
  const options = useMemo(
    () => ({ specialization: specializationsOf(people), location: locationsOf(people) }),
    [people],
  );
  const status = useRef<HTMLParagraphElement>(null);
  // The button disappears, so focus moves to the total.
  const showAll = () => {
    clear();
    status.current?.focus();
  };
  return (
    <Section data-wake="" id="directory" labelledBy="directory-title" className="pt-6 md:pt-8">
      <h2 id="directory-title" className="sr-only">
        {directory.listTitle}
      </h2>
      <div
        role="search"
        aria-label="Filter the directory"
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 *:first:col-span-2 *:last:col-span-2 md:gap-x-4 lg:grid-cols-[2fr_1.5fr_1.5fr_auto] lg:*:col-span-1! print:hidden noscript:hidden"
      >
        <SearchField
          label="Search"
          hint="Name, firm or specialization"
          value={filters.search}
          onType={type}
        />
        {(['specialization', 'location'] as const).map((name) => (
          <ChoiceField
            key={name}
            name={name}
            {...directory.filters[name]}
            value={filters[name]}
            options={options[name].map((value) => ({ value, label: value }))}
            onChoose={(value) => choose({ [name]: value })}
          />
        ))}
        <Button variant="secondary" disabled={!isFiltered} onClick={showAll}>
          Clear Filters
        </Button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className="mt-6 font-semibold tabular-nums">
        Showing {formatNumber(found.length)} of {formatNumber(people.length)}
      </p>
      {found.length === 0 ? <NoneFound onShowAll={showAll} /> : <ProfessionalList people={found} />}
      <p className="mt-8 max-w-measure border-l-2 border-copper pl-4">
        {directory.note} <TextLink to={paths.verify}>Check a certificate by its code</TextLink>
      </p>
    </Section>
  );
}

const list = {
  '@type': 'ItemList',
  numberOfItems: professionals.length,
  // Only the people on the prerendered page. Each profile has its own data.
  itemListElement: professionals.slice(0, STEP).map((person, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: brand.origin + paths.cpaProfile(person.id),
    item: personNode(person),
  })),
};

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <DirectoryHead />
      <DirectorySection people={professionals} />
      <SectionList sections={directoryRest} views={{}} />
    </PageContent>
  );
}
