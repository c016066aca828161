/** Maximum length of a line in a calendar file (RFC 5545), in bytes. */
const most = 75;

/** Returns the length in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > most) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * Folds the lines of a calendar file to the maximum length: a long line continues on lines that start with a space. The
 * library that writes these files counts characters instead of bytes.
 */
export const foldLines = (file: string): string =>
  file.replaceAll('\r\n ', '').split('\r\n').map(fold).join('\r\n');

/** Returns the permanent id of a calendar entry. It is the same in files from the page and from emails. */
export const calendarUid = (id: string, host: string): string => `${id}@${host}`;

/**
 * Returns the sequence number of a calendar file; of two files about one entry, a calendar uses the higher one. It
 * counts seconds instead of changes, because the page and the emails don't know how many files exist. The format's
 * range ends in 2038.
 */
export const calendarSequence = (madeAt: Date): number => Math.floor(madeAt.getTime() / 1000);
