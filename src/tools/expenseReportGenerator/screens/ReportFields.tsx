import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { DayField } from '../../controls/DayField'
import { FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { moneyLimits } from '../model/lineLimits'
import type { Report } from '../model/report'
import { currencyOptions } from './options'
import { useReportView } from './ReportContext'

type ReportFieldsProps = {
  report: Report
  onChange: (changes: Partial<Omit<Report, 'lines' | 'version'>>) => void
}

/** Who the report is of, for which days and in which currency. */
export function ReportFields({ report, onChange }: ReportFieldsProps) {
  const { words, htmlLang, hasNames } = useReportView()
  const isReversed = report.from !== '' && report.to !== '' && report.to < report.from
  return (
    <>
      <FieldRow $min="14rem">
        <Field
          label={words.employee}
          name="employee"
          enterKeyHint="next"
          autoComplete="name"
          maxLength={200}
          value={report.employee}
          onChange={({ currentTarget }) => onChange({ employee: currentTarget.value })}
        />
        <Field
          label={words.company}
          name="company"
          enterKeyHint="next"
          autoComplete="organization"
          maxLength={200}
          value={report.company}
          onChange={({ currentTarget }) => onChange({ company: currentTarget.value })}
        />
      </FieldRow>
      <Field
        label={words.purpose}
        name="purpose"
        enterKeyHint="next"
        hint={words.purpose_hint}
        autoComplete="off"
        maxLength={500}
        value={report.purpose}
        onChange={({ currentTarget }) => onChange({ purpose: currentTarget.value })}
      />
      <FieldRow $min="11rem">
        <DayField
          label={words.period_from}
          name="from"
          value={report.from}
          onChange={(from) => onChange({ from })}
        />
        <DayField
          label={words.period_to}
          name="to"
          value={report.to}
          onChange={(to) => onChange({ to })}
          error={isReversed ? words.period_problem : undefined}
        />
      </FieldRow>
      <FieldRow $min="14rem">
        <Select
          label={words.report_currency}
          name="currency"
          hasEmpty={false}
          options={currencyOptions(htmlLang, hasNames)}
          value={report.currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
        <NumberField
          label={words.receipt_from}
          name="receiptFrom"
          hint={words.receipt_from_hint}
          limits={moneyLimits(report.currency)}
          value={report.receiptFrom}
          onChange={(receiptFrom) => onChange({ receiptFrom })}
        />
      </FieldRow>
    </>
  )
}
