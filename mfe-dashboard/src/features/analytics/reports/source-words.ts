const cased: Readonly<Record<string, string>> = { cpa: 'CPA', cpas: 'CPAs', cpe: 'CPE' };

/** A lead's source as it is stored (`for-cpas-top`) in words (`For CPAs top`). */
export function sourceWords(source: string): string {
  if (source === '') return 'Not given';
  const words = source.split(/[-_\s]+/).map((word) => cased[word.toLowerCase()] ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
