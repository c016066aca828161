import { inputsOf, linesOf, type InputLine, type Worksheet } from 'shared-contract/tools/worksheet';
import writeSheets from 'write-excel-file/node';
import { look } from './theme.ts';
import { packAgain, type Facts } from './office.ts';
import { calculatorPage, checksPage, nameOf, sourcesPage, type Page } from './spreadsheet-pages.ts';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function validation(line: InputLine, cell: string): string {
  const scale = line.unit === 'percent' ? 1 : 1e12;
  const values = line.choices?.map(({ value }) => value);
  const least = values === undefined ? (line.least ?? 0) : Math.min(...values);
  const most = values === undefined ? (line.most ?? scale) : Math.max(...values);
  const kind = line.isWhole === true || values !== undefined ? 'whole' : 'decimal';
  const words = attribute(
    line.unit === 'percent'
      ? `Enter a percentage from ${String(least * 100)}% to ${String(most * 100)}%.`
      : `Enter a ${kind === 'whole' ? 'whole number' : 'number'} from ${String(least)} to ${most.toLocaleString('en-US')}.`,
  );
  return `<dataValidation type="${kind}" allowBlank="0" showInputMessage="1" showErrorMessage="1" errorTitle="${attribute(line.label.slice(0, 31))}" error="${words}" sqref="${cell}"><formula1>${String(least)}</formula1><formula2>${String(most)}</formula2></dataValidation>`;
}

/** Height of the rows that fit on a Letter page, in points, scaled to the width of the columns. */
const ROWS_HEIGHT = 570;

/**
 * Returns the number of printed pages. The print setup scales the rows down if a few lines don't fit, for example with
 * a substituted font.
 */
function pagesOf({ rows }: Page): number {
  const height = rows.reduce((sum, [first]) => sum + (first?.height ?? 16), 0);
  return Math.max(1, Math.round(height / ROWS_HEIGHT));
}

/** Adds the results of formulas, the print setup, and the input validations, which the library doesn't write. */
function finishSheet(xml: string, page: Page, validations: string, footer: string): string {
  const withValues = xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)><f>=?(.*?)<\/f><\/c>/g,
    (_, cell: string, rest: string, formula: string) => {
      const value = page.results.get(cell);
      const type = typeof value === 'string' ? ' t="str"' : '';
      return `<c r="${cell}"${rest}${type}><f>${formula}</f><v>${String(value ?? '')}</v></c>`;
    },
  );
  const setup = `<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="${page.isLandscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="${String(pagesOf(page))}"/><headerFooter><oddFooter>&amp;L&amp;9${attribute(footer)}&amp;R&amp;9&amp;A, page &amp;P of &amp;N</oddFooter></headerFooter>`;
  return withValues
    .replace(/<worksheet([^>]*)>/, '<worksheet$1><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace(/(<pageMargins.*?\/>)?<pageSetup.*?\/>/, `${validations}${setup}`);
}

/** Makes a calculator workbook with live formulas, named and validated inputs, sources, and worked examples. */
export async function makeSpreadsheet(worksheet: Worksheet, facts: Facts): Promise<Uint8Array> {
  const calculator = calculatorPage(worksheet, facts.firm);
  const pages: readonly Page[] = [calculator, sourcesPage(worksheet, facts.firm), checksPage(worksheet)];
  const written = await writeSheets(
    pages.map(({ name, rows, columns, frozen }) => ({
      sheet: name,
      data: rows as never,
      columns: [...columns],
      stickyRowsCount: frozen,
      orientation: 'landscape' as const,
      showGridLines: false,
    })),
    { fontFamily: look.face, fontSize: 11 },
  ).toBuffer();
  const names = [
    ...pages.map(
      ({ name, frozen }, index) =>
        `<definedName name="_xlnm.Print_Titles" localSheetId="${String(index)}">${name}!$${String(frozen)}:$${String(frozen)}</definedName>`,
    ),
    ...linesOf(worksheet).map((line) => {
      const [column = '', row = ''] = (calculator.cells.get(line.id) ?? '').split(/(?<=[A-Z])(?=\d)/);
      return `<definedName name="${nameOf(line)}">Calculator!$${column}$${row}</definedName>`;
    }),
  ];
  const inputs = inputsOf(worksheet).map((line) => validation(line, calculator.cells.get(line.id) ?? ''));
  const validations = `<dataValidations count="${String(inputs.length)}">${inputs.join('')}</dataValidations>`;
  return packAgain(new Uint8Array(written), facts, (path, xml) => {
    const sheet = /^xl\/worksheets\/sheet(\d)\.xml$/.exec(path)?.[1];
    const page = pages[Number(sheet) - 1];
    if (page) return finishSheet(xml, page, page === calculator ? validations : '', facts.firm);
    if (path !== 'xl/workbook.xml') return xml;
    return xml
      .replace('<definedNames/>', `<definedNames>${names.join('')}</definedNames>`)
      .replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>');
  });
}
