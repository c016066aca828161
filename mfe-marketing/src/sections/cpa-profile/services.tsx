import { mailHref } from 'shared-contract/contact-href';
import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ViewProps } from './profile-views.tsx';

/** What can be ordered, each with its price and a letter that asks for it. */
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
            <ButtonLink
              href={`${mailHref(person.email)}?subject=${encodeURIComponent(`Inquiry about ${name}`)}`}
              variant="secondary"
            >
              Get Quote<VisuallyHidden> for {name}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
