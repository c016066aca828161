import type { ReactNode } from 'react';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { ContactSection } from '../../content/contact/section-types.ts';
import { ContactForm } from '../../forms/contact/contact-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Way({ icon, label, note, children }: WayProps) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-line py-4">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-muted">
        <Icon name={icon} className="text-copper" />
        {label}
      </dt>
      <dd className="col-start-2 text-lg leading-snug wrap-anywhere">{children}</dd>
      <dd className="col-start-2 mt-1 text-sm text-muted">{note}</dd>
    </div>
  );
}

function Ways({ section: { labels, notes } }: { section: ContactSection<'message'> }) {
  return (
    <dl className="border-b border-line">
      <Way icon="phone" label={labels.phone} note={notes.phone}>
        <TextLink href={brand.phone.href} className="-my-2 inline-block py-2">
          {brand.phone.display}
        </TextLink>
      </Way>
      <Way icon="printer" label={labels.fax} note={notes.fax}>
        {brand.fax}
      </Way>
      <Way icon="mail" label={labels.email} note={notes.email}>
        <TextLink href={brand.email.href} className="-my-2 inline-block py-2">
          {brand.email.display}
        </TextLink>
      </Way>
      <Way icon="map-pin" label={labels.office} note={notes.office}>
        <address className="not-italic">
          {brand.address.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Way>
    </dl>
  );
}

/** The form, and every other way to reach the firm beside it. */
export function MessageSection({ section }: { section: ContactSection<'message'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="rounded-md border border-edge bg-surface p-4 has-data-[slot=received]:self-start sm:p-8 lg:col-span-7 print:hidden noscript:self-start">
          <Heading of={section} className="mb-6" />
          <ContactForm />
        </div>
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          <Ways section={section} />
        </div>
      </div>
    </Section>
  );
}
