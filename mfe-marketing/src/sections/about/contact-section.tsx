import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { paths } from 'shared-ui/paths';
import type { AboutSection } from '../../content/about/section-types.ts';

export function ContactSection({ section }: { section: AboutSection<'contact'> }) {
  return (
    <Section tone="sheet" className="sheet-squares" labelledBy="contact-title">
      <div className="grid items-end gap-8 lg:grid-cols-12">
        <SectionHeading
          id="contact-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
          className="lg:col-span-7"
        />
        <div className="grid gap-4 lg:col-span-5 lg:justify-items-end">
          <div className="flex flex-wrap gap-4">
            <ButtonLink href={brand.phone.href}>
              <Icon name="phone" />
              {section.callLabel} {brand.phone.display}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              {section.scheduleLabel}
            </ButtonLink>
          </div>
          <p className="text-sm text-muted">{section.note}</p>
        </div>
      </div>
    </Section>
  );
}
