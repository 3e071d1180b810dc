import type { HTMLInputTypeAttribute } from 'react'
import { useLocale } from '../../../content/site/SiteContext'
import { Field } from '../../../design/components/Field'
import { Select } from '../../../design/components/Select'
import { afterPress } from '../../controls/afterPress'
import { useInvoice } from './InvoiceContext'
import { textAt, withText, type TextPath } from './invoicePaths'
import { countryNames } from './names'

type TextFieldProps = {
  /** Where the text is in the invoice; also the name of the field, by which a problem leads to it. */
  at: TextPath
  label: string
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  hint?: string
  required?: boolean
  multiline?: boolean
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  maxLength?: number
  /** As in Field. */
  isCode?: boolean
  /** What is wrong with the text, said when the invoice is not checked yet too. */
  error?: string
  onLeave?: () => void
}

/** A text of the invoice. */
export function TextField({ at, error, onLeave, autoComplete = 'off', ...rest }: TextFieldProps) {
  const { invoice, change, problemAt } = useInvoice()
  const shown = error ?? problemAt(at)
  return (
    <Field
      {...rest}
      enterKeyHint={rest.multiline ? 'enter' : 'next'}
      maxLength={rest.maxLength ?? 1000}
      autoComplete={autoComplete}
      name={at}
      value={textAt(invoice, at)}
      onChange={({ currentTarget: { value } }) => change((before) => withText(before, at, value))}
      onBlur={() => onLeave && afterPress(onLeave)}
      {...(shown ? { error: shown } : {})}
    />
  )
}

type CountryFieldProps = { at: TextPath; label: string; onChoose?: (country: string) => void }

/** A country. In prerendered HTML it offers the one of the page: names are those of the browser. */
export function CountryField({ at, label, onChoose }: CountryFieldProps) {
  const { invoice, change, problemAt, isReady } = useInvoice()
  const { country, countryName, htmlLang } = useLocale()
  const value = textAt(invoice, at)
  const error = problemAt(at)
  const options = isReady
    ? countryNames(htmlLang, country)
    : [{ value: country, text: countryName }, ...(value && value !== country ? [value] : [])]
  return (
    <Select
      label={label}
      name={at}
      options={options}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => {
        change((before) => withText(before, at, chosen))
        onChoose?.(chosen)
      }}
      {...(error ? { error } : {})}
    />
  )
}
