import { strategies } from 'shared-contract/strategies';
import { PlanSymbol, StrategyRing } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';

export function RingSection({ section }: { section: HomeSection<'ring'> }) {
  const stones = strategies.map(({ id, name }) => ({ id, label: section.shortNames[id] ?? name }));
  return (
    <Section id="strategies" tone="sheet" className="sheet-squares" labelledBy="ring-title">
      <div className="grid items-center gap-8 lg:grid-cols-12">
        <SectionHeading
          id="ring-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
          className="lg:col-span-4"
        />
        {/* The list below names every stone: the ring's own list would say it twice. */}
        <StrategyRing
          items={stones}
          className="lg:col-span-8 [&>ol]:hidden lg:[&>svg]:max-w-80 xl:[&>svg]:max-w-104"
        />
      </div>
      <ol className="mt-12 grid border-t border-edge lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5 lg:gap-x-12">
        {strategies.map((strategy, index) => (
          <li
            key={strategy.id}
            className="grid grid-cols-[2rem_1fr_3rem] content-start items-start gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <span aria-hidden="true" className="font-heading text-lg leading-tight text-copper tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-lg">{strategy.name}</h3>
            <PlanSymbol strategy={strategy.id} className="col-start-3 row-span-2 row-start-1 w-12" />
            <p className="col-start-2 text-muted">{strategy.summary}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
