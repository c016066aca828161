/** What a line of a calendar file holds at most (RFC 5545), in bytes. */
const most = 75;

/** In UTF-8. */
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
 * A calendar file whose lines are as short as the format wants them: the rest of a long one stands on lines that begin
 * with a space. The library that writes them counts characters, not bytes.
 */
export const foldLines = (file: string): string =>
  file.replaceAll('\r\n ', '').split('\r\n').map(fold).join('\r\n');

/** Names an entry for good, whoever makes its file: the page or a mail. */
export const calendarUid = (id: string, host: string): string => `${id}@${host}`;

/**
 * Of two files about one entry a calendar keeps the one with the higher number. It counts seconds, and not changes, because
 * page and mails make such files without knowing how many there were. The format has room for it until 2038.
 */
export const calendarSequence = (madeAt: Date): number => Math.floor(madeAt.getTime() / 1000);
