import postcss, { type Container, type Root } from 'postcss';
import { withoutEntities } from 'shared-contract/html-text';

/** Returns the classes of all elements of a document, including those in `<noscript>`. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => withoutEntities(list).split(/\s+/)),
  );

/** Moves escaped characters to code points that no stylesheet uses, so that the rest of a selector is pure syntax. */
const PLANE = 0xf0000;
const hideEscapes = (selector: string): string =>
  selector.replace(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex?: string, char?: string) =>
    String.fromCodePoint(
      PLANE + (hex === undefined ? (char?.codePointAt(0) ?? 0) : Number.parseInt(hex, 16)),
    ),
  );
const showEscapes = (name: string): string =>
  name.replace(/[\u{f0000}-\u{ffffd}]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) - PLANE));

/** Returns the classes that an element needs to match a selector. Ignores the arguments of `:is()`, `:not()`, and the like. */
function classesOf(selector: string): string[] {
  let plain = hideEscapes(selector);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w\-\u{80}-\u{ffffd}]+)/gu)].map(([, name = '']) => showEscapes(name));
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!node.selectors.some((one) => classesOf(one).every((name) => classes.has(name)))) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
      const isEmpty = node.nodes.length === 0;
      removeUnused(node, classes);
      if (!isEmpty && node.nodes.length === 0) node.remove();
    }
  });
}

const roots = new Map<string, Root>();

/** Returns the rules of a stylesheet that can match elements with these classes, in their order. */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const root = roots.get(css) ?? postcss.parse(css);
  roots.set(css, root);
  const copy = root.clone();
  removeUnused(copy, classes);
  return copy.toString();
}
