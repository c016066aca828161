const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/** Decodes HTML entities: numeric ones, and the named ones that our renderer writes. Leaves others unchanged. */
export const withoutEntities = (html: string): string =>
  html.replaceAll(
    /&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi,
    (written: string, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return NAMED.get(name ?? '') ?? written;
    },
  );
