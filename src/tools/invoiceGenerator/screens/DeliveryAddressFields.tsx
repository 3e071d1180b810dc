import { Checkbox } from '../../../design/components/Checkbox'
import { FieldRow } from '../../controls/layout'
import type { Invoice } from '../model/invoice'
import { CountryField, TextField } from './fields'
import { useInvoice } from './InvoiceContext'

const withAddress = (invoice: Invoice, hasAddress: boolean): Invoice => ({
  ...invoice,
  delivery: { ...invoice.delivery, hasAddress },
})

/** Where the goods went, if not to the recipient (BG-13, BG-15). */
export function DeliveryAddressFields() {
  const { invoice, words, change, problemAt } = useInvoice()
  const { hasAddress } = invoice.delivery
  // The country of an intra-Community supply can be missing where nobody has entered the recipient's either.
  const isCountryShown = hasAddress || problemAt('delivery.address.country') !== undefined
  return (
    <>
      <Checkbox
        label={words.delivery_elsewhere}
        name="delivery.hasAddress"
        checked={hasAddress}
        onChange={({ currentTarget: { checked } }) => change((before) => withAddress(before, checked))}
      />
      {hasAddress ? (
        <>
          <TextField at="delivery.name" label={words.party_name} autoComplete="shipping organization" />
          <TextField
            at="delivery.address.line1"
            label={words.address_line1}
            autoComplete="shipping address-line1"
          />
          <FieldRow $min="9rem">
            <TextField
              at="delivery.address.postCode"
              label={words.post_code}
              autoComplete="shipping postal-code"
            />
            <TextField at="delivery.address.city" label={words.city} autoComplete="shipping address-level2" />
          </FieldRow>
          <FieldRow $min="13rem">
            <TextField
              at="delivery.address.line2"
              label={words.address_line2}
              autoComplete="shipping address-line2"
            />
            <TextField
              at="delivery.address.region"
              label={words.region}
              autoComplete="shipping address-level1"
            />
          </FieldRow>
        </>
      ) : null}
      {isCountryShown ? (
        <CountryField
          at="delivery.address.country"
          label={words.country}
          onChoose={() => change((before) => withAddress(before, true))}
        />
      ) : null}
    </>
  )
}
