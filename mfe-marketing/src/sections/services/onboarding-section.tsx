import { DimensionLine } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import type { ServicesSection } from '../../content/services/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Ninety days as one measured line, in four stretches. */
export function OnboardingSection({ section }: { section: ServicesSection<'onboarding'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Heading of={section} />
      <DimensionLine label="90 days" className="mt-8 hidden lg:flex" />
      <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-4 lg:grid-cols-4">
        {section.stretches.map((stretch) => (
          <li
            key={stretch.days}
            className="grid content-start gap-3 border-t border-edge pt-4 lg:row-span-4 lg:grid-rows-subgrid"
          >
            <p className="text-sm font-semibold text-copper tabular-nums">{stretch.days}</p>
            <h3 className="text-lg">{stretch.title}</h3>
            <p className="text-muted">{stretch.text}</p>
            <p className="border-l-2 border-copper pl-3 text-sm">
              <span className="font-semibold">From you:</span> {stretch.yours}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure">{section.after}</p>
    </Section>
  );
}
