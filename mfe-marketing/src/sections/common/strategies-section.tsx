import { strategies } from 'shared-contract/strategies';
import { PlanSymbol } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { classes } from '../../classes.ts';
import { Fold, unfolded } from './fold.tsx';
import { Heading, titleId } from './heading.tsx';

export function StrategiesSection({ section }: { section: CommonSection<'strategies'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ol className="mt-8 grid border-t border-edge lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-5 lg:gap-x-12">
        {strategies.map(({ id, name }, index) => (
          <li
            key={id}
            className="grid grid-cols-[2rem_1fr] items-start gap-x-2 border-b border-line lg:grid-cols-[2rem_1fr_3rem] lg:gap-x-4 lg:py-4"
          >
            <span
              aria-hidden="true"
              className="pt-3 font-heading text-lg leading-tight text-copper tabular-nums lg:pt-0"
            >
              {index + 1}
            </span>
            <div className="grid gap-1">
              <h3 className={classes(unfolded, 'text-lg')}>{name}</h3>
              <Fold label={name}>
                <p className="text-muted max-lg:pb-4">{section.texts[id]}</p>
              </Fold>
            </div>
            <PlanSymbol strategy={id} className="hidden w-12 lg:block" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
