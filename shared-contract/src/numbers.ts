/** Hyphens and dashes that keyboards and spreadsheets produce for a minus sign, after NFKC. */
const minusSigns = /[\u2010-\u2015\u2212]/g;

/** A minus sign, digits that are ungrouped or in groups of three (by comma or space), decimals. */
const shape = /^(-?) ?((?:\d{1,3}(?:[ ,]\d{3})+|\d+)?(?:\.\d*)?)$/;

const withoutUnit = (text: string, unit?: '$' | '%'): string =>
  unit === '$' ? text.replace(/^(-?) ?\$ ?/, '$1') : unit === '%' ? text.replace(/ ?%$/, '') : text;

/**
 * Parses a number as people type it: `1,200`, `$1,200.50`, `.5`, `12.`, `(300)` and `−300` for -300, with any keyboard's
 * minus sign, spaces or full-width digits. A sign may precede or follow the dollar sign.
 * @param unit The sign that may accompany the number. It does not scale the result: `37%` is 37.
 * @returns `undefined` for an empty text and for anything else, such as `1,2` or `--3`.
 */
export function parseNumber(text: string, unit?: '$' | '%'): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(minusSigns, '-').replaceAll(/\s+/g, ' ').trim();
  const parenthesized = /^\((.*)\)$/.exec(plain)?.[1];
  const match = shape.exec(withoutUnit(parenthesized ?? plain, unit));
  if (!match) return undefined;
  const [, sign, digits = ''] = match;
  if (!/\d/.test(digits) || (sign !== '' && parenthesized !== undefined)) return undefined;
  const value = Number(digits.replaceAll(/[ ,]/g, ''));
  return (sign !== '' || parenthesized !== undefined) && value !== 0 ? -value : value;
}
