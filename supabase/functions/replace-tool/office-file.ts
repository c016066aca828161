/** The main part identifies an Office file's type, whatever its name or media type. */
const mainParts = {
  xlsx: 'xl/workbook.xml',
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
} as const;

export type OfficeExtension = keyof typeof mainParts;

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;

/** Returns the names of the entries in a ZIP file without unpacking it, or null if the file is no ZIP. */
function partsOf(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A ZIP comment of up to 64 KB may follow the directory.
  while (end >= 0 && bytes.length - end < 65_558 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== endOfDirectory) return null;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryOfDirectory) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const from = at + 46;
    names.push(new TextDecoder().decode(bytes.subarray(from, from + (name ?? 0))));
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

/** Returns a user-facing reason why a file can't have this extension, or null if it is valid. */
export function problemOf(bytes: Uint8Array, extension: OfficeExtension): string | null {
  const parts = partsOf(bytes);
  const kind = extension.toUpperCase();
  if (!parts?.includes('[Content_Types].xml') || !parts.includes(mainParts[extension]))
    return `This is not ${extension === 'xlsx' ? 'an' : 'a'} ${kind} file. Save it as .${extension} and choose it again.`;
  if (parts.some((name) => /vbaProject|\/activeX\//i.test(name)))
    return `This file has macros. Save it as .${extension} without them and choose it again.`;
  return null;
}
