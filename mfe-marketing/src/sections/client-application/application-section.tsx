import { Section } from 'shared-ui/layout';
import type { ClientApplicationSection } from '../../content/client-application/section-types.ts';
import { ApplicationForm } from '../../forms/application/application-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** The form on its own sheet, with what it helps to know beside it. */
export function ApplicationSection({ section }: { section: ClientApplicationSection<'application'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-7">
          <Heading of={section} />
          <div className="border border-edge bg-surface p-6 md:p-8">
            <ApplicationForm height={891} source={section.source} label={section.title} />
          </div>
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
