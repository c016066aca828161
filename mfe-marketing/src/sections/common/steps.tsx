import { strategies } from 'shared-contract/strategies';
import { PlanSymbol } from 'shared-ui/drawing';

import { classes } from '../../classes.ts';
import type { CommonSection } from '../../content/sections.ts';
import { Fold, unfolded } from './blocks.tsx';
import { TitledSection } from './heading.tsx';

const columns: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
};

/** Offset of each step from the last one, so that the courses rise to the right. */
const drops = ['lg:mt-0', 'lg:mt-7', 'lg:mt-14', 'lg:mt-21', 'lg:mt-28'] as const;

type Steps = CommonSection<'steps'>['steps'];

/** For three to five steps. */
function Courses({ steps }: { readonly steps: Steps }) {
  return (
    <ol className={classes('mt-8 grid border-b border-edge', columns[steps.length])}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={classes(
            'grid content-start gap-2 border border-b-0 border-edge bg-surface p-4 md:p-6 lg:-ml-px lg:pb-12 lg:first:ml-0',
            drops[steps.length - 1 - index],
          )}
        >
          <p className="flex justify-between gap-4 text-sm font-semibold text-copper tabular-nums">
            <span aria-hidden="true">{index + 1}</span>
            <span>{step.takes}</span>
          </p>
          <h3 className="text-lg md:text-xl">{step.title}</h3>
          <p className="text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Runs downward on phones, and to the right on wide screens. */
function Timeline({ steps }: { readonly steps: Steps }) {
  return (
    <ol className={classes('mt-8 grid', columns[steps.length])}>
      {steps.map((step) => (
        <li
          key={step.title}
          className="relative grid content-start gap-2 border-l border-edge pb-6 pl-6 last:pb-0 lg:border-t lg:border-l-0 lg:pt-6 lg:pr-8 lg:pb-0 lg:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 -left-1.25 size-2.25 rotate-45 bg-copper lg:-top-1.25 lg:left-0"
          />
          <p className="text-sm font-semibold text-copper tabular-nums">{step.takes}</p>
          <h3 className="text-lg md:text-xl">{step.title}</h3>
          <p className="text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

export function StepsSection({ section }: { section: CommonSection<'steps'> }) {
  const List = section.rising ? Courses : Timeline;
  return (
    <TitledSection of={section} tone={section.tone}>
      <List steps={section.steps} />
    </TitledSection>
  );
}

export function StrategiesSection({ section }: { section: CommonSection<'strategies'> }) {
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
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
    </TitledSection>
  );
}
