import { Claim } from 'shared-ui/claim';
import { Portrait } from 'shared-ui/portrait';
import { Section } from 'shared-ui/layout';
import type { ClientStory, ServicesSection } from '../../content/services/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

function Story({ story }: { story: ClientStory }) {
  return (
    <li className="border-t border-edge pt-6">
      <figure className="grid gap-6 lg:grid-cols-12 lg:gap-x-12">
        <figcaption className="grid grid-cols-[4rem_1fr] content-start items-center gap-4 lg:col-span-3 lg:grid-cols-1">
          <Portrait id={story.id} name={story.name} features={story.portrait} className="lg:max-w-36" />
          <span>
            <span className="block font-heading text-lg leading-tight font-semibold">{story.name}</span>
            <span className="block text-muted">{story.business}</span>
            <span className="block text-sm font-semibold text-copper">{story.tier}</span>
          </span>
        </figcaption>
        <Claim disclosure={story.disclosure} className="gap-6 lg:col-span-9">
          <blockquote className="font-heading text-lg text-pretty md:text-xl">“{story.quote}”</blockquote>
          <dl className="mt-6 border-t border-edge">
            {story.facts.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-x-4 border-b border-line py-3 last:font-semibold sm:grid-cols-[9rem_1fr]"
              >
                <dt className="font-semibold text-copper">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Claim>
      </figure>
    </li>
  );
}

/** What clients began with, what was done, what was left alone and what came of it. */
export function StoriesSection({ section }: { section: ServicesSection<'stories'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-12">
        {section.stories.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </ul>
    </Section>
  );
}
