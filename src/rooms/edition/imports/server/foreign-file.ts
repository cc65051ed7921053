import * as say from '../foreign-messages.ts';
import { unreadable } from './lines.ts';

/** How Excel keeps what has a password. */
const COMPOUND = '\xd0\xcf\x11\xe0';
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** As much as shows what a file is. */
const LOOKED_AT = 4_096;

/** What is no table, by how it begins: what is said of it. */
const KINDS: readonly (readonly [RegExp, () => string])[] = [
  [/^%PDF-/, say.isPdf],
  [/^PK[\s\S]{28}mimetypeapplication\/vnd\.oasis/, say.isOds],
  [/^\{1:F\d\d|^:20:|^\s*:20:.*[\r\n]+:25:|[\r\n]:61:\d{6}/, say.isMt940],
  [/<(\w+:)?Document[^>]*camt\.05[234]|urn:iso:std:iso:20022:tech:xsd:camt/, say.isCamt],
  [/^\s*(OFXHEADER|<\?OFX|<OFX>)|<OFX>/, say.isOfx],
  [/^!Type:/, say.isQif],
  [/urn:schemas-microsoft-com:office:spreadsheet/, say.isXmlSpreadsheet],
  [/^\s*(<!DOCTYPE html|<html|<table|<head|<meta|<body)/i, say.isHtml],
  [/^\s*<\?xml/, say.isXml],
  [/^\s*(\{\s*"|\[\s*[{"])/, say.isJson],
  [/^\{\\rtf/, say.isRtf],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8/, say.isPicture],
];

/** Refuses a file that is something else than its name says, with what to do. */
export function assertNotForeign(bytes: Uint8Array): void {
  const begins = Buffer.from(bytes.subarray(0, LOOKED_AT))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (begins.startsWith(COMPOUND) && Buffer.from(bytes).includes(ENCRYPTED)) throw unreadable(say.isLocked());
  const found = KINDS.find(([pattern]) => pattern.test(begins));
  if (found) throw unreadable(found[1]());
}
