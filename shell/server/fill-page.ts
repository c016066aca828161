import { BOOT_ID } from 'shared-contract/page-data';
import { SLOTS, slotOf } from 'shared-contract/page-slots';

/** What a register says of one address: texts and lists of texts, by the names of their slots. */
export type Entry = Readonly<Record<string, string | readonly string[]>>;

const DATA = new RegExp(`(<script type="application/json" id="${BOOT_ID}">)(.*?)(?=</script>)`, 's');
/** An attribute that leads somewhere, or a slot anywhere else. */
const LINKS_AND_SLOTS = new RegExp(`(\\s(?:href|src)=")([^"]*)|${SLOTS.source}`, 'g');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** A text as it stands in markup. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
/** A part of an address: it can lead nowhere else, and orders nothing from a mail program. */
const inAddress = (text: string) => escaped(encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@'));

/** The innermost line or paragraph around the slot of a list. */
const lineAround = (slot: string) =>
  new RegExp(`<(li|p)(?:\\s[^>]*)?>(?:(?!<\\1[\\s>]|</\\1>).)*?${slot}.*?</\\1>`, 'gs');

/** As many lines as each list has texts, every text with a slot of its own. */
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
 * A page with slots as the page of one entry: its words, its addresses, and the data that the application starts from.
 * Everything is text: no value can end the element, the attribute or the block that it stands in.
 */
export function fillPage(html: string, entry: Entry): string {
  const [before = '', opening = '', data, after = ''] = html.split(DATA);
  if (data === undefined) return fillMarkup(html, entry);
  const filled = JSON.stringify(fillValue(JSON.parse(data), entry)).replaceAll('<', '\\u003c');
  return fillMarkup(before, entry) + opening + filled + fillMarkup(after, entry);
}
