import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const text = (written: string) => new TextEncoder().encode(written);
const locked = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
  Buffer.alloc(5_000),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

test.each([
  ['PDF', text('%PDF-1.7\n%âãÏÓ')],
  [
    'MT940',
    text(':20:STARTUMS\r\n:25:10020030/1234\r\n:60F:C250701GHS1000,00\r\n:61:2507010701CR1500,00NTRF'),
  ],
  ['MT940', text('{1:F01ECOCGHACXXXX0000000000}{2:I940}{4:\r\n:20:X')],
  ['CAMT', text('<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">')],
  ['OFX', text('OFXHEADER:100\r\nDATA:OFXSGML\r\n')],
  ['OFX', text('<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX>')],
  ['QIF', text('!Type:Bank\nD07/05/2025\nT1500.00')],
  ['web page', text('\ufeff<html><table><tr><td>Date</td></tr></table></html>')],
  ['web page', text('\r\n<!DOCTYPE html>\n<html lang="fr">')],
  [
    'XML spreadsheet',
    text('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
  ],
  ['JSON', text('[{"date": "2026-01-01"}]')],
  ['JSON', text('\n{ "transactions": [] }')],
  ['XML file', text('<?xml version="1.0"?><rows/>')],
  ['picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
  ['password', locked],
  ['old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
])('what isn’t a table is refused by its name: %s', async (name, bytes) => {
  await expect(readTable(bytes)).rejects.toThrow(name);
});

test('a table that speaks of such files is read', async () => {
  const { rows } = await readTable(text('Date,Details\n2025-07-05,<html> and %PDF- and :20:\n'));
  expect(rows).toHaveLength(1);
});
