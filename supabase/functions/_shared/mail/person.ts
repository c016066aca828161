/** Initials (`J.`, `J.P.`), or a word of letters; nothing that a mail program would make a link of. */
const namePart = /^(?:(?:\p{L}\.)+|[\p{L}\p{M}'’-]+\.?)$/u;

/**
 * The greeting for a name that somebody typed. An address is anybody's to enter, so that a mail carries no more of a
 * stranger's words than a name: what looks like none, or like a sentence, is left out.
 */
export function greeting(name: string): string {
  const parts = name.trim().split(/\s+/);
  const isName = name.length <= 60 && parts.length <= 6 && parts.every((part) => namePart.test(part));
  return isName ? `Hello ${parts.join(' ')},` : 'Hello,';
}
