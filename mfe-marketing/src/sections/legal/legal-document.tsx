import { paths } from 'shared-contract/paths';
import { Container } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { LegalHead } from '../../content/legal/legal-document.ts';
import { titleId } from '../common/heading.tsx';
import { PlainHead } from '../common/plain-head.tsx';
import { Contents } from '../prose/contents.tsx';
import { proseText, type Prose } from '../prose/prose-text.ts';
import { LegalDates } from './legal-dates.tsx';
import { legalElements } from './legal-elements.tsx';

/** A legal text, with numbered sections. */
export const legalText = (content: Parameters<typeof proseText>[0]): Prose =>
  proseText(content, legalElements);

/** A legal document: its dates, its contents, and its numbered sections. */
export function LegalDocument({
  head,
  text: { Body, outline },
}: {
  readonly head: LegalHead;
  readonly text: Prose;
}) {
  const heading = { ...head, page: head.title };
  return (
    <>
      <PlainHead of={heading} isRead>
        <LegalDates revisions={head.revisions} />
        <p className="mt-6 print:hidden">
          <TextLink to={paths.home} className="inline-block py-2">
            Back to Home
          </TextLink>
        </p>
      </PlainHead>
      <Container className="py-12 md:py-18 print:py-4">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
          <Contents outline={outline} isNumbered />
          <article
            aria-labelledby={titleId(heading)}
            className="max-w-measure min-w-0 lg:col-span-8 print:max-w-none"
          >
            <Body />
          </article>
        </div>
      </Container>
    </>
  );
}
