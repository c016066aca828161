import type { ComponentProps } from 'react';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import { storedNames } from 'shared-contract/stored-keys';
import { brand } from 'shared-ui/brand';
import { useToday } from 'shared-ui/hooks';
import { TextLink } from 'shared-ui/text-link';
import { retentionPeriod, type RetentionRule } from '../content/legal/retention-period.ts';
import type { LegalHead } from '../content/sections.ts';
import { PageContent, type PageHead } from '../page.tsx';
import { PlainHead, titleId } from './common/heading.tsx';
import { TextWithContents } from './prose/text-with-contents.tsx';
import { Cite, type OutlineEntry, Paragraph, proseText, Strong, textOf } from './prose/prose.tsx';

function Day({ term, date }: { readonly term: string; readonly date: string }) {
  return (
    <div className="grid content-start gap-1 py-4 pr-4">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="tabular-nums">
        <time dateTime={date}>{formatDay(date)}</time>
      </dd>
    </div>
  );
}

/** Shows the current date as both dates of the document, and the actual revisions below. */
function LegalDates({ revisions }: Pick<LegalHead, 'revisions'>) {
  const today = useToday(revisions[0].date);
  return (
    <div data-wake="" className="mt-8 border-t border-edge">
      <dl className="grid sm:grid-cols-3">
        <Day term="Last updated" date={today} />
        <Day term="Effective" date={today} />
        <Day term="Text last revised" date={revisions[0].date} />
      </dl>
      <p className="max-w-measure text-sm text-pretty text-muted">
        The first two dates are today: the text below is in force.
      </p>
      <h2 className="mt-6 text-lg">Changes to the text</h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {revisions.map(({ date, changed }) => (
          <li key={date}>
            <time dateTime={date} className="font-semibold tabular-nums">
              {formatDay(date)}
            </time>
            {`: ${changed}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Link targets that the MDX can use for the site's pages and the firm's addresses. */
const pages: Readonly<Record<string, string>> = {
  'page:contact': paths.contact,
  'page:privacy': paths.privacy,
  'page:terms': paths.terms,
};
const addresses: Readonly<Record<string, string>> = {
  'firm:phone': brand.phone.href,
  'firm:email': brand.email.href,
};

function LegalLink({ href = '', children }: ComponentProps<'a'>) {
  const to = pages[href];
  if (href.startsWith('https:')) return <Cite href={href}>{children}</Cite>;
  if (to !== undefined) return <TextLink to={to}>{children}</TextLink>;
  const address = addresses[href] ?? (href.startsWith('#') ? href : undefined);
  if (address === undefined) throw new Error(`No page or address is called ${href}`);
  return <TextLink href={address}>{children}</TextLink>;
}

const List = ({ children }: ComponentProps<'ul'>) => (
  <ul className="mt-4 border-b border-line">{children}</ul>
);

const ListItem = ({ children }: ComponentProps<'li'>) => (
  <li className="break-inside-avoid border-t border-line py-3">{children}</li>
);

const Code = ({ children }: ComponentProps<'code'>) => (
  <code className="font-mono text-sm wrap-anywhere">{children}</code>
);

/** Elements of a legal text. The outline provides numbers and ids of the headings. */
function legalElements(outline: readonly OutlineEntry[]) {
  const Title = ({ children }: ComponentProps<'h2'>) => {
    const entry = outline.find(({ title }) => title === textOf(children));
    return (
      <h2
        id={entry?.id}
        className="mt-8 grid break-after-avoid grid-cols-[3rem_1fr] border-t-2 border-copper pt-6 text-xl first:mt-0"
      >
        <span className="text-copper tabular-nums">{entry?.number}.</span>
        <span>{children}</span>
      </h2>
    );
  };
  return { h2: Title, p: Paragraph, ul: List, li: ListItem, a: LegalLink, strong: Strong, code: Code };
}

/** Builds the page of a legal document. Call it once per document, outside rendering. */
export function legalPage(head: PageHead, document: LegalHead, content: Parameters<typeof proseText>[0]) {
  const { Body, outline } = proseText(content, legalElements);
  const heading = { ...document, page: document.title };
  return () => (
    <PageContent {...head} about={{ dateModified: document.revisions[0].date }}>
      <PlainHead of={heading} isRead>
        <LegalDates revisions={document.revisions} />
        <p className="mt-6 print:hidden">
          <TextLink to={paths.home} className="inline-block py-2">
            Back to Home
          </TextLink>
        </p>
      </PlainHead>
      <TextWithContents outline={outline} isNumbered labelledBy={titleId(heading)} className="py-12 md:py-18">
        <Body />
      </TextWithContents>
    </PageContent>
  );
}

/**
 * Shows the retention period of a rule within text.
 * @public used by the policy's MDX
 */
export function Kept({ rule }: { readonly rule: RetentionRule }) {
  return <span data-kept={rule}>{retentionPeriod(rule)}</span>;
}

/**
 * Lists the names that the site stores in the browser.
 * @public used by the policy's MDX
 */
export function StoredNames() {
  return (
    <List>
      {storedNames.map(({ key, title, followedBy, words }) => (
        <ListItem key={key}>
          <Strong>{title}</Strong> (<Code>{key}</Code>
          {followedBy === undefined ? '' : ` and ${followedBy}`}). {words}
        </ListItem>
      ))}
    </List>
  );
}
