const cased: Readonly<Record<string, string>> = { cpa: 'CPA', cpas: 'CPAs', cpe: 'CPE' };

/** It is sent by a browser, and may have any length. */
const MOST = 40;

/** A lead's source as it is stored (`for-cpas-top`) in words (`For CPAs top`). */
export function sourceWords(source: string): string {
  if (source === '') return 'Not given';
  const words = source.split(/[-_\s]+/).map((word) => cased[word.toLowerCase()] ?? word);
  const text = words.join(' ');
  const cut = text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}
