/* Links to an address or number that a user typed. A mail program reads `?`, `&`, and `%` in a link as instructions:
   another recipient, a subject, or a body. */

/** A lone surrogate can't be encoded. `toWellFormed` is missing in Firefox before 119. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns a `mailto:` link to exactly this address, whatever characters it contains. */
export function mailHref(address: string): `mailto:${string}` {
  const at = address.lastIndexOf('@');
  const parts = at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)];
  return `mailto:${parts.map(encode).join('@')}`;
}

/** Returns a `tel:` link for a number in any common notation. Digits after an `x` are the extension. */
export function phoneHref(number: string): `tel:${string}` {
  const [main = '', extension = ''] = number.split(/x/i).map((part) => part.replaceAll(/\D/g, ''));
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${main}${extension === '' ? '' : `;ext=${extension}`}`;
}
