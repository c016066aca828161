import { Badge } from 'shared-ui/badge';
import { Claim } from 'shared-ui/claim';
import { Portrait } from 'shared-ui/portrait';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { categoryLabel, type Testimonial } from '../../content/testimonials.ts';
import { Heading, titleId } from './heading.tsx';

function Quote({ of }: { of: Testimonial }) {
  return (
    <li className="grid content-start gap-6 border-t border-edge pt-6">
      <Badge tone="copper" className="justify-self-start">
        {categoryLabel(of.category)}
      </Badge>
      <figure className="grid gap-6">
        <Claim disclosure={of.disclosure} className="gap-4">
          <blockquote className="font-heading text-lg text-pretty">“{of.quote}”</blockquote>
          {of.results ? (
            <ul className="mt-4 grid gap-2" aria-label="Key results">
              {of.results.map((result) => (
                <li key={result} className="flex gap-3">
                  <Icon name="check" className="mt-1 text-copper" />
                  {result}
                </li>
              ))}
            </ul>
          ) : null}
        </Claim>
        <figcaption className="grid grid-cols-[4rem_1fr] items-center gap-4">
          <Portrait id={of.id} name={of.name} features={of.portrait} />
          <span>
            <span className="block font-semibold">{of.name}</span>
            <span className="text-sm text-muted">
              {of.company === undefined ? of.title : `${of.title}, ${of.company}`}
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

export function TestimonialsSection({ section }: { section: CommonSection<'testimonials'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul
        className={
          section.items.length === 3 ? 'mt-8 grid gap-12 lg:grid-cols-3' : 'mt-8 grid gap-12 md:grid-cols-2'
        }
      >
        {section.items.map((item) => (
          <Quote key={item.id} of={item} />
        ))}
      </ul>
    </Section>
  );
}
