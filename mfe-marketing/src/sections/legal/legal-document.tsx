import type { ComponentType, ReactNode } from 'react';
import { paths } from 'shared-contract/paths';
import { Container, SectionHeading } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { LegalHead } from '../../content/legal/legal-document.ts';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { LegalContents } from './legal-contents.tsx';
import { LegalDates } from './legal-dates.tsx';
import { legalElements } from './legal-elements.tsx';
import { outlineOf } from './outline.ts';

/** A text as the build makes it of MDX. */
type LegalContent = (props: { components?: ReturnType<typeof legalElements> }) => ReactNode;

interface Text {
  readonly Body: ComponentType;
  readonly outline: ReturnType<typeof outlineOf>;
}

/** Made once for each text, outside rendering: its outline is read from it, and its elements are ours from then on. */
export function legalText(content: LegalContent): Text {
  const outline = outlineOf(content({}));
  const components = legalElements(outline);
  return { outline, Body: () => content({ components }) };
}

/** A legal document: its dates, its contents, and its numbered sections. */
export function LegalDocument({
  head,
  text: { Body, outline },
}: {
  readonly head: LegalHead;
  readonly text: Text;
}) {
  const titleId = `${head.id}-title`;
  return (
    <>
      <section id={head.id} data-slot="section" aria-labelledby={titleId} className="border-b border-edge">
        <Container className="pt-6 pb-8 md:pt-10">
          <Breadcrumb page={head.title} />
          <SectionHeading id={titleId} level={1} title={head.title} lead={head.lead} />
          <LegalDates revisions={head.revisions} />
          <p className="mt-6 print:hidden">
            <TextLink to={paths.home} className="inline-block py-2">
              Back to Home
            </TextLink>
          </p>
        </Container>
      </section>
      <Container className="py-12 md:py-18 print:py-4">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
          <LegalContents outline={outline} />
          <article aria-labelledby={titleId} className="max-w-measure min-w-0 lg:col-span-8 print:max-w-none">
            <Body />
          </article>
        </div>
      </Container>
    </>
  );
}
