/** Checks of VAT numbers while an invoice is filled in; those of accounts are in bank.ts. */
import { writtenVatNumber } from '../../vat/model/readVatNumber'
import { isVatCountry } from '../../vat/model/vatCountries'
import { checkVatNumber } from '../../vat/model/vatNumber'

/** `format`: not as the country writes them, with an example; `country`: the prefix of no country that is known. */
export type VatIdProblem = { kind: 'format' | 'country' | 'checksum'; example: string }

/** What is wrong with the VAT number of a party in a country; undefined for a correct or an empty one, or elsewhere. */
export function vatIdProblem(vatId: string, country: string): VatIdProblem | undefined {
  if (!isVatCountry(country)) return undefined
  const check = checkVatNumber(vatId, country)
  if (!check) return undefined
  const { problem, format } = check
  const written = writtenVatNumber(vatId)
  // The number travels as it was typed, so what a person reads around it is no part of it.
  if (!problem && [written, format.prefix + written].includes(check.number)) return undefined
  const kind =
    problem === 'checksum'
      ? 'checksum'
      : problem === 'prefix' || problem === 'wrongPrefix'
        ? 'country'
        : 'format'
  return { kind, example: format.prefix + format.example.replace(new RegExp(`^${format.prefix}`), '') }
}
