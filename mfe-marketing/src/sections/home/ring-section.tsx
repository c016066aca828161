import { strategies } from 'shared-contract/strategies';
import { PlanSymbol, StrategyRing } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';

/** The ring, and beside it every stone by name: what it is opens under the name. */
export function RingSection({ section }: { section: HomeSection<'ring'> }) {
  const stones = strategies.map(({ id, name }) => ({ id, label: section.shortNames[id] ?? name }));
  return (
    <Section id="strategies" tone="sheet" className="sheet-squares" labelledBy="ring-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-5">
          <SectionHeading id="ring-title" title={section.title} lead={section.lead} />
          {/* The list beside it names every stone: the ring's own would say it twice. */}
          <StrategyRing
            items={stones}
            className="hidden md:block [&_text[text-anchor]]:hidden [&>ol]:hidden [&>svg]:my-0 [&>svg]:max-w-72"
          />
        </div>
        <ol className="grid grid-cols-2 content-start gap-x-4 border-t border-edge md:gap-x-8 lg:col-span-7">
          {strategies.map((strategy, index) => (
            <li key={strategy.id} className="border-b border-line has-open:col-span-2">
              <details className="group">
                <summary className="flex min-h-14 cursor-pointer items-center gap-2 py-2 md:min-h-16 md:gap-4">
                  <span aria-hidden="true" className="w-6 font-heading text-copper tabular-nums">
                    {index + 1}
                  </span>
                  <PlanSymbol strategy={strategy.id} className="hidden w-10 md:block" />
                  <h3 className="grow font-sans text-base leading-snug font-semibold tracking-normal">
                    {section.shortNames[strategy.id] ?? strategy.name}
                  </h3>
                  <Icon name="chevron-down" className="group-open:rotate-180" />
                </summary>
                <p className="max-w-measure pb-4 pl-8 text-muted">{strategy.summary}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
