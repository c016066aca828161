/*
 * Links to an address or a number that somebody typed. A mail program reads `?`, `&` and `%` in a link as orders:
 * another receiver, a subject, a text.
 */

/** A lone surrogate cannot be encoded. `toWellFormed` is missing in Firefox before 119. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** `mailto:` to this one address, whatever is in it. */
export function mailHref(address: string): `mailto:${string}` {
  const at = address.lastIndexOf('@');
  const parts = at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
  return `mailto:${parts.map(encode).join('@')}`;
}

/** `tel:` to a number as people write it; what follows an `x` is the extension. */
export function phoneHref(number: string): `tel:${string}` {
  const [main = '', extension = ''] = number.split(/x/i).map((part) => part.replaceAll(/\D/g, ''));
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${main}${extension === '' ? '' : `;ext=${extension}`}`;
}
