import type { ReactNode } from 'react';
import { formatHours } from 'shared-contract/hours';
import { brand } from 'shared-ui/brand';
import { Icon, type IconName } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="text-sm text-muted">
        <Icon name={icon} className="absolute start-0 top-1 text-copper" />
        {label}
      </dt>
      <dd className="leading-snug">{children}</dd>
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
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className="text-lg">
        Contact
      </h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-3">
        <Detail icon="phone" label="Phone">
          <TextLink href={brand.phone.href}>{brand.phone.display}</TextLink>
        </Detail>
        <Detail icon="printer" label="Fax">
          {brand.fax}
        </Detail>
        <Detail icon="mail" label="Email">
          <TextLink href={brand.email.href}>{brand.email.display}</TextLink>
        </Detail>
        <Detail icon="map-pin" label="Office">
          {lines(brand.address.lines)}
        </Detail>
        <Detail icon="clock" label="Office hours">
          {lines(brand.hours.general.map(formatHours))}
        </Detail>
        <Detail icon="graduation" label="Certification desk">
          {lines(brand.hours.certification.map(formatHours))}
        </Detail>
      </dl>
    </section>
  );
}
