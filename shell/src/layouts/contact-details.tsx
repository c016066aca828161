import type { ReactNode } from 'react';
import { formatHours } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-7">
      <dt className="sr-only">{label}</dt>
      <dd className="leading-snug">
        <Icon name={icon} className="absolute start-0 top-0.5 size-4 text-copper" />
        {children}
      </dd>
    </div>
  );
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));

/** How to reach the firm, from the brand file. */
export function ContactDetails() {
  return (
    <dl className="grid gap-1.5 text-sm sm:max-lg:grid-cols-2 print:grid-cols-3">
      <Detail icon="phone" label="Phone">
        <TextLink href={brand.phone.href} className="-my-1 inline-block py-1">
          {brand.phone.display}
        </TextLink>
      </Detail>
      <Detail icon="printer" label="Fax">
        {brand.fax} (fax)
      </Detail>
      <Detail icon="mail" label="Email">
        <TextLink href={brand.email.href} className="-my-1 inline-block py-1 wrap-anywhere">
          {brand.email.display}
        </TextLink>
      </Detail>
      <Detail icon="map-pin" label="Office">
        {lines(brand.address.lines)}
      </Detail>
      <Detail icon="clock" label="Office hours">
        {lines(brand.hours.general.map(formatHours))}
      </Detail>
      <Detail icon="graduation" label="Certification desk">
        <span className="block text-muted">Certification desk</span>
        {lines(brand.hours.certification.map(formatHours))}
      </Detail>
    </dl>
  );
}
