import { message } from '#platform/contract/message.ts';

// What a file is that is no table.
export const isPdf = message('This is a PDF. Download the list as CSV or XLSX.');
export const isMt940 = message('This is an MT940 file. Download the statement as CSV or XLSX.');
export const isCamt = message('This is a CAMT file. Download the statement as CSV or XLSX.');
export const isOfx = message('This is an OFX file. Download the statement as CSV or XLSX.');
export const isQif = message('This is a QIF file. Download the statement as CSV or XLSX.');
export const isXmlSpreadsheet = message(
  'This is an XML spreadsheet, whatever its name ends in. Open it in Excel, and save it as XLSX.',
);
export const isHtml = message(
  'This is a web page, whatever its name ends in. Open it in Excel, and save it as XLSX or CSV.',
);
export const isXml = message('This is an XML file. Download the list as CSV or XLSX.');
export const isJson = message('This is a JSON file. Download the list as CSV or XLSX.');
export const isRtf = message('This is a text document. Save the list as CSV or XLSX.');
export const isPicture = message('This is a picture. Download the list as CSV or XLSX.');
export const isOds = message('This is an OpenDocument file. Save it as XLSX or CSV.');
export const isLocked = message('This file has a password. Save it without one, as XLSX or CSV.');
