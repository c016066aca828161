import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

const columns: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
};

/** How far a step stands below the last one: courses that rise to the right. */
const drops = ['lg:mt-0', 'lg:mt-7', 'lg:mt-14', 'lg:mt-21', 'lg:mt-28'] as const;

type Steps = CommonSection<'steps'>['steps'];

/** Steps as courses of a wall: three to five of them. */
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

/** Steps along a line of time: downwards on a phone, to the right on a wide screen. */
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
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <List steps={section.steps} />
    </Section>
  );
}
