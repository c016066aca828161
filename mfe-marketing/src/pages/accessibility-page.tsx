import { formatDay } from 'shared-contract/format';
import { Container } from 'shared-ui/layout';
import Text from '../content/accessibility/statement.mdx';
import { head } from '../content/heads/accessibility.ts';
import { PageContent } from '../page-content.tsx';
import { titleId } from '../sections/common/heading.tsx';
import { PlainHead } from '../sections/common/plain-head.tsx';
import { Contents } from '../sections/prose/contents.tsx';
import { proseText } from '../sections/prose/prose-text.ts';

const { Body, outline } = proseText(Text);
const heading = { id: 'accessibility', page: head.title, title: 'Accessibility of this site' };
const revised = '2026-11-22';

export function Component() {
  return (
    <PageContent {...head} about={{ dateModified: revised }}>
      <PlainHead of={heading} isRead>
        <p className="mt-4 text-muted">
          Last revised <time dateTime={revised}>{formatDay(revised)}</time>
        </p>
      </PlainHead>
      <Container className="py-8 md:py-14 print:py-4">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
          <Contents outline={outline} />
          <article
            aria-labelledby={titleId(heading)}
            className="max-w-measure min-w-0 lg:col-span-8 print:max-w-none"
          >
            <Body />
          </article>
        </div>
      </Container>
    </PageContent>
  );
}
