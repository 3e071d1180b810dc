/** What the numbers of companies are called in their country, and under which schemes e-invoices name them. */

export type CompanyIdentifier = {
  /** Name in the country's own language, the same in each language of the site; empty where it is a plain company number. */
  term: string
  /** ISO 6523 ICD of the register, where the code list has one. */
  scheme: string
  /** What the digits of the number look like; undefined where registers differ. */
  pattern?: RegExp
  example?: string
}

/**
 * Schemes: ISO 6523 ICD list, as published with Peppol's code lists (https://docs.peppol.eu/edelivery/codelists/) and used
 * by EN 16931 for BT-30 and BT-47. Read 2026-11-25.
 */
export const companyIdentifiers: Readonly<Record<string, CompanyIdentifier>> = {
  AT: { term: 'Firmenbuchnummer', scheme: '', example: 'FN 123456a' },
  BE: { term: 'KBO / BCE', scheme: '0208', pattern: /^[01]\d{9}$/, example: '0123456749' },
  CH: { term: 'UID', scheme: '0183', pattern: /^CHE\d{9}$/, example: 'CHE-123.456.789' },
  DE: { term: 'Handelsregister', scheme: '', example: 'HRB 12345' },
  DK: { term: 'CVR', scheme: '0184', pattern: /^(?:DK)?\d{8}$/, example: '12345678' },
  EE: { term: 'Registrikood', scheme: '0191', pattern: /^\d{8}$/, example: '12345678' },
  ES: { term: 'NIF', scheme: '', example: 'B12345678' },
  FI: { term: 'Y-tunnus', scheme: '0212', pattern: /^\d{8}$/, example: '1234567-8' },
  FR: { term: 'SIREN', scheme: '0002', pattern: /^\d{9}$/, example: '123456782' },
  GB: { term: '', scheme: '', pattern: /^[A-Z0-9]{2}\d{6}$/, example: '01234567' },
  IE: { term: '', scheme: '', pattern: /^\d{5,6}$/, example: '123456' },
  IT: { term: 'REA', scheme: '', example: 'MI-1234567' },
  LU: { term: 'RCS', scheme: '', example: 'B123456' },
  NL: { term: 'KVK', scheme: '0106', pattern: /^\d{8}$/, example: '12345678' },
  NO: { term: 'Organisasjonsnummer', scheme: '0192', pattern: /^\d{9}$/, example: '123456785' },
  PL: { term: 'KRS', scheme: '', pattern: /^\d{10}$/, example: '0000123456' },
  PT: { term: 'NIPC', scheme: '', pattern: /^\d{9}$/, example: '501234560' },
  SE: { term: 'Organisationsnummer', scheme: '0007', pattern: /^\d{10}$/, example: '556123-4567' },
}

/** The number without what people write between its digits. */
export const plainIdentifier = (number: string): string => number.replace(/[\s.\-/]/g, '').toUpperCase()

/** Whether a company number looks like one of its country; true where the country has no fixed form. */
export const fitsCountry = (country: string, number: string): boolean =>
  companyIdentifiers[country]?.pattern?.test(plainIdentifier(number)) ?? true

/** Schemes of electronic addresses (EAS of the CEF) that a seller or a buyer in the markets has. */
export const addressSchemes = [
  'EM', '0088', '0002', '0009', '0007', '0106', '0184', '0190', '0191', '0192', '0204', '0208', '0211', '0212', '9914',
  '9915', '9920', '9925', '9930', '9932', '9933', '9934', '9935', '9938', '9944', '9946', '9957',
] as const // prettier-ignore

type AddressScheme = (typeof addressSchemes)[number]

/** Names of the schemes in their own language, but of e-mail, which every language calls its own way. */
const addressSchemeNames: Readonly<Record<Exclude<AddressScheme, 'EM'>, string>> = {
  '0088': 'GLN',
  '0002': 'SIREN',
  '0009': 'SIRET',
  '0007': 'Organisationsnummer (SE)',
  '0106': 'KVK (NL)',
  '0184': 'CVR (DK)',
  '0190': 'OIN (NL)',
  '0191': 'Registrikood (EE)',
  '0192': 'Organisasjonsnummer (NO)',
  '0204': 'Leitweg-ID (DE)',
  '0208': 'KBO / BCE (BE)',
  '0211': 'Partita IVA (IT)',
  '0212': 'Y-tunnus (FI)',
  '9914': 'UID (AT)',
  '9915': 'Verwaltungskennzeichen (AT)',
  '9920': 'NIF (ES)',
  '9925': 'BTW / TVA (BE)',
  '9930': 'USt-IdNr. (DE)',
  '9932': 'VAT number (GB)',
  '9933': 'ΑΦΜ (GR)',
  '9934': 'OIB (HR)',
  '9935': 'VAT number (IE)',
  '9938': 'TVA (LU)',
  '9944': 'btw (NL)',
  '9946': 'NIF (PT)',
  '9957': 'TVA (FR)',
}

/** A scheme as a list shows it, with its name: `0204 – Leitweg-ID (DE)`; `email` is the page's word. */
export const addressSchemeText = (scheme: AddressScheme, email: string): string =>
  `${scheme} – ${scheme === 'EM' ? email : addressSchemeNames[scheme]}`
