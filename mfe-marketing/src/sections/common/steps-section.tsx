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

/** Steps as courses of a wall: three to five of them. */
export function StepsSection({ section }: { section: CommonSection<'steps'> }) {
  const { steps } = section;
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ol className={classes('mt-12 grid border-b border-edge', columns[steps.length])}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={classes(
              'grid content-start gap-3 border border-b-0 border-edge bg-surface p-6 lg:-ml-px lg:pb-12 lg:first:ml-0',
              drops[steps.length - 1 - index],
            )}
          >
            <p className="flex justify-between gap-4 text-sm font-semibold text-copper tabular-nums">
              <span aria-hidden="true">{index + 1}</span>
              <span>{step.takes}</span>
            </p>
            <h3 className="text-xl">{step.title}</h3>
            <p className="text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
