import { useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Select } from '../../../design/components/Select'
import { FieldGroup, FieldRow } from '../../controls/layout'
import { addressSchemes, addressSchemeText, companyIdentifiers, fitsCountry } from '../model/identifiers'
import { isEmptyLine } from '../model/invoice'
import { usualVat } from '../model/vatChoices'
import { CountryField, TextField } from './fields'
import { useInvoice } from './InvoiceContext'
import { textAt, withText } from './invoicePaths'
import { More } from './parts'

const isOffered = (scheme: string): boolean =>
  scheme === '' || addressSchemes.some((value) => value === scheme)

/** Name, address and numbers of the seller or the buyer. */
export function PartyFields({ party }: { party: 'seller' | 'buyer' }) {
  const { invoice, words, change, problemAt, exports } = useInvoice()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leave = (field: string) => () => setLeft((before) => new Set(before).add(field))
  const { address, vatId, registrationId, electronicAddress, contactName, phone, tradingName } =
    invoice[party]
  const identifier = companyIdentifiers[address.country]
  const registrationError =
    left.has('registration') && registrationId.trim() && !fitsCountry(address.country, registrationId)
      ? fill(words.problem_registration, {
          term: identifier?.term || words.registration_id,
          example: identifier?.example ?? '',
        })
      : undefined
  const vatProblem = left.has('vat') ? exports?.vatIdProblem(vatId, address.country) : undefined
  const vatError =
    vatProblem && fill(words[`problem_vat_id_${vatProblem.kind}`], { example: vatProblem.example })
  const withScheme = (country: string): void =>
    change((before) =>
      withText(before, `${party}.registrationScheme`, companyIdentifiers[country]?.scheme ?? ''),
    )
  const chooseCountry = (country: string): void => {
    withScheme(country)
    // Items that nobody has filled in yet have the standard rate of the seller.
    if (party === 'seller')
      change((before) => ({
        ...before,
        lines: before.lines.map((line) =>
          isEmptyLine(line) ? { ...line, vat: usualVat(country, before.issueDate) } : line,
        ),
      }))
  }
  const section = party === 'seller' ? 'section-seller' : 'section-buyer'
  const endpointError = problemAt(`${party}.electronicAddress.scheme`)
  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">
          {party === 'seller' ? words.step_seller : words.step_buyer}
        </legend>
        <TextField
          at={`${party}.name`}
          label={words.party_name}
          autoComplete={`${section} organization`}
          required
        />
        <TextField
          at={`${party}.address.line1`}
          label={words.address_line1}
          autoComplete={`${section} address-line1`}
        />
        <FieldRow $min="9rem">
          <TextField
            at={`${party}.address.postCode`}
            label={words.post_code}
            autoComplete={`${section} postal-code`}
          />
          <TextField
            at={`${party}.address.city`}
            label={words.city}
            autoComplete={`${section} address-level2`}
          />
        </FieldRow>
        <CountryField at={`${party}.address.country`} label={words.country} onChoose={chooseCountry} />
        <FieldRow $min="13rem">
          <TextField
            at={`${party}.vatId`}
            label={words.vat_id}
            isCode
            onLeave={leave('vat')}
            {...(vatError ? { error: vatError } : {})}
          />
          <TextField
            at={`${party}.registrationId`}
            label={identifier?.term || words.registration_id}
            isCode
            onLeave={() => {
              // An imported number has the scheme of its file, which can be another one than the usual of the country.
              if (textAt(invoice, `${party}.registrationScheme`) === '') withScheme(address.country)
              leave('registration')()
            }}
            {...(registrationError ? { error: registrationError } : {})}
          />
        </FieldRow>
        <FieldRow $min="13rem">
          <TextField
            at={`${party}.email`}
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete={`${section} email`}
          />
          {party === 'seller' ? (
            <TextField at="seller.taxNumber" isCode label={words.tax_number} hint={words.tax_number_hint} />
          ) : (
            <TextField at="buyer.customerNumber" label={words.customer_number} />
          )}
        </FieldRow>
      </FieldGroup>
      <More
        title={words.more_party}
        isOpen={
          [contactName, phone, tradingName, address.line2, address.region, electronicAddress.id].some(
            Boolean,
          ) || [
            `${party}.contactName`, `${party}.phone`, `${party}.electronicAddress`, `${party}.electronicAddress.id`,
          ].some(problemAt) // prettier-ignore
        }
      >
        <FieldRow $min="13rem">
          <TextField
            at={`${party}.contactName`}
            label={words.contact_name}
            autoComplete={`${section} name`}
          />
          <TextField
            at={`${party}.phone`}
            label={words.phone}
            type="tel"
            inputMode="tel"
            autoComplete={`${section} tel`}
          />
        </FieldRow>
        <FieldRow $min="13rem">
          <TextField at={`${party}.address.line2`} label={words.address_line2} />
          <TextField at={`${party}.address.region`} label={words.region} />
        </FieldRow>
        <TextField at={`${party}.tradingName`} label={words.trading_name} />
        {party === 'seller' ? (
          <TextField
            at="seller.legalInformation"
            label={words.legal_information}
            hint={words.legal_information_hint}
            multiline
          />
        ) : null}
        <FieldRow $min="13rem">
          <Select
            label={words.electronic_scheme}
            name={`${party}.electronicAddress.scheme`}
            options={[
              ...addressSchemes.map((value) => ({
                value,
                text: addressSchemeText(value, words.email),
              })),
              // One that an imported invoice has.
              ...(isOffered(electronicAddress.scheme) ? [] : [electronicAddress.scheme]),
            ]}
            placeholder={words.none}
            value={textAt(invoice, `${party}.electronicAddress.scheme`)}
            onChange={({ currentTarget: { value } }) =>
              change((before) => withText(before, `${party}.electronicAddress.scheme`, value))
            }
            {...(endpointError ? { error: endpointError } : {})}
          />
          <TextField
            at={`${party}.electronicAddress.id`}
            label={words.electronic_address}
            hint={words.electronic_address_hint}
          />
        </FieldRow>
      </More>
    </>
  )
}
