import { Portrait } from 'shared-ui/portrait';
import { Section } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';
import { founder } from '../../content/people.ts';
import { Heading, titleId } from '../common/heading.tsx';

const card = [
  { term: 'Practice', value: `Since ${founder.practicingSince}` },
  { term: 'License', value: founder.license },
  { term: 'Office', value: founder.location },
] as const;

export function BiographySection({ section }: { section: AboutSection<'biography'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <figure className="grid grid-cols-[7rem_1fr] gap-4 self-start sm:grid-cols-[12rem_1fr] lg:sticky lg:top-28 lg:col-span-4 lg:grid-cols-1">
          <Portrait id={founder.id} name={founder.name} features={founder.portrait} />
          <figcaption className="self-end lg:self-auto">
            <p className="font-heading text-lg leading-tight">
              {founder.name}, {founder.credential}
            </p>
            <p className="text-muted">{founder.title}</p>
            <dl className="mt-4 hidden gap-2 text-sm sm:grid">
              {card.map(({ term, value }) => (
                <div key={term} className="grid grid-cols-[4.5rem_1fr] gap-2">
                  <dt className="text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </figcaption>
        </figure>
        <div className="lg:col-span-7 lg:col-start-6">
          <Heading of={section} />
          <div className="mt-8 grid max-w-measure gap-4">
            {founder.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
