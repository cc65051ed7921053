import * as say from '../contract/messages.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The indexes of the cell formats in `styles.xml`. */
export const TEXT_STYLE = 1;
export const HEADER_STYLE = 2;
export const DATE_STYLE = 3;
/** Excel's built-in number format '@': anything typed into such a cell stays text. */
const TEXT_FORMAT = 49;
/** The first number that a workbook may give to a format of its own. */
const DATE_FORMAT = 164;
const A4 = 9;
/** The indexes of the fonts in `styles.xml`. */
const PLAIN = 0;
const BOLD = 1;

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** The parts of a single-sheet workbook other than the sheet itself (ECMA-376, part 1), by path. */
export function partsOfWorkbook(): Record<string, string> {
  const name = say.sheetName();
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${name}!$1:$1</definedName></definedNames></workbook>`,
    'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${DATE_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/>${cellFormat(TEXT_FORMAT)}${cellFormat(TEXT_FORMAT, BOLD)}${cellFormat(DATE_FORMAT)}</cellXfs></styleSheet>`,
  };
}

/**
 * The XML before the rows, with the columns' widths in characters. The header row is frozen, and the pages are as
 * wide as the table.
 */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

/** The XML after the rows: the header row filters them, and the sheet prints in landscape. */
export function sheetEnd(lastCell: string): string {
  return `</sheetData><autoFilter ref="A1:${lastCell}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="${A4}" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

function relationships(...targets: [kind: string, target: string][]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function cellFormat(format: number, font = PLAIN): string {
  return `<xf xfId="0" numFmtId="${format}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`;
}
