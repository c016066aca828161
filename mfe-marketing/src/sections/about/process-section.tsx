import { Section, SectionHeading } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';

/** How far each step stands above the one before it: five courses, rising to the right. */
const rises = ['lg:mt-28', 'lg:mt-21', 'lg:mt-14', 'lg:mt-7', 'lg:mt-0'] as const;

export function ProcessSection({ section }: { section: AboutSection<'process'> }) {
  return (
    <Section labelledBy="process-title">
      <SectionHeading
        id="process-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lead={section.lead}
      />
      <ol className="mt-12 grid border-b border-edge lg:grid-cols-5">
        {section.steps.map((step, index) => (
          <li
            key={step.title}
            className={`grid content-start gap-3 border border-b-0 border-edge bg-surface p-6 lg:-ml-px lg:pb-12 lg:first:ml-0 ${rises[index] ?? ''}`}
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
