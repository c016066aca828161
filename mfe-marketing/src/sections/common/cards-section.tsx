import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

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
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <List className={classes('mt-8 grid gap-6 md:gap-8 lg:gap-x-12', columnClasses[columns])}>
        {section.items.map((item, index) => (
          <Card key={item.title} item={item} number={numbered ? index + 1 : undefined} />
        ))}
      </List>
    </Section>
  );
}
