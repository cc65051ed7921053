import { message } from '#platform/contract/message.ts';

export const firstRowsOfFile = message('The first rows of the file');
export const leaveOut = message('Leave out');
export const notUndone = message('The import couldn’t be undone.');
export const earlierImports = message('Earlier imports');
export const undoImport = message('Undo import');
export const undoTitle = message('Undo this import?');
export const undoHint = message(
  'What it added and is still there will be deleted, with any changes made since: {added} records at most.',
);
export const rowsLeftOut = message({
  one: '{count} row was left out.',
  other: '{count} rows were left out.',
});
export const importFailed = message('The import failed.');
export const importKind = message('Import {kind}');
export const file = message('File');
export const readingFile = message('Reading the file…');
export const columns = message('Columns');
export const check = message('Check');
export const sendThemConfirmation = message('Send them the confirmation');
export const confirmationHint = message(
  'With the ticket and the link of their own page. It can also be sent later, from the list.',
);
export const importing = message('Importing…');
export const seeImported = message({
  one: 'See the one that was imported',
  other: 'See the {count} that were imported',
});
export const correctCell = message('Correct: {cell}');
export const asItIs = message('It is meant so');
export const decisionsUnreadable = message('The decisions can’t be read.');
export const noSuchSheet = message("The file has no sheet '{sheet}'.");
export const noSuchLine = message('The file has no line {line} that anything is in.');
export const reason = message('Why it was left out');
export const refusedFile = message('left-out.csv');
export const downloadRefused = message({
  one: 'Download the row with a problem',
  other: 'Download the {count} rows with a problem',
});
export const notDownloaded = message('The file couldn’t be made.');
export const refusedHint = message('Correct them in that file and choose it here again.');
export const sheet = message('Sheet');
export const sheetRead = message('‘{sheet}’ is read; not read: {others}.');
export const headingsIn = message('The headings are in line');
export const aboveHeadings = message('Left out above the headings: {text}');
export const unusedColumns = message('Left out: {columns}.');
export const rowsSayThemselves = message({
  one: '{count} row says itself that it doesn’t count: {reasons}.',
  other: '{count} rows say themselves that they don’t count: {reasons}.',
});
export const reasonCounted = message('{reason} ({count})');
export const sameRowsBefore = message('The same rows were imported <time></time>.');
export const takenAlready = message({
  one: '{count} is there already.',
  other: '{count} are there already.',
});
export const unknownWords = message('Words that aren’t known');
export const unknownWord = message({
  one: '{column} says ‘{word}’ in {count} row.',
  other: '{column} says ‘{word}’ in {count} rows.',
});
export const unknownEmpty = message({
  one: '{column} is empty in {count} row.',
  other: '{column} is empty in {count} rows.',
});
export const takeThem = message('Take them in');
export const leaveThemOut = message('Leave them out');
export const titleRow = message('Line {line} is a title: ‘{title}’');
export const headingsAgain = message('Line {line} has the headings once more');
export const hiddenRow = message('The spreadsheet hides it');
export const readTurned = message(
  '{heading} is read as ‘{label}’: ‘{from}’ becomes ‘{to}’. If it isn’t that, choose above what it is',
);
export const mayBeTurned = message(
  'If {heading} has the last name first, choose ‘{label}’ above: ‘{from}’ then becomes ‘{to}’',
);
export const notLastNameFirst = message(
  'This isn’t a last name, a comma and a first name, as the others are. Is it meant so?',
);
export const hiddenColumn = message(
  'The spreadsheet hides the column {heading}: it is left out unless you choose above what it is',
);
export const struckRow = message('It is struck through');
export const partlyStruck = message(
  'Something in this line is struck through. Delete that, or the line, and choose the file again.',
);
export const mergedDown = message('One merged cell says this for several lines. Is it meant here, too?');
export const mergedAcross = message(
  'A merged cell over several columns is read as {heading} alone, not as {others}.',
);
export const otherHeadings = message(
  'This stands below other headings, in line {line}. Put these rows in a file of their own.',
);
export const moreCells = message(
  'This line has more cells than the headings: ‘{text}’ has none. If a comma in a cell divides it, put quotation marks around the cell; if ‘{text}’ is meant so, give its column a heading.',
);
export const readFromBuyer = message(
  'These columns say who ordered or paid, who may be somebody else than who comes: {columns}.',
);
export const remarkCounted = message('{remark} ({count})');
export const correctionsUnreadable = message('The corrections can’t be read.');
export const importRows = message('Import {count}');
export const cancel = message('Cancel');
export const edition = message('Edition');
export const csvOrXlsxFile = message('CSV or XLSX file');
export const fileHint = message(
  'Headings such as Name and Company are recognised. At most {rows} rows and {size}. Nothing is imported before you have seen what it will be.',
);
export const andOthers = message('and {count} more');
export const noSuchField = message("There is no field '{field}'.");
export const columnTwice = message("Two columns are chosen as '{field}'.");
export const imported = message('{records} imported.');
export const undone = message('Undone: {records} deleted.');
export const keptOnUndo = message({
  one: '{count} can’t be deleted. {why}',
  other: '{count} can’t be deleted. {why}',
});
export const textUnreadable = message('The text of this file can’t be read. Save it as CSV in UTF-8.');
export const oldExcel = message('This is an old Excel file. Save it as XLSX or CSV.');
export const fileIsEmpty = message('The file is empty.');
export const noRows = message('The file has no rows below its headings.');
export const tooManyRows = message('The file has more than {most} rows. Please split it.');
export const tooManyColumns = message('The file has {count} columns; at most {most} are read.');
export const xlsxUnreadable = message('This isn’t an XLSX file that can be read. Save it as CSV in UTF-8.');
export const fileIsDamaged = message('The file is damaged.');
export const unzipsTooLarge = message('The file is far larger unzipped than a list of people.');
export const cellTooLong = message('The file has a cell with more text than a spreadsheet takes.');
export const cellTooFar = message(
  'The sheet has a cell at {column}{row}; at most {rows} rows and {columns} columns are read. Empty that cell, or move what belongs to the list.',
);
export const nothingImportable = message('None of these rows can be imported.');
export const importedEntry = message('Imported {records} from a file');
export const alreadyUndone = message('This import has already been undone.');
export const undoneEntry = message('Undid an import: deleted {records}');
export const columnMissing = message('No column is chosen as {fields}.');
export const columnNumber = message('Column {number}');
export const columnNamed = message('column {number}');
export const columnUse = message('What {heading} is');
export const earlierImport = message('<time></time>: {added} imported');
export const undoneImport = message('<time></time>: {added} imported, undone');
export const columnsLead = message('{format}. These are its first rows; say what each column is.');
export const importableRows = message('<count>{importable} of {rows} rows</count> can be imported.');
export const problemsLeftOut = message('Rows with a problem are left out.');
export const line = message('Line {line}:');
export const lineHeading = message('Line');
export const understood = message('What was understood');
export const lineAndColumn = message('Line {line}, {column}:');
export const csvFormat = message('CSV, {encoding}, separated by {separator}');
export const commas = message('commas');
export const semicolons = message('semicolons');
export const tabs = message('tabs');
export const rowTooLong = message('A row is far too long: a quotation mark may be missing.');
export const lineTooLong = message('A row in line {line} is far too long: a quotation mark may be missing.');
export const fileUnreadable = message('The file can’t be read.');
export const lineUnreadable = message('The file can’t be read in line {line}.');
export const fileTooLarge = message('The file is larger than {most}. Please split it.');
export const filesBusy = message(
  'Several files are being read at the moment. Please try again in a few seconds.',
);
export const fileTooDemanding = message(
  'This file takes too much time or memory to read. Save it as CSV in UTF-8, or split it.',
);
export const fileMissing = message('Choose a file.');
