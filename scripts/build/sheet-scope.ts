import type { Declaration, Rule, StyleRule } from 'lightningcss';
import { ANYWHERE, least, reachOf, type Reach } from './selector-reach.ts';
import {
  declarationsOf,
  isFallback,
  propertyOf,
  quoteRule,
  rulesOf,
  rulesWithin,
  type Place,
  type Sheet,
} from './sheet-rules.ts';

/** As every sheet of the page states them; `properties` is Tailwind's. */
const layers = ['properties', 'theme', 'base', 'components', 'ui', 'utilities'];
const layersOfRemotes = ['properties', 'utilities'];

/** Where a rule stands. */
interface Around {
  readonly remote: string;
  readonly layer?: string;
  /** What the rule around it reaches; none at the top. */
  readonly parent?: Reach;
}

type Fault = readonly [place: Place, what: string];

const isOwnName = (name: string, remote: string) =>
  name.startsWith('--tw-') || name.startsWith(`--${remote}-`);

/** The page's policy refuses other origins too; a remote brings what it shows. */
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
 * Judges a remote's finished sheet: its rules may hold inside `[data-mfe='<remote>']` alone, and the names that it gives
 * to the page (keyframes, custom properties) begin with its own.
 *
 * @returns what is wrong, each with file, line and rule.
 */
export const scopeFaults = (sheet: Sheet, remote: string): string[] =>
  faultsOf(rulesOf(sheet), { remote }).map(([place, what]) => `${quoteRule(sheet, place)}: ${what}`);
