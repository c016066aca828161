import { type Declaration, type Rule, type StyleRule, transform } from 'lightningcss';

export interface Stylesheet {
  readonly file: string;
  readonly css: string;
}

/**
 * Parses the rules of a stylesheet.
 *
 * @throws on invalid CSS, which a browser would drop or read differently.
 */
export function rulesOf({ file, css }: Stylesheet): readonly Rule[] {
  let rules: readonly Rule[] = [];
  const keep = ({ rules: read }: { rules: Rule[] }) => {
    rules = read;
  };
  transform({ filename: file, code: Buffer.from(css), errorRecovery: false, visitor: { StyleSheet: keep } });
  return rules;
}

/** Returns the rules inside a conditional rule or a layer. */
export function rulesWithin(rule: Rule): readonly Rule[] {
  switch (rule.type) {
    case 'media':
    case 'supports':
    case 'container':
    case 'starting-style':
    case 'layer-block':
      return rule.value.rules;
    default:
      return [];
  }
}

/** Position of a rule. Lines start at 0, and columns at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns file, line, column, and the source of a rule without its block. */
export function quoteRule({ file, css }: Stylesheet, { line, column }: Place): string {
  const text = css
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1);
  const head = (/^[^{;}]*/.exec(text)?.[0] ?? '').trim();
  return `${file}:${String(line + 1)}:${String(column)} ${head.length > 120 ? `${head.slice(0, 120)}…` : head}`;
}

type Block = StyleRule['declarations'];

export const declarationsOf = (block: Block): readonly Declaration[] => [
  ...(block?.declarations ?? []),
  ...(block?.importantDeclarations ?? []),
];

/** Returns the name of a declaration's property, even if its value is a variable or the parser doesn't know it. */
export function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
}

/**
 * Returns true for Tailwind's fallback for `@property` in older browsers: its own variables with initial values, on
 * every element.
 */
export const isFallback = ({ selectors, declarations, rules = [] }: StyleRule): boolean =>
  rules.length === 0 &&
  (declarations?.importantDeclarations ?? []).length === 0 &&
  declarationsOf(declarations).every((one) => propertyOf(one).startsWith('--tw-')) &&
  selectors.every((selector) =>
    selector.every(
      (part) =>
        part.type === 'universal' ||
        (part.type === 'pseudo-element' && ['before', 'after', 'backdrop'].includes(part.kind)),
    ),
  );

interface Registration {
  /** The registered name, and its value. */
  readonly key: string;
  readonly value: string;
  readonly place: Place;
}

/** Lists a stylesheet's registrations of custom properties: `@property`, and Tailwind's fallback on every element. */
function registrationsIn(rules: readonly Rule[]): Registration[] {
  return rules.flatMap((rule): Registration[] => {
    if (rule.type === 'property') {
      const { name, syntax, inherits, initialValue, loc } = rule.value;
      return [{ key: name, value: JSON.stringify([syntax, inherits, initialValue]), place: loc }];
    }
    if (rule.type === 'style')
      return isFallback(rule.value)
        ? declarationsOf(rule.value.declarations).map((one) => ({
            key: `fallback of ${propertyOf(one)}`,
            value: JSON.stringify(one.value),
            place: rule.value.loc,
          }))
        : [];
    return registrationsIn(rulesWithin(rule));
  });
}

/**
 * Finds conflicting registrations. A registered property exists once in the page, and the last stylesheet determines
 * it, so all of them must agree.
 *
 * @param sheets the host's first.
 * @returns registrations that differ from the first of their name, each with file, line, and rule.
 */
export function unlikeProperties(sheets: readonly Stylesheet[]): string[] {
  const known = new Map<string, string>();
  return sheets.flatMap((sheet) =>
    registrationsIn(rulesOf(sheet)).flatMap(({ key, value, place }) => {
      const first = known.get(key) ?? value;
      known.set(key, first);
      return first === value ? [] : [`${quoteRule(sheet, place)}: ${key} is registered otherwise elsewhere`];
    }),
  );
}
