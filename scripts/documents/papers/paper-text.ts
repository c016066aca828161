import type { BlockContent, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { linkCites } from '../cites.ts';
import { calloutOf, captionOf, withoutLabel } from '../prose.ts';

/** A run of text in a line. Its text is a plain string that is never parsed as markup. */
export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  /** A space to write in. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'strong' | 'emphasis'; readonly runs: readonly Run[] }
  | { readonly kind: 'link'; readonly url: string; readonly runs: readonly Run[] };

export type Line = readonly Run[];

/** A block of the printed page, from the same text as the web page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: Line }
  | { readonly kind: 'paragraph'; readonly runs: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly ('start' | 'end')[];
      /** Fractions of the width, for tables that need more than automatic widths. */
      readonly widths?: readonly number[];
      readonly head: readonly Line[];
      readonly rows: readonly (readonly Line[])[];
    }
  /**
   * Lines with a checkbox, and labeled spaces to write in. Only forms use them, because Markdown has no syntax for
   * them.
   */
  | { readonly kind: 'checklist'; readonly items: readonly Line[] }
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | { readonly kind: 'callout'; readonly label: string; readonly blocks: readonly Block[] };

const cannotPrint = (node: { readonly type: string }): never => {
  throw new Error(`A document cannot print “${node.type}”.`);
};

function runOf(node: PhrasingContent): Run {
  switch (node.type) {
    case 'text':
      // A line break in the source is not one on the page.
      return { kind: 'text', text: node.value.replaceAll('\n', ' ') };
    case 'break':
      return { kind: 'break' };
    case 'strong':
    case 'emphasis':
      return { kind: node.type, runs: node.children.map(runOf) };
    case 'link':
      return { kind: 'link', url: node.url, runs: node.children.map(runOf) };
    default:
      return cannotPrint(node);
  }
}

const runsOf = ({ children }: { readonly children: readonly PhrasingContent[] }): Line => children.map(runOf);

function tableOf({ align, children }: Table, caption: string | undefined): Block {
  const [head, ...rows] = children.map((row) => row.children.map(runsOf));
  if (caption === undefined || head === undefined)
    throw new Error(`A table has no caption: ${JSON.stringify(head).slice(0, 80)}`);
  const columns = head.map((_, index) => (align?.[index] === 'right' ? 'end' : 'start'));
  return { kind: 'table', caption, columns, head, rows };
}

type Node = RootContent | BlockContent | ListItem['children'][number] | Paragraph;

function blocksOf(nodes: readonly Node[]): Block[] {
  const all = nodes as readonly RootContent[];
  return all.flatMap((node, index): Block[] => {
    if (captionOf(node, all[index + 1]) !== undefined) return [];
    const label = calloutOf(node);
    switch (node.type) {
      case 'heading':
        // The document's title is one level above its sections.
        return [{ kind: 'heading', level: node.depth - 1, runs: runsOf(node) }];
      case 'paragraph':
        return [{ kind: 'paragraph', runs: runsOf(node) }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            items: node.children.map((item) => blocksOf(item.children)),
          },
        ];
      case 'table':
        return [tableOf(node, captionOf(all[index - 1], node))];
      case 'blockquote':
        if (label === undefined) throw new Error(`A quotation has no label: ${toString(node).slice(0, 60)}`);
        return [{ kind: 'callout', label, blocks: blocksOf(withoutLabel(node)) }];
      default:
        return cannotPrint(node);
    }
  });
}

/**
 * Parses Markdown into blocks.
 *
 * @throws if the text contains an element that can't be printed.
 */
export function blocksIn(markdown: string): Block[] {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return blocksOf(linkCites(root).children);
}
