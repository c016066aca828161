import type { ReactNode } from 'react';
import { formatHours } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { booking } from '../../content/actions.ts';
import type { ContactDetails } from '../../content/sections.ts';
import { Actions } from './call-to-action.tsx';
import { Heading, titleId } from './heading.tsx';
import { ActionLink } from './links.tsx';

function Line({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.25rem_1fr] gap-x-3 border-b border-line py-3">
      <dt className="flex gap-4 text-muted">
        <Icon name={icon} className="mt-0.5 text-copper" />
        {term}
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ContactDetailsSection({ section }: { section: ContactDetails }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-6">
          <Heading of={section} />
          <Actions actions={[booking('Book a call')]} />
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {section.links.map((link) => (
              <li key={link.to}>
                <ActionLink action={link} className="inline-block py-1" />
              </li>
            ))}
          </ul>
        </div>
        <dl className="self-start border-t border-edge lg:col-span-6">
          <Line icon="phone" term="Phone">
            <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>
          </Line>
          <Line icon="mail" term="Email">
            <TextLink href={brand.email.href}>{brand.email.display}</TextLink>
          </Line>
          <Line icon="map-pin" term="Office">
            <address className="not-italic">{brand.address.lines.join(', ')}</address>
          </Line>
          <Line icon="clock" term="Hours">
            {brand.hours[section.desk].map((opening) => (
              <span key={opening.days.join()} className="block">
                {formatHours(opening)}
              </span>
            ))}
            <span className="block text-muted">{section.otherwise}</span>
          </Line>
        </dl>
      </div>
    </Section>
  );
}
