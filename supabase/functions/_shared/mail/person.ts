/** Initials (`J.`, `J.P.`) or a word of letters. Excludes anything that an email program would turn into a link. */
const namePart = /^(?:(?:\p{L}\.)+|[\p{L}\p{M}'’-]+\.?)$/u;

/**
 * Returns the greeting for a name that a visitor typed. Anyone can enter someone else's address, so an email must not
 * contain a stranger's text. Anything that doesn't look like a name is omitted.
 */
export function greeting(name: string): string {
  const parts = name.trim().split(/\s+/);
  const isName = name.length <= 60 && parts.length <= 6 && parts.every((part) => namePart.test(part));
  return isName ? `Hello ${parts.join(' ')},` : 'Hello,';
}
