const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The indexes of the cell formats in `styles.xml`: text, and header text. */
export const TEXT_STYLE = 1;
export const HEADER_STYLE = 2;
/** Excel's built-in number format '@': anything typed into such a cell stays text. */
const TEXT_FORMAT = 49;

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

/** The parts of a single-sheet workbook other than the sheet itself (ECMA-376, part 1), by path. */
export const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/${SHEET_PATH}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relationships(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/styles.xml': `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/>${textFormat(0)}${textFormat(1)}</cellXfs></styleSheet>`,
};

/** The XML before and after the rows. The header row is frozen. */
export function sheetFrame(columns: number) {
  return {
    start: `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="24" customWidth="1"/></cols><sheetData>`,
    end: '</sheetData></worksheet>',
  };
}

function relationships(...targets: [kind: string, target: string][]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="r${index + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function textFormat(font: number): string {
  return `<xf xfId="0" numFmtId="${TEXT_FORMAT}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`;
}
