import type { Rule } from 'lightningcss';
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

interface Registration {
  /** What is registered, and in which of the two ways. */
  readonly key: string;
  readonly value: string;
  readonly place: Place;
}

/** What a sheet says about the page's custom properties: `@property`, and Tailwind's fallback on everything. */
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
 * A registered property exists once in the page, whoever's sheet came last: all of them have to say the same.
 *
 * @param sheets the host's first.
 * @returns registrations unlike the first of their name, each with file, line and rule.
 */
export function unlikeProperties(sheets: readonly Sheet[]): string[] {
  const known = new Map<string, string>();
  return sheets.flatMap((sheet) =>
    registrationsIn(rulesOf(sheet)).flatMap(({ key, value, place }) => {
      const first = known.get(key) ?? value;
      known.set(key, first);
      return first === value ? [] : [`${quoteRule(sheet, place)}: ${key} is registered otherwise elsewhere`];
    }),
  );
}
