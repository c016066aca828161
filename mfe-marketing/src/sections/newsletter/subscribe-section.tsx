import { Card } from 'shared-ui/card';
import { Section } from 'shared-ui/layout';
import type { NewsletterSection } from '../../content/newsletter/section-types.ts';
import { NewsletterForm } from '../../forms/newsletter/newsletter-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** The form beside what it brings. */
export function SubscribeSection({ section }: { section: NewsletterSection<'subscribe'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)} className="pt-6 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-8 lg:col-span-6">
          <Heading of={section} />
          <Card className="print:hidden">
            <NewsletterForm label={section.formLabel} />
          </Card>
        </div>
        <ol className="grid content-start lg:col-span-5 lg:col-start-8" aria-label="What is in an issue">
          {section.letter.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] gap-x-4 border-t border-edge py-6 first:border-t-2 last:border-b"
            >
              <span aria-hidden="true" className="font-heading text-lg text-copper tabular-nums">
                {index + 1}
              </span>
              <div className="grid gap-2">
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
