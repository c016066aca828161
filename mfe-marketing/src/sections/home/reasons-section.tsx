import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';

const columns = 'grid gap-x-8 gap-y-2 md:grid-cols-[5fr_4fr_6fr]';

/** Two ways of working, row by row. Wide screens show the two names once, as a head; the rows keep them for listeners. */
export function ReasonsSection({ section }: { section: HomeSection<'reasons'> }) {
  const { usual, here } = section.columns;
  return (
    <Section tone="surface" labelledBy="reasons-title">
      <SectionHeading id="reasons-title" title={section.title} lead={section.lead} />
      <div aria-hidden="true" className={`${columns} mt-8 hidden pb-3 text-sm font-semibold md:grid`}>
        <span className="col-start-2 text-muted">{usual}</span>
        <span className="pl-8 text-copper">{here}</span>
      </div>
      <ul className="mt-8 border-t border-edge md:mt-0">
        {section.reasons.map((reason) => (
          <li key={reason.title} className={`${columns} border-b border-line py-4`}>
            <h3 className="text-lg">{reason.title}</h3>
            <p className="text-muted">
              <span className="font-semibold md:sr-only">{usual}: </span>
              {reason.usual}
            </p>
            <p className="relative pl-8">
              <Icon name="check" className="absolute top-0.5 left-0 text-copper" />
              <span className="font-semibold text-copper md:sr-only">{here}: </span>
              {reason.here}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
