import { Fragment, useState } from 'react'
import { fill } from '../../../core/i18n/fill'
import { Checkbox } from '../../../design/components/Checkbox'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { FieldGroup, FieldRow } from '../../controls/layout'
import {
  exemptCategories,
  paymentMeans,
  usualExemptionCodes,
  type ExemptionReason,
  type PaymentMeans,
  type VatCategory,
} from '../model/invoice'
import { TextField } from './fields'
import { useInvoice } from './InvoiceContext'

type NotesStepProps = {
  /** The usual legal note of a category, in the language of the invoice; undefined while its words are loading. */
  usualNote: ((category: VatCategory) => string) | undefined
}

/** The fifth step: a note to the recipient, the legal notes, and how the invoice is paid. */
export function NotesStep({ usualNote }: NotesStepProps) {
  const { invoice, change, words, problemAt, exports } = useInvoice()
  const { means, debitedIban } = invoice.payment
  // What is there when the step is opened again was left before.
  const [left, setLeft] = useState(debitedIban !== '')
  const debitedProblem = left ? exports?.ibanProblem(debitedIban) : undefined
  const meansError = problemAt('payment.means')
  const used = exemptCategories.filter((category) =>
    [...invoice.lines, ...invoice.adjustments].some(({ vat }) => vat.category === category),
  )
  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">{words.step_notes}</legend>
        <TextField at="notes" label={words.notes} hint={words.notes_hint} multiline maxLength={5000} />
        <TextField
          at="payment.terms"
          label={words.payment_terms}
          hint={words.payment_terms_hint}
          multiline
          maxLength={1000}
        />
      </FieldGroup>
      {used.length > 0 ? (
        <FieldGroup>
          <legend>{words.legal_notes}</legend>
          {used.map((category) => {
            const { text, code } = invoice.exemptions[category]
            const error = problemAt(`exemptions.${category}`) ?? problemAt(`exemptions.${category}.text`)
            const codeError = problemAt(`exemptions.${category}.code`)
            const set = (part: Partial<ExemptionReason>): void =>
              change((before) => ({
                ...before,
                exemptions: { ...before.exemptions, [category]: { ...before.exemptions[category], ...part } },
              }))
            return (
              <Fragment key={category}>
                <Field
                  label={words[`category_${category}`]}
                  name={`exemptions.${category}.text`}
                  multiline
                  maxLength={1000}
                  hint={
                    usualNote?.(category)
                      ? fill(words.legal_note_usual, { note: usualNote(category) })
                      : words.legal_note_hint
                  }
                  value={text}
                  onChange={({ currentTarget: { value } }) => set({ text: value })}
                  {...(error ? { error } : {})}
                />
                {usualExemptionCodes[category] === undefined || code ? (
                  <Field
                    label={words.exemption_code}
                    name={`exemptions.${category}.code`}
                    isCode
                    enterKeyHint="next"
                    autoComplete="off"
                    maxLength={50}
                    hint={words.exemption_code_hint}
                    value={code}
                    onChange={({ currentTarget: { value } }) => set({ code: value.toUpperCase() })}
                    {...(codeError ? { error: codeError } : {})}
                  />
                ) : null}
              </Fragment>
            )
          })}
        </FieldGroup>
      ) : null}
      <FieldGroup>
        <legend>{words.payment_title}</legend>
        <FieldRow $min="13rem">
          <Select
            label={words.means}
            name="payment.means"
            hasEmpty={false}
            options={paymentMeans.map((value) => ({ value, text: words[`means_${value}`] }))}
            value={means}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({
                ...before,
                payment: { ...before.payment, means: value as PaymentMeans },
              }))
            }
            {...(meansError ? { error: meansError } : {})}
          />
          <TextField
            at="payment.reference"
            label={words.payment_reference}
            hint={words.payment_reference_hint}
            maxLength={140}
          />
        </FieldRow>
        {means === '59' ? (
          <FieldRow $min="13rem">
            <TextField at="payment.mandate" label={words.mandate} />
            <TextField at="payment.creditorId" label={words.creditor_id} isCode />
            <TextField
              at="payment.debitedIban"
              label={words.debited_iban}
              isCode
              onLeave={() => setLeft(true)}
              {...(debitedProblem ? { error: words[`problem_iban_${debitedProblem}`] } : {})}
            />
          </FieldRow>
        ) : null}
        {means === '48' ? <TextField at="payment.cardNumber" label={words.card_number} /> : null}
        <Checkbox
          label={words.qr_code}
          name="payment.hasQrCode"
          hint={words.qr_code_hint}
          checked={invoice.payment.hasQrCode}
          onChange={({ currentTarget: { checked } }) =>
            change((before) => ({ ...before, payment: { ...before.payment, hasQrCode: checked } }))
          }
        />
      </FieldGroup>
    </>
  )
}
