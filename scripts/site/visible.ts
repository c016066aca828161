import { parse } from 'node-html-parser';
import type { DataNode } from './nodes.ts';

const withoutSpace = (text: string) => text.replace(/[\s\u00a0]+/g, '').toLowerCase();

/** What stands on a page for a reader, in the two forms in which structured data may repeat it. */
export interface Visible {
  readonly has: (text: string) => boolean;
  readonly hasDay: (day: string) => boolean;
}

export function visibleOn(html: string): Visible {
  const body = parse(html).querySelector('body');
  body?.querySelectorAll('script, style, template, noscript').forEach((element) => element.remove());
  const text = withoutSpace(body?.textContent ?? '');
  const days = new Set(
    body?.querySelectorAll('time').map((time) => time.getAttribute('datetime')?.slice(0, 10)),
  );
  return {
    has: (wanted) => text.includes(withoutSpace(wanted)),
    hasDay: (day) =>
      days.has(day) ||
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
        .formatToParts(new Date(`${day}T12:00:00Z`))
        .every(({ type, value }) => type === 'literal' || text.includes(value.toLowerCase())),
  };
}

const WORDS = ['name', 'headline', 'text', 'jobTitle', 'articleSection'] as const;
const DAYS = ['datePublished', 'dateModified', 'startDate', 'endDate'] as const;

const priced = (price: number) => (price === 0 ? 'free' : `$${price.toLocaleString('en-US')}`);

/** What a node says that the page does not show. */
export function hiddenIn(node: DataNode, page: Visible): string[] {
  const hidden: string[] = [];
  for (const property of WORDS) {
    const value = node[property];
    if (typeof value === 'string' && !page.has(value)) hidden.push(`${property} "${value}"`);
  }
  for (const property of DAYS) {
    const value = node[property];
    if (typeof value === 'string' && !page.hasDay(value.slice(0, 10))) hidden.push(`${property} ${value}`);
  }
  const price = node['price'] === undefined ? undefined : priced(Number(node['price']));
  if (price !== undefined && !page.has(price)) hidden.push(`price ${price}`);
  return hidden;
}
