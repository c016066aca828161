import { CoursedWall } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';

export function SolutionSection({ section }: { section: HomeSection<'solution'> }) {
  return (
    <Section tone="surface" labelledBy="solution-title">
      <SectionHeading id="solution-title" title={section.title} lead={section.lead} />
      <div className="mt-8 grid items-stretch gap-8 lg:grid-cols-12 lg:gap-12">
        <figure className="hidden flex-col self-start border border-edge lg:col-span-4 lg:flex">
          <CoursedWall seed="solution" className="w-full" />
          <figcaption className="border-t border-edge px-4 py-2 text-sm text-muted">
            {section.caption}
          </figcaption>
        </figure>
        <ol className="border-t border-edge lg:col-span-8">
          {section.parts.map((part, index) => (
            <li
              key={part.title}
              className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-b border-line py-4"
            >
              <span
                aria-hidden="true"
                className="font-heading text-lg leading-tight text-copper tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="text-lg">{part.title}</h3>
              <p className="col-start-2 text-muted">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
