import { strategies } from 'shared-contract/strategies';
import { PlanSymbol } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

export function StrategiesSection({ section }: { section: CommonSection<'strategies'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ol className="mt-12 grid border-t border-edge lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5 lg:gap-x-12">
        {strategies.map(({ id, name }, index) => (
          <li
            key={id}
            className="grid grid-cols-[2rem_1fr_3rem] content-start items-start gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <span aria-hidden="true" className="font-heading text-lg leading-tight text-copper tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-lg">{name}</h3>
            <PlanSymbol strategy={id} className="col-start-3 row-span-2 row-start-1 w-12" />
            <p className="col-start-2 text-muted">{section.texts[id]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
