import { otherFileFormat, otherFormat } from './otherFormats'

const coda = `${`0000003112672505        00123456  OUTLAY`.padEnd(127)}2\r\n12001BE`

it.each([
  ['MT940', ':20:STARTUMSE\n:25:50010517/0123456789\n:28C:0/1\n:60F:C261101EUR1000,00\n:61:2611031103D120,00N062'],
  ['MT940', '{1:F01BANKDEFFXXXX0000000000}{2:O940}{4:\n:20:X\n:61:2611031103D120,00'],
  ['CAMT (ISO 20022)', '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt/></Document>'],
  ['pain (ISO 20022)', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>'],
  ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRN><TRNAMT>-120.00'],
  ['OFX', '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTTRN/></OFX>'],
  ['QIF', '!Type:Bank\nD11/03/2026\nT-120.00\nPHotel\n^'],
  ['SIE', '#FLAGGA 0\n#PROGRAM "X" 1\n#SIETYP 4\n#VER A 1 20261103 "Hotell"'],
  ['CODA', coda],
  ['Norma 43', '1121000418040200051332261101261130200000000010000978300OUTLAY\n2200000418261103261103120170000000012000'],
  ['BAI2', '01,BANK,OUTLAY,261103,0930,1,80,,2/\n02,OUTLAY,BANK,1,261103,0930,EUR,2/'],
  ['HTML', '<html><body><table><tr><td>Date</td></tr></table>'],
  ['XML', '<invoice id="1"><total>120.00</total></invoice>'],
  ['JSON', '[{"date":"2026-11-03","amount":120}]'],
  ['RTF', '{\\rtf1\\ansi Date'],
] )('names %s', (format, text) => {
  expect(otherFormat(text)).toBe(format)
  expect(otherFormat(`\ufeff${text}`)).toBe(format)
}) // prettier-ignore

it.each([
  'Date\tSupplier\tAmount\n2026-11-03\tHotel\t120',
  'Datum;Text;Betrag\n03.11.2026;"Hotel <Blau>";120,00',
  '01,02,03\n04,05,06',
  '#,Date,Amount\n1,2026-11-03,5',
  '{name} 12\n[Hotel] 5',
  '<Hotel> 12',
  '110 Taxi 12',
  ':-) Hotel 12',
  '',
])('takes a table for a table: %j', (text) => {
  expect(otherFormat(text)).toBeUndefined()
})

it.each([
  ['PDF', [...new TextEncoder().encode('%PDF-1.7')], 'a.pdf'],
  ['XLS (Excel 97–2003)', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'a.xls'],
  ['ODS (OpenDocument)', [0x50, 0x4b, 3, 4, ...new TextEncoder().encode('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')], 'a.ods'],
  ['Apple Numbers', [0x50, 0x4b, 3, 4], 'a.numbers'],
  [undefined, [0x50, 0x4b, 3, 4], 'a.xlsx'],
] as const)('names a file in %s', (format, bytes, name) => {
  expect(otherFileFormat(new Uint8Array(bytes), name)).toBe(format)
}) // prettier-ignore
