import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { currencyIn } from '../../numbers/model/currencyIn'
import type { CalculatedLine } from '../model/calculate'
import { moneyLimits, vatLimits } from '../model/lineLimits'
import { categories, type Category, type ExpenseLine } from '../model/report'
import { ConversionFields } from './ConversionFields'
import { DayAndName, NoteField } from './LineFields'
import { currencyOptions } from './options'
import { Fields } from './parts'
import { problemText } from './problemText'
import { ReceiptField } from './ReceiptField'
import { useReportView } from './ReportContext'
import type { LineReceipts } from './useReceipts'

type ExpenseFieldsProps = {
  line: ExpenseLine
  calculated: CalculatedLine
  number: number
  receipts: LineReceipts
  onChange: (changes: Partial<ExpenseLine>) => void
}

/** One purchase: what the receipt says, with its pictures. */
export function ExpenseFields({ line, calculated, number, receipts, onChange }: ExpenseFieldsProps) {
  const { words, htmlLang, hasNames } = useReportView()
  const vatError = problemText(calculated.problems.vat, words)
  return (
    <Fields>
      <DayAndName
        line={line}
        label={words.merchant}
        field="merchant"
        value={line.merchant}
        hint={words.merchant_hint}
        onDay={(date) => onChange({ date })}
        onName={(merchant) => onChange({ merchant })}
      />
      <Select
        label={words.category}
        name={`${line.id}.category`}
        hasEmpty={false}
        options={categories.map((category) => ({ value: category, text: words[`category_${category}`] }))}
        value={line.category}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value as Category })}
      />
      {line.category === 'guests' ? (
        <Field
          label={words.people}
          name={`${line.id}.people`}
          enterKeyHint="next"
          hint={words.people_hint}
          autoComplete="off"
          maxLength={1000}
          value={line.people}
          onChange={({ currentTarget }) => onChange({ people: currentTarget.value })}
        />
      ) : null}
      <FieldRow $min="8.5rem">
        <NumberField
          label={words.amount}
          name={`${line.id}.amount`}
          limits={moneyLimits(line.currency)}
          value={line.amount}
          // An amount that was copied with its currency is in that currency.
          onChange={(amount) =>
            onChange({ amount, currency: currencyIn(amount, line.currency) ?? line.currency })
          }
        />
        <Select
          label={words.currency}
          name={`${line.id}.currency`}
          hasEmpty={false}
          options={currencyOptions(htmlLang, hasNames)}
          value={line.currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
        <NumberField
          label={words.vat}
          name={`${line.id}.vat`}
          hint={words.vat_hint}
          limits={vatLimits(line.currency)}
          value={line.vat}
          onChange={(vat) => onChange({ vat })}
          {...(vatError ? { error: vatError } : {})}
        />
      </FieldRow>
      <ConversionFields calculated={calculated} onChange={onChange} />
      <NoteField line={line} onChange={onChange} />
      <ReceiptField line={line} number={number} receipts={receipts} />
    </Fields>
  )
}
