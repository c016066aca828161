const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/** HTML text with its entities read: by number, and by the names that our pages are rendered with. Others stay. */
export const withoutEntities = (html: string): string =>
  html.replaceAll(
    /&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi,
    (written: string, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return NAMED.get(name ?? '') ?? written;
    },
  );
