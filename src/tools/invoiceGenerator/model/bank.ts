import {
  electronicFormatIBAN,
  isSEPACountry,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools'

/** What is wrong with an IBAN: `country`, the country has no IBAN; `length`; `checksum`; `format`. */
export type IbanProblem = 'country' | 'length' | 'checksum' | 'format'

/** What is wrong with a BIC: `format`; `country`, it is of another country than the IBAN. */
export type BicProblem = 'format' | 'country'

/** An IBAN as files have it: capital letters without spaces. */
export const plainIban = (text: string): string => electronicFormatIBAN(text.normalize('NFKC')) ?? ''

/** What is wrong with an IBAN that was typed (ISO 13616, with its check digits); undefined for none and for a valid one. */
export function ibanProblem(text: string): IbanProblem | undefined {
  const iban = plainIban(text)
  if (iban === '') return text.trim() === '' ? undefined : 'format'
  const { valid, errorCodes } = validateIBAN(iban)
  if (valid) return undefined
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return /^[A-Z]{2}\d{2}/.test(iban) ? 'country' : 'format'
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'length'
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) return 'format'
  return 'checksum'
}

/** What is wrong with a BIC that was typed (ISO 9362), beside the IBAN it belongs to. */
export function bicProblem(text: string, iban: string): BicProblem | undefined {
  const bic = text.replace(/\s/g, '').toUpperCase()
  if (bic === '') return undefined
  if (!isValidBIC(bic)) return 'format'
  const country = plainIban(iban).slice(0, 2)
  // Territories have the BIC of the state they belong to: Guernsey, Jersey and Man of GB, those of France of FR.
  const shared = [
    ['GB', 'GG', 'JE', 'IM'],
    ['FR', 'MC', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'NC', 'PF', 'WF', 'BL', 'MF', 'TF'],
  ]
  const ofBic = bic.slice(4, 6)
  const isSame = ofBic === country || shared.some((group) => group.includes(ofBic) && group.includes(country))
  return country === '' || ibanProblem(iban) || isSame ? undefined : 'country'
}

/** Whether money can be sent to the account as a SEPA transfer. */
export const isSepaIban = (text: string): boolean => {
  const iban = plainIban(text)
  return validateIBAN(iban).valid && isSEPACountry(iban.slice(0, 2))
}
