import { DimensionLine } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import type { BookSection } from '../../content/book/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Widths to measure: a column is five minutes. */
const spans: Readonly<Record<number, string>> = { 5: 'xl:col-span-1', 10: 'xl:col-span-2' };

/** The half hour drawn to measure: the parts stand under dimension lines of their length. */
export function MinutesSection({ section }: { section: BookSection<'minutes'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ol className="mt-8 grid gap-8 md:grid-cols-2 xl:grid-cols-6 xl:gap-x-0">
        {section.parts.map(({ title, text, from, to }) => (
          <li key={title} className={classes('grid content-start gap-3', spans[to - from])}>
            <div aria-hidden="true">
              <DimensionLine label={`${to - from} min`} />
            </div>
            <div className="grid gap-2 xl:pr-6">
              <p className="text-sm font-semibold text-copper tabular-nums">
                Minutes {from} to {to}
              </p>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
