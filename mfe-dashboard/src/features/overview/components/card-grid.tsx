import { LinkCard } from './link-card.tsx';
import type { LinkCardProps } from './link-card.tsx';

/** Cards under a heading that only needs to be heard: the cards show what they are. */
export function CardGrid({ cards, columns }: { cards: readonly LinkCardProps[]; columns: 2 | 4 }) {
  return (
    <section aria-labelledby="overview-go">
      <h2 id="overview-go" className="sr-only">
        Where to go
      </h2>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns === 4 ? 'xl:grid-cols-4' : ''}`}>
        {cards.map((card) => (
          <LinkCard key={card.to} {...card} />
        ))}
      </ul>
    </section>
  );
}
