import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { isDay } from '../../../core/values/day'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { FieldGroup, FieldRow } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { useCommonWords } from '../../words/CommonWordsContext'
import { exchangeRateLimits } from '../model/calculate'
import { references } from '../model/fields'
import {
  currencies,
  invoiceLanguages,
  invoiceTypes,
  type InvoiceLanguage,
  type InvoiceType,
} from '../model/invoice'
import { dueTerms, withUsualMeans, type DueTerms } from '../model/work'
import { DeliveryAddressFields } from './DeliveryAddressFields'
import { TextField } from './fields'
import { useInvoice } from './InvoiceContext'
import { withText, type TextPath } from './invoicePaths'
import { languageNames } from './languages'
import { currencyNames } from './names'
import { More } from './parts'

/** A day; what is no day is said. */
export function DayField({
  at,
  label,
  hint,
  value,
}: {
  at: TextPath
  label: string
  hint?: string
  value: string
}) {
  const { change, problemAt } = useInvoice()
  const { problem_date } = useCommonWords()
  const error = problemAt(at) ?? (value && !isDay(value) ? problem_date : undefined)
  return (
    <Field
      label={label}
      name={at}
      type="date"
      min="1900-01-01"
      max="2999-12-31"
      value={value}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value
        change((before) => withText(before, at, day))
      }}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
    />
  )
}

/** The third step: number, dates, currency and language. */
export function DetailsStep({ due, onDue }: { due: DueTerms; onDue: (due: DueTerms) => void }) {
  const { invoice, shown, words, change, isReady, problemAt } = useInvoice()
  const { htmlLang } = useLocale()
  const dueDay = isReady && isDay(shown.payment.dueDate) ? formatDay(shown.payment.dueDate, htmlLang) : ''
  const errorAt = (path: string): { error?: string } => {
    const error = problemAt(path)
    return error ? { error } : {}
  }
  const isCorrection = invoice.type === '381' || invoice.type === '384'
  // Bulgaria has the euro since 1 January 2026: lev is there for an invoice that was begun in it.
  const offered: readonly string[] = currencies.filter(
    (currency) => currency !== 'BGN' || invoice.currency === currency,
  )
  const currencyOptions = isReady
    ? currencyNames(htmlLang, [...new Set([...offered, invoice.currency])])
    : [invoice.currency]
  const { periodStart, periodEnd } = invoice.delivery
  const more = references.filter((reference) => 'isMore' in reference)
  const texts = [...more.map(({ path }) => invoice[path]), invoice.vatCurrency, periodStart, periodEnd]
  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">{words.step_details}</legend>
        <FieldRow $min="13rem">
          <TextField at="number" label={words.number} hint={words.number_hint} required maxLength={100} />
          <Select
            label={words.type}
            name="type"
            hasEmpty={false}
            options={invoiceTypes.map((value) => ({ value, text: words[`type_${value}`] }))}
            value={invoice.type}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, type: value as InvoiceType }))
            }
            {...errorAt('type')}
          />
        </FieldRow>
        {isCorrection ? (
          <FieldRow $min="13rem">
            <TextField at="precedingNumber" label={words.preceding_number} />
            <DayField at="precedingDate" label={words.preceding_date} value={invoice.precedingDate} />
          </FieldRow>
        ) : null}
        <FieldRow $min="13rem">
          <DayField at="issueDate" label={words.issue_date} value={shown.issueDate} />
          <Select
            label={words.due}
            name="due"
            hasEmpty={false}
            options={dueTerms.map((value) => ({
              value,
              text: value === 'date' ? words.due_date_option : words[`due_${value}`],
            }))}
            value={due}
            onChange={({ currentTarget: { value } }) => onDue(value as DueTerms)}
            {...(due !== 'date' && dueDay ? { hint: fill(words.due_on, { day: dueDay }) } : {})}
            {...errorAt('due')}
          />
        </FieldRow>
        {due === 'date' ? (
          <DayField at="payment.dueDate" label={words.due_date} value={invoice.payment.dueDate} />
        ) : null}
        <FieldRow $min="13rem">
          <Select
            label={words.currency}
            name="currency"
            hasEmpty={false}
            options={currencyOptions}
            value={invoice.currency}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({
                ...before,
                currency: value,
                payment: withUsualMeans(before.payment, value),
              }))
            }
            {...errorAt('currency')}
          />
          <Select
            label={words.language}
            name="language"
            hasEmpty={false}
            options={languageNames(invoiceLanguages)}
            value={invoice.language}
            hint={words.language_hint}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, language: value as InvoiceLanguage }))
            }
          />
        </FieldRow>
        <FieldRow $min="13rem">
          <DayField
            at="delivery.date"
            label={words.delivery_date}
            hint={words.delivery_date_hint}
            value={invoice.delivery.date}
          />
          <TextField at="orderNumber" label={words.order_number} />
        </FieldRow>
        <TextField at="buyerReference" label={words.buyer_reference} hint={words.buyer_reference_hint} />
        <DeliveryAddressFields />
      </FieldGroup>
      <More
        title={words.more_details}
        isOpen={
          texts.some(Boolean) ||
          [
            ...more.map(({ path }) => path),
            'delivery.periodEnd',
            'delivery.periodStart',
            'vatCurrency',
            'exchangeRate',
          ].some(problemAt)
        }
      >
        <FieldRow $min="13rem">
          <DayField at="delivery.periodStart" label={words.period_start} value={periodStart} />
          <DayField at="delivery.periodEnd" label={words.period_end} value={periodEnd} />
        </FieldRow>
        <FieldRow $min="13rem">
          {more.map(({ path, word }) => (
            <TextField key={path} at={path} label={words[word]} />
          ))}
        </FieldRow>
        <FieldRow $min="13rem">
          <Select
            label={words.vat_currency}
            name="vatCurrency"
            placeholder={words.none}
            options={currencyOptions.filter(
              (option) => typeof option === 'string' || option.value !== invoice.currency,
            )}
            value={invoice.vatCurrency}
            hint={words.vat_currency_hint}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({ ...before, vatCurrency: value }))
            }
            {...errorAt('vatCurrency')}
          />
          {invoice.vatCurrency ? (
            <NumberField
              label={words.exchange_rate}
              name="exchangeRate"
              value={invoice.exchangeRate}
              limits={exchangeRateLimits}
              hint={`1 ${invoice.currency} = … ${invoice.vatCurrency}`}
              onChange={(text) => change((before) => ({ ...before, exchangeRate: text }))}
              {...errorAt('exchangeRate')}
            />
          ) : null}
        </FieldRow>
      </More>
    </>
  )
}
