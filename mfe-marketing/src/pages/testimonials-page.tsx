import { strategies } from 'shared-contract/strategies';
import { Badge } from 'shared-ui/badge';
import { Claim } from 'shared-ui/claim';
import { PlanSymbol } from 'shared-ui/drawing';
import { Portrait } from 'shared-ui/portrait';
import { organization } from 'shared-ui/structured-data';
import {
  head,
  type Story as StoryContent,
  testimonialsPage,
  type TestimonialsPageSection,
} from '../content/testimonials-page.ts';
import { categoryLabel } from '../content/testimonials.ts';
import { PageContent } from '../page.tsx';
import { PlainCheckList } from '../sections/common/details.tsx';
import { TitledSection } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

function Speaker({ of }: { of: StoryContent }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center gap-4 lg:grid-cols-1">
      <Portrait id={of.id} name={of.name} features={of.portrait} className="lg:max-w-48" />
      <span className="grid gap-1">
        <span className="font-heading text-lg leading-tight">{of.name}</span>
        <span>
          {of.title}, {of.company}
        </span>
        <span className="text-sm text-muted">{of.place}</span>
      </span>
    </div>
  );
}

function Strategies({ of }: { of: StoryContent }) {
  const used = strategies.filter(({ id }) => of.strategies.includes(id));
  if (used.length === 0) return null;
  return (
    <ul aria-label="Strategies used" className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-sm lg:grid">
      {used.map(({ id, name }) => (
        <li key={id} className="grid grid-cols-[2.5rem_1fr] items-center gap-3">
          <PlanSymbol strategy={id} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The disclosure has the same size as the quote. */
function Story({ story }: { story: StoryContent }) {
  return (
    <li className="border-t border-edge py-12 last:pb-0">
      <figure aria-label={story.name} className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <figcaption className="lg:col-span-3">
          <Speaker of={story} />
          <Strategies of={story} />
        </figcaption>
        <div className="grid content-start gap-6 lg:col-span-9">
          <h3>
            <Badge tone="copper" className="font-sans">
              {categoryLabel(story.category)}
            </Badge>
          </h3>
          <Claim
            isStory
            disclosure={story.disclosure}
            className="gap-6 *:data-[slot=disclosure]:max-w-measure"
          >
            <p className="max-w-measure text-muted">{story.situation}</p>
            <blockquote className="mt-6 border-l-2 border-copper pl-6 font-heading text-lg text-pretty md:text-xl md:leading-snug">
              “{story.quote}”
            </blockquote>
            <div className="mt-8 grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
              <div className="grid content-start gap-3">
                <h4 className="text-base">Key results</h4>
                <PlainCheckList items={story.results} label="Key results" className="grid gap-3" />
              </div>
              <div className="grid content-start gap-3">
                <h4 className="text-base">What it took</h4>
                <p>{story.took}</p>
              </div>
            </div>
          </Claim>
        </div>
      </figure>
    </li>
  );
}

const cell = 'block py-1 align-top md:table-cell md:py-6 md:pr-8';

/** On phones, rows become blocks. */
function RuleSection({ section }: { section: TestimonialsPageSection<'rule'> }) {
  const { asks, does } = section.columns;
  return (
    <TitledSection of={section} tone={section.tone}>
      {/* Explicit roles, because `display: block` on phones removes the table semantics. */}
      <table role="table" className="mt-8 block w-full border-collapse text-start md:table">
        <caption className="sr-only">{section.title}</caption>
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="border-b border-edge text-sm">
            <th role="columnheader" scope="col" className="w-1/5 pb-3 text-start">
              <span className="sr-only">Subject</span>
            </th>
            <th role="columnheader" scope="col" className="w-2/5 pb-3 text-start font-semibold text-muted">
              {asks}
            </th>
            <th role="columnheader" scope="col" className="w-2/5 pb-3 text-start font-semibold text-copper">
              {does}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {section.items.map((item) => (
            <tr
              key={item.title}
              role="row"
              className="block border-b border-line py-4 first:border-t md:table-row md:py-0 md:first:border-t-0"
            >
              <th
                role="rowheader"
                scope="row"
                className={`${cell} text-start font-heading text-lg font-semibold`}
              >
                {item.title}
              </th>
              <td role="cell" className={`${cell} text-muted`}>
                <span className="block text-sm font-semibold md:hidden">{asks}: </span>
                {item.asks}
              </td>
              <td role="cell" className={cell}>
                <span className="block text-sm font-semibold text-copper md:hidden">{does}: </span>
                {item.does}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-sm text-muted">Source: {section.source}</p>
    </TitledSection>
  );
}

function StoriesSection({ section }: { section: TestimonialsPageSection<'stories'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8">
        {section.items.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </ul>
    </TitledSection>
  );
}

export function Component() {
  return (
    <PageContent
      {...head}
      type="CollectionPage"
      about={{ about: { '@id': organization['@id'] } }}
      nodes={[organization]}
    >
      <SectionList sections={testimonialsPage} views={{ stories: StoriesSection, rule: RuleSection }} />
    </PageContent>
  );
}
