import { transform, type Declaration, type Rule, type StyleRule } from 'lightningcss';

export interface Sheet {
  readonly file: string;
  readonly css: string;
}

/** The rules of a sheet; what cannot be read fails, as a browser would drop it or read it otherwise. */
export function rulesOf({ file, css }: Sheet): readonly Rule[] {
  let rules: readonly Rule[] = [];
  const keep = ({ rules: read }: { rules: Rule[] }) => {
    rules = read;
  };
  transform({ filename: file, code: Buffer.from(css), errorRecovery: false, visitor: { StyleSheet: keep } });
  return rules;
}

/** What stands inside a rule that holds others under a condition or in a layer. */
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

/** Where a rule begins: lines are counted from 0, columns from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** File, line and column, and the rule as it was written, without its block. */
export function quoteRule({ file, css }: Sheet, { line, column }: Place): string {
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

/** A declaration's property, also where its value is a variable or the parser does not know it. */
export function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
}

/** Tailwind's stand-in for `@property` in older browsers: its own variables, with their first values, on everything. */
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
