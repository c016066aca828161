import type { Blockquote, Paragraph, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { linkCites } from './cites.ts';

const SOURCES = 'Sources';

const blocks: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** Returns the texts of a node's blocks, so that the last word of one and the first of the next don't count as one. */
const textsOf = (node: RootContent): string[] =>
  'children' in node && !blocks.includes(node.type) ? node.children.flatMap(textsOf) : [toString(node)];

/** Counts the words that visitors read. The list of sources at the end is only looked up. */
function wordsIn({ children }: Root): number {
  const end = children.findIndex((node) => node.type === 'heading' && toString(node) === SOURCES);
  const read = end === -1 ? children : children.slice(0, end);
  return read.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length;
}

/** Remark plugin that exports the number of words of every text (`import { words } from './text.mdx?words'`). */
function countWords() {
  return (tree: Root): void => {
    const words = wordsIn(tree);
    const declared = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'words' },
          init: { type: 'Literal', value: words, raw: String(words) },
        },
      ],
    };
    const program = {
      type: 'Program',
      sourceType: 'module',
      body: [{ type: 'ExportNamedDeclaration', declaration: declared, specifiers: [], attributes: [] }],
    };
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree: program } } as never);
  };
}

/** Kinds of callout. A quotation that starts with one of these labels in bold is a callout. */
export const calloutLabels = ['Then and now', 'Example', 'Note', 'Ask first'] as const;
export type CalloutLabel = (typeof calloutLabels)[number];

const CAPTION = 'Table: ';

/** Returns the caption of a table: a separate paragraph before it, `Table: …`. */
export function captionOf(node: RootContent | undefined, next: RootContent | undefined): string | undefined {
  if (node?.type !== 'paragraph' || next?.type !== 'table') return undefined;
  const text = toString(node);
  return text.startsWith(CAPTION) ? text.slice(CAPTION.length) : undefined;
}

/** Returns the label that makes a quotation a callout, without its period. */
export function calloutOf(node: RootContent): CalloutLabel | undefined {
  if (node.type !== 'blockquote') return undefined;
  const [opening] = node.children;
  const strong = opening?.type === 'paragraph' ? opening.children[0] : undefined;
  if (strong?.type !== 'strong') return undefined;
  const said = toString(strong).replace(/\.$/, '');
  return calloutLabels.find((label) => label === said);
}

/** Removes the label and the space after it. */
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
    // Text inside a component is processed like the rest.
    if (node.type === 'mdxJsxFlowElement') return [{ ...node, children: marked(node.children) }];
    const label = calloutOf(node);
    return label && node.type === 'blockquote' ? [markBox(node, label) as Node] : [node];
  });
}

/** Remark plugin that adds captions to tables and kinds to callouts. The web page and the PDF use the same text. */
function remarkProse() {
  return (tree: Root): Root => ({ ...tree, children: marked(tree.children) });
}

/** MDX options, shared by the build and the tests. */
export const mdxOptions = {
  remarkPlugins: [remarkGfm, remarkProse, () => linkCites, countWords],
  // The content security policy blocks style attributes. The table components read the alignment.
  tableCellAlignToStyle: false,
};
