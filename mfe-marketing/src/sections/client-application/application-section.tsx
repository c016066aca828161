import { Section } from 'shared-ui/layout';
import type { ClientApplicationSection } from '../../content/client-application/section-types.ts';
import { ApplicationForm } from '../../forms/application/application-form.tsx';
import { titleId } from '../common/heading.tsx';

/** The form on its own sheet, with what it helps to know beside it. */
export function ApplicationSection({ section }: { section: ClientApplicationSection<'application'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <h2 id={titleId(section)} className="sr-only">
        {section.title}
      </h2>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-4 lg:col-span-7">
          <div className="rounded-md border border-edge bg-surface p-4 sm:p-6 md:p-8">
            <ApplicationForm height={891} source={section.source} label={section.title} />
          </div>
          <p className="text-sm text-muted">{section.lead}</p>
        </div>
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          {section.asides.map(({ title, items }) => (
            <div key={title} className="grid gap-3 border-t border-edge pt-6">
              <h3 className="text-lg">{title}</h3>
              <ul className="grid gap-3 text-muted">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
