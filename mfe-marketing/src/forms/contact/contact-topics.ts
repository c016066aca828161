import { contactTopics } from 'shared-contract/forms/contact/options';

export interface ContactTopic {
  readonly value: string;
  readonly label: string;
  /** What the message says unless the visitor writes another. */
  readonly message?: string;
}

const LONGEST = 100;

/** Things that can be asked for by name: `paper:social-security-allocations`. */
const requests: Readonly<Record<string, string>> = { paper: 'White paper', resource: 'Resource' };

const abbreviations = new Set(['cpa', 'cpe', 'cpps', 'hsa', 'ira', 'irs', 'rd', 'rmd']);

/** `social-security-allocations` → `Social security allocations`. */
function wordsOf(slug: string): string {
  const words = slug.split(/[\s_-]+/).filter(Boolean);
  const text = words.map((word) => (abbreviations.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `quote:Gwendolyn Farrar:Plan design` asks one of the directory for a price. */
function quoteOf(value: string, [person = '', service = '']: readonly string[]): ContactTopic | undefined {
  if (person === '' || service === '') return undefined;
  return {
    value,
    label: `Quote from ${person}: ${service}`,
    message: `Please ask ${person} for a quote for “${service}”. About my situation: `,
  };
}

/** What an address asks about: a known topic by its id, a quote, or any other text made readable. */
export function contactTopicFrom(asked: string | null): ContactTopic | undefined {
  const value = (asked ?? '')
    .replace(/[^\p{L}\p{N} :.&'_-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  if (!/[\p{L}\p{N}]/u.test(value)) return undefined;
  const known = contactTopics.find((topic) => topic.value === value);
  if (known) return known;
  const [kind = '', ...rest] = value.split(':').map((part) => part.trim());
  const quote = kind === 'quote' ? quoteOf(value, rest) : undefined;
  if (quote) return quote;
  const name = wordsOf(rest.join(' '));
  if (name === '') return { value, label: wordsOf(kind) };
  const request = Object.hasOwn(requests, kind) ? requests[kind] : undefined;
  return request === undefined
    ? { value, label: `${wordsOf(kind)}: ${name}` }
    : { value, label: `${request}: ${name}`, message: `Please send me “${name}”.` };
}
