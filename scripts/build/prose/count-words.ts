import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const SOURCES = 'Sources';

/** Words that somebody reads: the list of authorities at the end is looked up, not read. */
function wordsIn({ children }: Root): number {
  const end = children.findIndex((node) => node.type === 'heading' && toString(node) === SOURCES);
  const read = end === -1 ? children : children.slice(0, end);
  return read
    .map((node) => toString(node))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** For remark: every text also says how many words it has (`import { words } from './text.mdx?words'`). */
export function countWords() {
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
