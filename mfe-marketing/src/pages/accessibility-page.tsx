import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import Text from '../content/accessibility.mdx';
import { PageContent, type PageHead } from '../page.tsx';
import { PlainHead, titleId } from '../sections/common/heading.tsx';
import { TextWithContents } from '../sections/prose/text-with-contents.tsx';
import { proseText } from '../sections/prose/prose.tsx';

const head = {
  title: 'Accessibility',
  description:
    'Our accessibility standard, how we check every page, what still falls short, and how to report a barrier on this site.',
  path: paths.accessibility,
} satisfies PageHead;

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
      <TextWithContents outline={outline} labelledBy={titleId(heading)}>
        <Body />
      </TextWithContents>
    </PageContent>
  );
}
