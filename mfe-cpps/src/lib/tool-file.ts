import type { DownloadFile } from 'shared-ui/save-file';
import type { ToolId } from '../content/tools.ts';
import type { PrintableDocument } from './printable.ts';
import { printableHtml } from './printable-html.ts';
import type { Worksheet } from './worksheet.ts';
import { worksheetCsv } from './worksheet-csv.ts';

/** The file of a tool: worksheets as CSV, everything else as one printable HTML page. */
export function makeToolFile(
  id: ToolId,
  content: Worksheet | PrintableDocument,
  publisher: string,
): DownloadFile {
  return content.kind === 'worksheet'
    ? { name: `${id}.csv`, type: 'text/csv;charset=utf-8', content: worksheetCsv(content, publisher) }
    : { name: `${id}.html`, type: 'text/html;charset=utf-8', content: printableHtml(content, publisher) };
}
