import { useEffect, useState } from 'react'
import { Select } from '../../../design/components/Select'
import { FieldGroup, FieldRow } from '../../controls/layout'
import { paysToNationalAccount } from '../model/nationalAccounts'
import type { EarlierSeller } from '../model/work'
import { TextField } from './fields'
import { ImportInvoice, type ImportInvoiceProps } from './ImportInvoice'
import { useInvoice } from './InvoiceContext'
import { KeptParts } from './KeptParts'
import { LogoField } from './LogoField'
import { PartyFields } from './PartyFields'

/** Chooses one of the parties of earlier invoices. */
export function EarlierParties<One extends { name: string; address: { city: string } }>({
  label,
  parties,
  onChoose,
}: {
  label: string
  parties: readonly One[]
  onChoose: (party: One) => void
}) {
  const { words } = useInvoice()
  if (parties.length === 0) return null
  return (
    <Select
      label={label}
      name="earlier"
      placeholder={words.choose}
      options={parties.map(({ name, address: { city } }, index) => ({
        value: String(index),
        text: city ? `${name}, ${city}` : name,
      }))}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const party = parties[Number(value)]
        if (value && party) onChoose(party)
      }}
    />
  )
}

type SellerStepProps = { sellers: readonly EarlierSeller[] } & ImportInvoiceProps

/** The first step: who sends the invoice, and to which account it is paid. */
export function SellerStep({ sellers, ...importing }: SellerStepProps) {
  const { invoice, change, words, exports, isReady } = useInvoice()
  const { iban, bic, nationalAccount } = invoice.payment
  const [left, setLeft] = useState({ iban: iban !== '', bic: bic !== '' })
  // What is there when the step is opened, or read from the storage, was left before.
  useEffect(() => {
    if (isReady) setLeft({ iban: iban !== '', bic: bic !== '' })
    // Only then: what is typed now is not judged yet.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])
  const ibanError = left.iban ? exports?.ibanProblem(iban) : undefined
  const bicError = left.bic ? exports?.bicProblem(bic, iban) : undefined
  const ibanField = (
    <TextField
      key="iban"
      at="payment.iban"
      label={words.iban}
      isCode
      onLeave={() => setLeft((before) => ({ ...before, iban: true }))}
      maxLength={60}
      {...(ibanError ? { error: words[`problem_iban_${ibanError}`] } : {})}
    />
  )
  const isPaidNationally = paysToNationalAccount(invoice.seller.address.country)
  const nationalField = (isPaidNationally || nationalAccount !== '') && (
    <TextField
      key="national"
      at="payment.nationalAccount"
      label={words.national_account}
      hint={words.national_account_hint}
      maxLength={60}
    />
  )
  return (
    <>
      <ImportInvoice {...importing} />
      <KeptParts />
      <EarlierParties
        label={words.earlier_sellers}
        parties={sellers}
        onChoose={({ account, ...seller }) =>
          change((before) => ({
            ...before,
            seller: { ...seller, logo: before.seller.logo },
            // Another company is not paid to the account of the one before.
            payment: { ...before.payment, ...account },
          }))
        }
      />
      <PartyFields party="seller" />
      <LogoField />
      <FieldGroup>
        <legend>{words.account_title}</legend>
        {isPaidNationally ? [nationalField, ibanField] : [ibanField, nationalField]}
        <FieldRow $min="13rem">
          <TextField
            at="payment.bic"
            label={words.bic}
            isCode
            maxLength={20}
            onLeave={() => setLeft((before) => ({ ...before, bic: true }))}
            {...(bicError ? { error: words[`problem_bic_${bicError}`] } : {})}
          />
          <TextField at="payment.accountName" label={words.account_name} hint={words.account_name_hint} />
        </FieldRow>
      </FieldGroup>
    </>
  )
}
