import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { PackagesContent } from '../../content/packages.ts';
import { Fold } from './blocks.tsx';

type Package = PackagesContent['packages'][number];

function PackageColumn({ offer, last }: { offer: Package; last: boolean }) {
  return (
    <li
      data-tone={last ? 'sheet' : undefined}
      className="grid gap-4 border-b border-edge bg-surface p-4 text-ink last:border-b-0 data-[tone=sheet]:bg-ground md:p-6 lg:row-span-5 lg:grid-rows-subgrid lg:gap-6 lg:border-r lg:border-b-0 lg:p-8 lg:last:border-r-0"
    >
      <div className="grid content-start gap-1">
        <p className="text-sm font-semibold text-copper">{offer.admission}</p>
        <h3 className="text-xl">{offer.name}</h3>
        <p className="text-muted">{offer.bar}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-3xl leading-none tabular-nums">{offer.price}</span>
        <span className="text-muted">{offer.period}</span>
      </p>
      <p className="border-y border-line py-3 font-semibold">{offer.scope}</p>
      <Fold label="What it includes">
        <ul className="grid content-start gap-3">
          {offer.includes.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-1 text-copper" />
              {item}
            </li>
          ))}
        </ul>
      </Fold>
      <ButtonLink to={offer.action.to} variant="secondary" className="self-end lg:w-full">
        {offer.action.label}
      </ButtonLink>
    </li>
  );
}

/** Subgrid, so that the rows of the three packages align. */
export function PackagesSection({ section }: { section: PackagesContent }) {
  return (
    <Section id="packages" labelledBy="packages-title">
      <SectionHeading id="packages-title" title={section.title} lead={section.lead} />
      <ul className="mt-8 grid rounded-md border border-edge lg:grid-cols-3">
        {section.packages.map((offer, index) => (
          <PackageColumn key={offer.name} offer={offer} last={index === section.packages.length - 1} />
        ))}
      </ul>
      <div className="mt-6 grid gap-6 lg:grid-cols-12">
        <p className="max-w-measure text-muted lg:col-span-7">{section.terms}</p>
        <ul className="grid content-start gap-2 lg:col-span-5">
          {section.elsewhere.map(({ text, action }) => (
            <li key={action.to}>
              {text} <TextLink to={action.to}>{action.label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
