import { Card } from 'shared-ui/card';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';
import { ApplicationForm } from '../../forms/application/application-form.tsx';

export function StepsSection({ section }: { section: HomeSection<'steps'> }) {
  return (
    <Section id="how-it-works" labelledBy="steps-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">
          <SectionHeading id="steps-title" title={section.title} lead={section.lead} />
          <ol className="mt-8">
            {section.steps.map((step, index) => (
              <li
                key={step.title}
                className="relative grid grid-cols-[3rem_1fr] gap-x-4 gap-y-2 pb-8 before:absolute before:top-12 before:bottom-0 before:left-6 before:w-px before:bg-line last:pb-0 last:before:hidden md:gap-x-6"
              >
                <span
                  aria-hidden="true"
                  className="row-span-3 grid size-12 place-items-center border border-copper font-heading text-lg leading-none text-copper tabular-nums"
                >
                  {index + 1}
                </span>
                <h3 className="text-lg md:text-xl">{step.title}</h3>
                <p className="text-muted">{step.text}</p>
                <p className="text-sm font-semibold">{step.outcome}</p>
              </li>
            ))}
          </ol>
        </div>
        <Card className="gap-6 self-start lg:col-span-5 lg:p-8">
          <div className="grid gap-2">
            <h3 className="text-lg md:text-xl">{section.form.title}</h3>
            <p className="text-muted">{section.form.text}</p>
          </div>
          <ApplicationForm height={800} source="home-how-it-works" label={section.form.title} />
        </Card>
      </div>
    </Section>
  );
}
