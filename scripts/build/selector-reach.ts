import type { Selector, SelectorComponent } from 'lightningcss';

/** What is certain of the elements that a selector matches: nothing, the remote's element or below it, below it only. */
export const ANYWHERE = 0;
export const AREA = 1;
export const INSIDE = 2;
export type Reach = typeof ANYWHERE | typeof AREA | typeof INSIDE;

type Combinator = Extract<SelectorComponent, { type: 'combinator' }>['value'];

/** What is certain of a list of selectors, and of `&` below it. */
export const least = (all: readonly Reach[]): Reach => all.reduce<Reach>((a, b) => (b < a ? b : a), INSIDE);
const most = (all: readonly Reach[]): Reach => all.reduce<Reach>((a, b) => (b > a ? b : a), ANYWHERE);

/** What a selector's right side inherits from its left: below stays below, a sibling of the remote's element is outside. */
function carried(left: Reach, combinator: Combinator): Reach {
  if (combinator === 'descendant' || combinator === 'child') return left === ANYWHERE ? ANYWHERE : INSIDE;
  if (combinator === 'next-sibling' || combinator === 'later-sibling')
    return left === INSIDE ? INSIDE : ANYWHERE;
  return combinator === 'pseudo-element' ? left : ANYWHERE;
}

function reachOfPart(part: SelectorComponent, remote: string, parent: Reach): Reach {
  if (part.type === 'nesting') return parent;
  if (part.type === 'attribute') {
    const { name, namespace, operation } = part;
    const exact = operation?.operator === 'equal' && operation.caseSensitivity !== 'ascii-case-insensitive';
    return name === 'data-mfe' && !namespace && exact && operation.value === remote ? AREA : ANYWHERE;
  }
  // All parts of a compound hold, but only one of these alternatives.
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return least(part.selectors.map((one) => reachOf(one, remote, parent)));
  return ANYWHERE;
}

/**
 * Reads a selector from left to right.
 *
 * @param parent the reach of the rule around it, which `&` stands for.
 */
export function reachOf(selector: Selector, remote: string, parent: Reach): Reach {
  let compound: Reach = ANYWHERE;
  for (const part of selector)
    compound =
      part.type === 'combinator'
        ? carried(compound, part.value)
        : most([compound, reachOfPart(part, remote, parent)]);
  return compound;
}
