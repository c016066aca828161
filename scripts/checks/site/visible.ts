import { parse } from 'node-html-parser';

export type DataNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null;

/** Returns the top-level nodes of a page's structured data. */
export function nodesOf(html: string): DataNode[] {
  return parse(html, { blockTextElements: { script: true } })
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => {
      const block = JSON.parse(rawText) as DataNode;
      if (block['@context'] !== 'https://schema.org') throw new Error('A block without its context.');
      return (block['@graph'] as readonly DataNode[] | undefined) ?? [block];
    });
}

/** Returns a node and all nodes nested in it. */
export function withInner(node: DataNode): DataNode[] {
  const inner = Object.values(node).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  return [node, ...inner.filter(isNode).flatMap(withInner)];
}

const withoutSpace = (text: string) => text.replace(/[\s\u00a0]+/g, '').toLowerCase();

/** The visible text and dates of a page, which structured data may repeat. */
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

/** Lists the values of a node that the page doesn't show. */
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
