import { Section, SectionHeading } from 'shared-ui/layout';
import { claims } from '../../content/claims.ts';
import type { HomeSection } from '../../content/home/section-types.ts';
import { FigureStrip } from '../common/figure-strip.tsx';

/** Five figures in a row. The schedule at the end of the page has the record behind each. */
export function StatsSection({ section }: { section: HomeSection<'stats'> }) {
  return (
    <Section tone="surface" labelledBy="stats-title">
      <SectionHeading id="stats-title" title={section.title} />
      <FigureStrip claims={section.claims.map((id) => claims[id])} />
    </Section>
  );
}
