import { Claim } from 'shared-ui/claim';
import { Monogram } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import { testimonials } from '../../content/overview.ts';

export function Testimonials() {
  return (
    <Section tone="surface" labelledBy="graduates">
      <SectionHeading id="graduates" eyebrow={testimonials.eyebrow} title={testimonials.title} />
      <ul className="mt-12 grid gap-8 lg:grid-cols-3">
        {testimonials.items.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="h-full border-t border-line pt-6">
              <Claim disclosure={testimonial.disclosure} className="h-full">
                <blockquote className="font-heading text-pretty">
                  <p>“{testimonial.quote}”</p>
                </blockquote>
                <figcaption className="mt-4 mb-2 flex items-center gap-3">
                  <span className="size-12 shrink-0">
                    <Monogram name={testimonial.name} />
                  </span>
                  <span className="flex flex-col">
                    <span className="font-semibold">{testimonial.name}</span>
                    <span className="text-muted">{testimonial.title}</span>
                  </span>
                </figcaption>
              </Claim>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
