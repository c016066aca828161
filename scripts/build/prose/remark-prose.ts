import type { Blockquote, Paragraph, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What a box in a text may be: a quotation that opens with one of these words in bold is one. */
export const calloutLabels = ['Then and now', 'Example', 'Note', 'Ask first'] as const;
export type CalloutLabel = (typeof calloutLabels)[number];

const CAPTION = 'Table: ';

/** The caption of a table: a paragraph of its own before it, `Table: …`. */
export function captionOf(node: RootContent | undefined, next: RootContent | undefined): string | undefined {
  if (node?.type !== 'paragraph' || next?.type !== 'table') return undefined;
  const text = toString(node);
  return text.startsWith(CAPTION) ? text.slice(CAPTION.length) : undefined;
}

/** The word that makes a quotation a box, without its full stop. */
export function calloutOf(node: RootContent): CalloutLabel | undefined {
  if (node.type !== 'blockquote') return undefined;
  const [opening] = node.children;
  const strong = opening?.type === 'paragraph' ? opening.children[0] : undefined;
  if (strong?.type !== 'strong') return undefined;
  const said = toString(strong).replace(/\.$/, '');
  return calloutLabels.find((label) => label === said);
}

/** Takes the word out of the box, and the space behind it. */
export function withoutLabel(box: Blockquote): Blockquote['children'] {
  const [opening, ...others] = box.children as [Paragraph, ...Blockquote['children']];
  const [, next, ...rest] = opening.children;
  const words = next?.type === 'text' ? [{ ...next, value: next.value.trimStart() }, ...rest] : rest;
  return words.length > 0 ? [{ ...opening, children: words }, ...others] : others;
}

function markTable(table: Table, caption: string): Table {
  return { ...table, data: { ...table.data, hProperties: { 'data-caption': caption } } };
}

function markBox(box: Blockquote, label: CalloutLabel): Blockquote {
  const data = { hName: 'aside', hProperties: { 'data-callout': label } };
  return { ...box, children: withoutLabel(box), data };
}

function marked<Node extends RootContent>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index, all): Node[] => {
    if (captionOf(node, all[index + 1]) !== undefined) return [];
    if (node.type === 'table') {
      const caption = captionOf(all[index - 1], node);
      if (caption === undefined) throw new Error(`A table has no caption: ${toString(node).slice(0, 60)}`);
      return [markTable(node, caption) as Node];
    }
    // A part of the text that a component holds reads as the rest does.
    if (node.type === 'mdxJsxFlowElement') return [{ ...node, children: marked(node.children) }];
    const label = calloutOf(node);
    return label && node.type === 'blockquote' ? [markBox(node, label) as Node] : [node];
  });
}

/** For remark: tables get their captions, boxes their kind. What stands in the text is the same for page and paper. */
export function remarkProse() {
  return (tree: Root): Root => ({ ...tree, children: marked(tree.children) });
}
