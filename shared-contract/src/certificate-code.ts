/** Letters and digits that readers can't confuse. */
const symbols = '[2-9A-HJ-NP-Z]';
const compact = new RegExp(`^CPPS(${symbols}{4})(${symbols}{4})(${symbols}{4})$`);

/**
 * Returns a certificate code in its stored form, `CPPS-7K3M-Q9XT-W2HF`. Accepts any case, other separators or none, and
 * a missing `CPPS` prefix.
 *
 * @returns `undefined` if the text is not a code; the prefix never counts as one of its groups
 */
export function certificateCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const parts = compact.exec(bare.length === 12 && !bare.startsWith('CPPS') ? `CPPS${bare}` : bare);
  return parts === null ? undefined : ['CPPS', ...parts.slice(1)].join('-');
}

/** Paths of the designation's badge: static files, the same for every holder. */
export const badgeFiles = { svg: `/badges/cpps.svg`, png: `/badges/cpps.png` } as const;
