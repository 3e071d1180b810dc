/** Formats of banks and programs that are no tables: they are named, so that the visitor can choose another export. */

/** What a text in each format begins with or has, the more exact ones first. */
const formats: readonly (readonly [string, RegExp])[] = [
  ['MT940', /^(?:\{1:F01|\s*:20:)[\s\S]*?^:(?:25|28C?|60[FM]|61|34F)[A-Z]?:/m],
  ['CAMT (ISO 20022)', /<(?:\w+:)?(?:BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn))\b|:xsd:camt\.05\d/],
  ['pain (ISO 20022)', /<(?:\w+:)?CstmrCdtTrfInitn\b|:xsd:pain\.00\d/],
  ['OFX', /^\s*OFXHEADER:|<OFX>/m],
  ['QIF', /^!(?:Type|Account|Option):/im],
  ['SIE', /^#(?:FLAGGA|SIETYP|VER)\b/m],
  ['CODA', /^0{4}\d{6}[\s\S]{118}\r?\n[128]/],
  ['Norma 43', /^11\d{18}\d{12}[\s\S]*?\n22/],
  ['BAI2', /^01,[^,\n]*,[^,\n]*,\d{6},\d{4},/],
  ['HTML', /^\s*(?:<!doctype html|<html|<table)\b/i],
  ['XML', /^\s*<\?xml\b|^\s*<(\w[\w:.-]*)\b[^>]*>[\s\S]*<\/\1>\s*$/],
  ['JSON', /^\s*(?:\[\s*\{\s*"|\{\s*")[\s\S]*\}\s*\]?\s*$/],
  ['PDF', /^%PDF-/],
  ['RTF', /^\{\\rtf/],
]

/** The format of a text that is no table; undefined for any other text. */
export const otherFormat = (text: string): string | undefined =>
  formats.find(([, pattern]) => pattern.test(text.replace(/^\ufeff/, '')))?.[0]

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet'

/** The format of a file that is neither a text nor a workbook that can be read; undefined for an unknown one. */
export function otherFileFormat(bytes: Uint8Array, name: string): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 200))
  if (start.startsWith('%PDF-')) return 'PDF'
  if (start.startsWith('\xd0\xcf\x11\xe0')) return 'XLS (Excel 97–2003)'
  if (start.includes(openDocument)) return 'ODS (OpenDocument)'
  return /\.numbers$/i.test(name) ? 'Apple Numbers' : undefined
}
