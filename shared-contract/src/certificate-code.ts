/** Letters and figures that nobody mistakes for one another. */
const symbols = '[2-9A-HJ-NP-Z]';
const compact = new RegExp(`^CPPS(${symbols}{4})(${symbols}{4})(${symbols}{4})$`);

/**
 * The code of a certificate as it is kept, `CPPS-7K3M-Q9XT-W2HF`, from however somebody typed it: any case, with other
 * separators or none, with or without its first four letters.
 *
 * @returns `undefined` for what is no code. The first four letters alone are never taken for a group of it.
 */
export function certificateCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const parts = compact.exec(bare.length === 12 && !bare.startsWith('CPPS') ? `CPPS${bare}` : bare);
  return parts === null ? undefined : ['CPPS', ...parts.slice(1)].join('-');
}
