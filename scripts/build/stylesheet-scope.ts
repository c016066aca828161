import type { Declaration, Rule, Selector, SelectorComponent, StyleRule } from 'lightningcss';
import {
  declarationsOf,
  isFallback,
  type Place,
  propertyOf,
  quoteRule,
  rulesOf,
  rulesWithin,
  type Stylesheet,
} from './stylesheet-rules.ts';

/**
 * Scope of the elements that a selector matches: any element, the remote's root or its descendants, or only its
 * descendants.
 */
export const ANYWHERE = 0;
export const AREA = 1;
export const INSIDE = 2;
export type Reach = typeof ANYWHERE | typeof AREA | typeof INSIDE;

type Combinator = Extract<SelectorComponent, { type: 'combinator' }>['value'];

/** Returns the widest scope of several selectors, which also applies to `&` in nested rules. */
const least = (all: readonly Reach[]): Reach => all.reduce<Reach>((a, b) => (b < a ? b : a), INSIDE);
const most = (all: readonly Reach[]): Reach => all.reduce<Reach>((a, b) => (b > a ? b : a), ANYWHERE);

/**
 * Returns the scope that the right side of a combinator inherits: descendants stay inside, and a sibling of the
 * remote's root is outside.
 */
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
  // All parts of a compound selector match, but only one of these alternatives, so the widest scope applies.
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
    return least(part.selectors.map((one) => reachOf(one, remote, parent)));
  return ANYWHERE;
}

/**
 * Determines the scope of a selector, from left to right.
 *
 * @param parent the scope of the surrounding rule, for `&`.
 */
function reachOf(selector: Selector, remote: string, parent: Reach): Reach {
  let compound: Reach = ANYWHERE;
  for (const part of selector)
    compound =
      part.type === 'combinator'
        ? carried(compound, part.value)
        : most([compound, reachOfPart(part, remote, parent)]);
  return compound;
}

/** Layer order of every stylesheet of the page. `properties` is Tailwind's. */
const layers = ['properties', 'theme', 'base', 'components', 'ui', 'utilities'];
const layersOfRemotes = ['properties', 'utilities'];

interface Around {
  readonly remote: string;
  readonly layer?: string;
  /** Scope of the surrounding rule; undefined at the top level. */
  readonly parent?: Reach;
}

type Fault = readonly [place: Place, what: string];

const isOwnName = (name: string, remote: string) =>
  name.startsWith('--tw-') || name.startsWith(`--${remote}-`);

/** The content security policy also blocks other origins, so a remote must include its own assets. */
function isForeign(url: string): boolean {
  const own = 'https://own.invalid';
  const address = URL.parse(url, `${own}/remotes/`);
  return address?.protocol !== 'data:' && address?.origin !== own;
}

function urlsIn(value: unknown): string[] {
  const urls: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'url' && typeof inner === 'string') urls.push(inner);
    return inner;
  });
  return urls;
}

function declarationFaults(declarations: readonly Declaration[], place: Place, remote: string): Fault[] {
  return declarations.flatMap((one) => {
    const name = propertyOf(one);
    const faults = urlsIn(one)
      .filter(isForeign)
      .map((url) => `loads ${url}`);
    if (name.startsWith('--') && !isOwnName(name, remote)) faults.push(`sets ${name}, which is not its own`);
    if (name === 'view-transition-name') faults.push('names a view transition, which is the page’s');
    return faults.map((what): Fault => [place, what]);
  });
}

function orderFaults(names: readonly string[], place: Place): Fault[] {
  const order = names.map((name) => layers.indexOf(name));
  if (order.includes(-1)) return [[place, 'names a layer that the page does not have']];
  const isOrdered = order.every((at, index) => at > (order[index - 1] ?? -1));
  return isOrdered ? [] : [[place, 'orders the layers anew']];
}

function styleFaults(rule: StyleRule, around: Around): Fault[] {
  const { selectors, declarations, rules = [], loc } = rule;
  if (around.layer === 'properties' && isFallback(rule)) return [];
  const parent = least(selectors.map((one) => reachOf(one, around.remote, around.parent ?? ANYWHERE)));
  const faults = declarationFaults(declarationsOf(declarations), loc, around.remote);
  if (around.layer !== 'utilities') faults.push([loc, 'stands outside the layer of utilities']);
  if (parent === ANYWHERE) faults.push([loc, `reaches outside [data-mfe='${around.remote}']`]);
  return [...faults, ...faultsOf(rules, { ...around, parent })];
}

function ruleFaults(rule: Rule, around: Around): Fault[] {
  const { remote } = around;
  switch (rule.type) {
    case 'style':
      return styleFaults(rule.value, around);
    case 'nested-declarations':
      return declarationFaults(declarationsOf(rule.value.declarations), rule.value.loc, remote);
    case 'media':
    case 'supports':
    case 'container':
    case 'starting-style':
      return faultsOf(rulesWithin(rule), around);
    case 'layer-statement': {
      const names = rule.value.names.map((name) => name.join('.'));
      return orderFaults(names, rule.value.loc);
    }
    case 'layer-block': {
      const layer = rule.value.name?.join('.') ?? '';
      const faults = faultsOf(rule.value.rules, { ...around, layer });
      const isNested = around.layer !== undefined || around.parent !== undefined;
      if (isNested || !layersOfRemotes.includes(layer))
        faults.push([rule.value.loc, 'writes into a layer that is not a remote’s']);
      return faults;
    }
    case 'keyframes': {
      const { name, keyframes, loc } = rule.value;
      const frames = keyframes.flatMap(({ declarations }) => declarationsOf(declarations));
      const faults = declarationFaults(frames, loc, remote);
      if (!name.value.startsWith(`${remote}-`)) faults.push([loc, `has a name without ${remote}- before it`]);
      return faults;
    }
    case 'property': {
      const { name, inherits, loc } = rule.value;
      const isHarmless = isOwnName(name, remote) && !inherits;
      return isHarmless ? [] : [[loc, 'registers a property that is not its own, or that inherits']];
    }
    case 'ignored':
      return [];
    default:
      return [[rule.value?.loc ?? { line: 0, column: 1 }, 'is a rule of the host’s']];
  }
}

const faultsOf = (rules: readonly Rule[], around: Around): Fault[] =>
  rules.flatMap((rule) => ruleFaults(rule, around));

/**
 * Checks a remote's finished stylesheet. Its rules may match only inside `[data-mfe='<remote>']`, and its global names
 * (keyframes, custom properties) must start with the remote's name.
 *
 * @returns one line per fault, with file, line, and rule.
 */
export const scopeFaults = (sheet: Stylesheet, remote: string): string[] =>
  faultsOf(rulesOf(sheet), { remote }).map(([place, what]) => `${quoteRule(sheet, place)}: ${what}`);
