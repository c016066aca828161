import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { ViewProps } from './profile-views.tsx';

/** What clients said, each with who paid for what beside it. */
export function Quotes({ person, profile }: ViewProps) {
  return (
    <Section labelledBy="testimonials-title">
      <h2 id="testimonials-title" className="text-xl md:text-2xl">
        What clients say of {person.name}
      </h2>
      <ul className="mt-8 grid gap-8 lg:gap-12">
        {profile.testimonials.map(({ client, company, text, savings, disclosure }) => (
          <li key={client} className="border-t border-edge pt-6">
            <figure className="grid gap-4 lg:grid-cols-12 lg:gap-12">
              <figcaption className="lg:col-span-3">
                <span className="block font-semibold">{client}</span>
                <span className="text-muted">{company}</span>
              </figcaption>
              <Claim disclosure={disclosure} className="max-w-measure gap-4 lg:col-span-9">
                <blockquote className="font-heading text-lg text-pretty">“{text}”</blockquote>
                {savings === undefined ? null : (
                  <p className="mt-4 border-l-2 border-copper pl-4 font-semibold tabular-nums">{savings}</p>
                )}
              </Claim>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
