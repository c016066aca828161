import type { ComponentProps } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { TextLink } from 'shared-ui/text-link';
import { Paragraph, Strong } from '../prose/prose-elements.tsx';
import { textOf, type OutlineEntry } from '../prose/outline.ts';

/** What links in the text call our own pages and the firm's addresses. */
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
  if (to !== undefined) return <TextLink to={to}>{children}</TextLink>;
  const address = addresses[href] ?? (href.startsWith('#') ? href : undefined);
  if (address === undefined) throw new Error(`No page or address is called ${href}`);
  return <TextLink href={address}>{children}</TextLink>;
}

export const List = ({ children }: ComponentProps<'ul'>) => (
  <ul className="mt-4 border-b border-line">{children}</ul>
);

export const ListItem = ({ children }: ComponentProps<'li'>) => (
  <li className="break-inside-avoid border-t border-line py-3">{children}</li>
);

export const Code = ({ children }: ComponentProps<'code'>) => (
  <code className="font-mono text-sm wrap-anywhere">{children}</code>
);

/** How the elements of a legal text look. Headings take their number and address from the outline. */
export function legalElements(outline: readonly OutlineEntry[]) {
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
