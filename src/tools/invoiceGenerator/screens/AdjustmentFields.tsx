import { Button } from '../../../design/components/Button'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { Actions, FieldGroup, FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { amountLimits, percentLimits } from '../model/calculate'
import { emptyAdjustment, nextId, type Adjustment } from '../model/invoice'
import type { VatRateChoice } from '../model/vatChoices'
import { ToolIcon } from './icons'
import { useInvoice } from './InvoiceContext'
import { VatFields } from './VatFields'

type AdjustmentFieldsProps = { kind: Adjustment['kind']; rates: readonly VatRateChoice[] }

/** Discounts or charges of the whole invoice. */
export function AdjustmentFields({ kind, rates }: AdjustmentFieldsProps) {
  const { invoice, change, words, problemAt } = useInvoice()
  const isDiscount = kind === 'allowance'
  const set = (id: string, part: Partial<Adjustment>): void =>
    change((before) => ({
      ...before,
      adjustments: before.adjustments.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }))
  const add = (): void =>
    change((before) => ({
      ...before,
      adjustments: [
        ...before.adjustments,
        {
          ...emptyAdjustment,
          kind,
          id: nextId(before.adjustments),
          vat: before.lines[0]?.vat ?? emptyAdjustment.vat,
        },
      ],
    }))
  return (
    <FieldGroup>
      <legend className="visually-hidden">{isDiscount ? words.discounts : words.charges}</legend>
      {invoice.adjustments.map((adjustment, index) => {
        if (adjustment.kind !== kind) return null
        const { id, amount, reason, scope, vat } = adjustment
        const path = `adjustments.${index}`
        const error = problemAt(`${path}.reason`)
        const amountError = problemAt(`${path}.amount.value`)
        const vatError = problemAt(`${path}.vat.rate`) ?? problemAt(`${path}.vat.category`)
        return (
          <FieldGroup key={id}>
            <legend>{isDiscount ? words.discount : words.charge}</legend>
            <FieldRow $min="9rem">
              <NumberField
                label={words.adjustment_value}
                name={`${path}.amount.value`}
                value={amount.value}
                limits={amount.kind === 'percent' ? percentLimits : amountLimits(invoice.currency)}
                onChange={(value) => set(id, { amount: { ...amount, value } })}
                {...(amountError ? { error: amountError } : {})}
              />
              <Select
                label={words.adjustment_kind}
                name={`${path}.amount.kind`}
                hasEmpty={false}
                options={[
                  { value: 'percent', text: words.in_percent },
                  { value: 'amount', text: invoice.currency },
                ]}
                value={amount.kind}
                onChange={({ currentTarget }) =>
                  set(id, {
                    amount: { ...amount, kind: currentTarget.value === 'amount' ? 'amount' : 'percent' },
                  })
                }
              />
            </FieldRow>
            <Field
              label={words.adjustment_reason}
              name={`${path}.reason`}
              enterKeyHint="next"
              autoComplete="off"
              maxLength={200}
              value={reason}
              onChange={({ currentTarget }) => set(id, { reason: currentTarget.value })}
              {...(error ? { error } : {})}
            />
            <FieldRow $min="13rem">
              <Select
                label={words.adjustment_scope}
                name={`${path}.scope`}
                hasEmpty={false}
                options={[
                  { value: 'allRates', text: words.scope_allRates },
                  { value: 'oneRate', text: words.scope_oneRate },
                ]}
                value={scope}
                onChange={({ currentTarget }) =>
                  set(id, { scope: currentTarget.value === 'oneRate' ? 'oneRate' : 'allRates' })
                }
              />
              {scope === 'oneRate' ? (
                <VatFields
                  name={`${path}.vat`}
                  vat={vat}
                  rates={rates}
                  onChange={(next) => set(id, { vat: next })}
                  {...(vatError ? { error: vatError } : {})}
                />
              ) : null}
            </FieldRow>
            <Actions>
              <Button
                variant="quiet"
                onClick={() =>
                  change((before) => ({
                    ...before,
                    adjustments: before.adjustments.filter((one) => one.id !== id),
                  }))
                }
              >
                {isDiscount ? words.remove_discount : words.remove_charge}
              </Button>
            </Actions>
          </FieldGroup>
        )
      })}
      <Actions>
        <Button variant="quiet" onClick={add} data-replay={`add-${kind}`}>
          <ToolIcon name="add" />
          <span>{isDiscount ? words.add_discount : words.add_charge}</span>
        </Button>
      </Actions>
    </FieldGroup>
  )
}
