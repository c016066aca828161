import { Claim } from 'shared-ui/claim';
import { Portrait } from 'shared-ui/portrait';
import { Section, SectionHeading } from 'shared-ui/layout';
import { testimonials } from '../../content/overview.ts';

export function Testimonials() {
  return (
    <Section tone="surface" labelledBy="graduates">
      <SectionHeading id="graduates" title={testimonials.title} />
      <ul className="mt-12 grid gap-8 lg:grid-cols-3">
        {testimonials.items.map(({ id, name, portrait, title, quote, disclosure }) => (
          <li key={id}>
            <figure className="grid h-full content-start gap-4 border-t border-line pt-6">
              <figcaption className="grid grid-cols-[5rem_1fr] items-end gap-4">
                <Portrait id={id} name={name} features={portrait} />
                <span className="grid">
                  <span className="font-semibold">{name}</span>
                  <span className="text-muted">{title}</span>
                </span>
              </figcaption>
              <Claim disclosure={disclosure}>
                <blockquote className="font-heading text-pretty">
                  <p>“{quote}”</p>
                </blockquote>
              </Claim>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
