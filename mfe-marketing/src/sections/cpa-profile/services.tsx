import { mailHref } from 'shared-contract/contact-href';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ViewProps } from './profile-views.tsx';

const formHref = (person: string, service: string) =>
  `${paths.contact}?${new URLSearchParams({ topic: `quote:${person}:${service}` }).toString()}`;

/** What can be ordered, each with its price, a letter that asks for it, and our form for who has no mail at hand. */
export function Services({ person, profile }: ViewProps) {
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="text-xl md:text-2xl">
        What {person.name} offers
      </h2>
      <ul className="mt-8 border-b border-edge">
        {profile.services.map(({ name, description, startingPrice }) => (
          <li
            key={name}
            className="grid gap-3 border-t border-edge py-6 md:grid-cols-[1fr_auto] md:items-center md:gap-x-12"
          >
            <div className="grid gap-2">
              <h3 className="text-lg md:text-xl">{name}</h3>
              <p className="max-w-measure">{description}</p>
              <p className="font-semibold tabular-nums">{startingPrice}</p>
            </div>
            <div className="grid justify-items-start gap-1 md:justify-items-end print:hidden">
              <ButtonLink
                href={`${mailHref(person.email)}?subject=${encodeURIComponent(`Inquiry about ${name}`)}`}
                variant="secondary"
              >
                Get Quote<VisuallyHidden> for {name}</VisuallyHidden>
              </ButtonLink>
              <TextLink to={formHref(person.name, name)} className="inline-flex min-h-11 items-center">
                Ask by form<VisuallyHidden> for a quote for {name}</VisuallyHidden>
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
