import { Badge } from 'shared-ui/badge';
import { Claim } from 'shared-ui/claim';
import { Icon } from 'shared-ui/icon';
import { Portrait } from 'shared-ui/portrait';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { CommonSection } from '../../content/sections.ts';
import { categoryLabel, type Testimonial } from '../../content/testimonials.ts';
import { TitledSection } from './heading.tsx';

const columnClasses = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

type Item = CommonSection<'cards'>['items'][number];

function Card({ item, number }: { item: Item; number: number | undefined }) {
  const { action } = item;
  return (
    <li className="grid content-start gap-2 border-t border-edge pt-4 md:gap-3 md:pt-6">
      {number === undefined ? null : (
        <span aria-hidden="true" className="font-heading text-2xl text-copper tabular-nums">
          {number}
        </span>
      )}
      <h3 className="flex items-center gap-3 text-lg md:block md:text-xl">
        {item.icon ? <Icon name={item.icon} className="size-6 shrink-0 text-copper md:mb-3" /> : null}
        {item.title}
      </h3>
      <p className="text-muted">{item.text}</p>
      {action ? (
        <p>
          <TextLink newTab={action.newTab} {...('to' in action ? { to: action.to } : { href: action.href })}>
            {action.label}
          </TextLink>
        </p>
      ) : null}
    </li>
  );
}

export function CardsSection({ section }: { section: CommonSection<'cards'> }) {
  const { columns = 3, numbered = false } = section;
  const List = numbered ? 'ol' : 'ul';
  return (
    <TitledSection of={section} tone={section.tone}>
      <List className={classes('mt-8 grid gap-6 md:gap-8 lg:gap-x-12', columnClasses[columns])}>
        {section.items.map((item, index) => (
          <Card key={item.title} item={item} number={numbered ? index + 1 : undefined} />
        ))}
      </List>
    </TitledSection>
  );
}

function Quote({ of }: { of: Testimonial }) {
  return (
    <li className="grid content-start gap-6 border-t border-edge pt-6">
      <Badge tone="copper" className="justify-self-start">
        {categoryLabel(of.category)}
      </Badge>
      <figure className="grid gap-6">
        <Claim isStory disclosure={of.disclosure} className="gap-4">
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
    <TitledSection of={section} tone={section.tone}>
      <ul
        className={
          section.items.length === 3 ? 'mt-8 grid gap-12 lg:grid-cols-3' : 'mt-8 grid gap-12 md:grid-cols-2'
        }
      >
        {section.items.map((item) => (
          <Quote key={item.id} of={item} />
        ))}
      </ul>
    </TitledSection>
  );
}
