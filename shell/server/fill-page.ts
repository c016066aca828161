import { BOOT_ID, slotOf, SLOTS } from 'shared-contract/page-data';

/** The register's data for one address: texts and lists of texts, by slot name. */
export type Entry = Readonly<Record<string, string | readonly string[]>>;

const DATA = new RegExp(`(<script type="application/json" id="${BOOT_ID}">)(.*?)(?=</script>)`, 's');
/** A link attribute, or a slot anywhere else. */
const LINKS_AND_SLOTS = new RegExp(`(\\s(?:href|src)=")([^"]*)|${SLOTS.source}`, 'g');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
/** Encodes part of a URL, so that it can't change the target or add email parameters. */
const inAddress = (text: string) => escaped(encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@'));

/** Matches the innermost list item or paragraph around a list's slot. */
const lineAround = (slot: string) =>
  new RegExp(`<(li|p)(?:\\s[^>]*)?>(?:(?!<\\1[\\s>]|</\\1>).)*?${slot}.*?</\\1>`, 'gs');

/** Repeats each list's line for every text, with a separate slot each. */
function withLines(html: string, entry: Entry): readonly [html: string, texts: ReadonlyMap<string, string>] {
  const texts = new Map<string, string>();
  let page = html;
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'string') {
      texts.set(name, value);
      continue;
    }
    value.forEach((text, index) => texts.set(`${name}_${index}`, text));
    page = page.replace(lineAround(slotOf(name)), (line) =>
      value.map((_, index) => line.replaceAll(slotOf(name), slotOf(`${name}_${index}`))).join(''),
    );
  }
  return [page, texts];
}

function fillMarkup(html: string, entry: Entry): string {
  const [page, texts] = withLines(html, entry);
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(SLOTS, (slot, name: string) => {
      const value = texts.get(name);
      return value === undefined ? slot : write(value);
    });
  return page.replace(LINKS_AND_SLOTS, (found, attribute: string | undefined, address: string) =>
    attribute === undefined ? fill(found, escaped) : attribute + fill(address, inAddress),
  );
}

function fillValue(value: unknown, entry: Entry): unknown {
  if (typeof value === 'string')
    return value.replace(SLOTS, (slot, name: string) => {
      const text = entry[name];
      return typeof text === 'string' ? text : slot;
    });
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => {
      const list = Object.entries(entry).find(
        ([name, texts]) => Array.isArray(texts) && each === slotOf(name),
      );
      return list ? list[1] : [fillValue(each, entry)];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillValue(each, entry)]));
}

/**
 * Fills a page's slots with one entry: its texts, its URLs, and the application's initial data. All values are escaped,
 * so that none can end its element, attribute, or data block.
 */
export function fillPage(html: string, entry: Entry): string {
  const [before = '', opening = '', data, after = ''] = html.split(DATA);
  if (data === undefined) return fillMarkup(html, entry);
  const filled = JSON.stringify(fillValue(JSON.parse(data), entry)).replaceAll('<', '\\u003c');
  return fillMarkup(before, entry) + opening + filled + fillMarkup(after, entry);
}
