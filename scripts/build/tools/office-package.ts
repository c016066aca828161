import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export interface Facts {
  readonly title: string;
  readonly subject: string;
  readonly firm: string;
  /** Calendar day of the edition. */
  readonly updated: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const core = 'docProps/core.xml';
const coreType = 'application/vnd.openxmlformats-package.core-properties+xml';
const coreRelation = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

const coreProperties = ({ title, subject, firm, updated }: Facts) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject><dc:creator>${escaped(firm)}</dc:creator><cp:lastModifiedBy>${escaped(firm)}</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">${updated}T12:00:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${updated}T12:00:00Z</dcterms:modified><dc:language>en-US</dc:language></cp:coreProperties>`;

/** The earliest day that a zip can state; the same for every part, so that equal content gives equal bytes. */
const DAY_OF_PARTS = new Date(1980, 0, 2);

/**
 * Packs an office file again: its properties are ours, its parts in order and without the time at which a library wrote
 * them. The same content gives the same bytes.
 */
export function packAgain(
  bytes: Uint8Array,
  facts: Facts,
  change: (path: string, text: string) => string = (_, text) => text,
): Uint8Array {
  const parts = unzipSync(bytes);
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  parts[core] = strToU8(coreProperties(facts));
  if (!text('_rels/.rels').includes(coreRelation))
    parts['_rels/.rels'] = strToU8(
      text('_rels/.rels').replace(
        '</Relationships>',
        `<Relationship Id="rId-core" Type="${coreRelation}" Target="${core}"/></Relationships>`,
      ),
    );
  if (!text('[Content_Types].xml').includes(coreType))
    parts['[Content_Types].xml'] = strToU8(
      text('[Content_Types].xml').replace(
        '</Types>',
        `<Override ContentType="${coreType}" PartName="/${core}"/></Types>`,
      ),
    );
  const names = Object.keys(parts)
    .filter((name) => !name.endsWith('/'))
    .toSorted();
  // Readers look for the table of contents first.
  names.sort((a, b) => Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml'));
  const entries = names.map((name) => {
    const part = parts[name] ?? new Uint8Array();
    // The figures of a chart are a workbook of their own.
    if (name.endsWith('.xlsx')) return [name, packAgain(part, facts)] as const;
    return [name, /\.(xml|rels)$/.test(name) ? strToU8(change(name, strFromU8(part))) : part] as const;
  });
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: DAY_OF_PARTS });
}
