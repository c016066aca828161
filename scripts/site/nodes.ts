import { parse } from 'node-html-parser';

export type DataNode = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null;

/** The nodes of all blocks of structured data of a page, those within others left where they are. */
export function nodesOf(html: string): DataNode[] {
  return parse(html, { blockTextElements: { script: true } })
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => {
      const block = JSON.parse(rawText) as DataNode;
      if (block['@context'] !== 'https://schema.org') throw new Error('A block without its context.');
      return (block['@graph'] as readonly DataNode[] | undefined) ?? [block];
    });
}

/** A node and every node within it. */
export function withInner(node: DataNode): DataNode[] {
  const inner = Object.values(node).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  return [node, ...inner.filter(isNode).flatMap(withInner)];
}
