import { fill } from '../../../core/i18n/fill'
import { Field } from '../../../design/components/Field'
import { FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { formatMoneyOf } from '../../numbers/model/formatDecimal'
import type { CalculatedLine } from '../model/calculate'
import { lineLimits } from '../model/lineLimits'
import { Muted } from './parts'
import { problemText } from './problemText'
import { useReportView } from './ReportContext'

type ConversionFieldsProps = {
  calculated: CalculatedLine
  onChange: (changes: { rate: string } | { rateSource: string }) => void
}

/** The exchange rate of a line in another currency than the report, where it was read, and what comes of it. */
export function ConversionFields({ calculated, onChange }: ConversionFieldsProps) {
  const { words, htmlLang, currency: report } = useReportView()
  const { line, currency, converted, problems } = calculated
  if (currency === report) return null
  const error = problemText(problems.rate, words)
  return (
    <>
      <FieldRow $min="14rem">
        <NumberField
          label={fill(words.rate, { currency, report })}
          name={`${line.id}.rate`}
          limits={lineLimits.rate}
          value={line.rate}
          onChange={(rate) => onChange({ rate })}
          {...(error ? { error } : {})}
        />
        <Field
          label={words.rate_source}
          name={`${line.id}.rateSource`}
          enterKeyHint="next"
          hint={words.rate_source_hint}
          autoComplete="off"
          maxLength={200}
          value={line.rateSource}
          onChange={({ currentTarget }) => onChange({ rateSource: currentTarget.value })}
        />
      </FieldRow>
      {converted ? (
        <Muted>{fill(words.converted, { amount: formatMoneyOf(converted, report, htmlLang) })}</Muted>
      ) : null}
    </>
  )
}
