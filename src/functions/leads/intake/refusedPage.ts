import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../../../../locales.config'
import { brand } from '../../../core/brand'
import type { AnswerErrors, LeadInputName } from '../../../leads/model/answerErrors'
import { answerErrorText } from '../../../leads/model/answerErrorText'
import { consentParts } from '../../../leads/model/consentMarkup'
import {
  consentAddress,
  consentTextKeys,
  consentTextsOf,
  marketingTextKey,
} from '../../../leads/model/consentTexts'
import {
  consentTextField,
  emailField,
  formField,
  honeypotField,
  leadFieldNames,
  leadFormAction,
  leadLimits,
  localeField,
  marketingConsentField,
  marketingConsentTextField,
  pageField,
} from '../../../leads/model/contract'
import { forms, type FormDefinition, type FormField } from '../../../leads/model/forms'
import type { ApiErrorCode } from '../../errors'
import { countryChoices } from './countries'
import { sameText } from './makeSubmission'
import { pageOf, type PostedValues } from './nativeForm'
import { refusedPageStyle } from './refusedPageStyle'

/** The global strings of a locale. */
export type PageStrings = Readonly<Record<FormField['label'], string>>

export type RefusedPageOptions = {
  values: PostedValues
  code: ApiErrorCode
  /** The answers that cannot be accepted; each is marked at its field. */
  answerErrors?: AnswerErrors
  strings: PageStrings
  locale: Locale
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * The page contains what a visitor typed, so it is not cached, indexed or framed, and runs no script. Its form is posted
 * to this server, whose answer may be a file or a recording on another host: browsers hold the redirect to `form-action`
 * too.
 */
export const refusedPageHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'",
}

const messages: Partial<Record<ApiErrorCode, keyof PageStrings>> = {
  INVALID_EMAIL: 'invalid_email',
  NON_WORK_EMAIL: 'must_be_company_email',
  TOO_MANY_REQUESTS: 'too_many_requests',
  OUTDATED_PAGE: 'form_has_changed',
  EVENT_OVER: 'event_over',
  BUSY: 'not_now',
  NOT_STORED: 'not_now',
}

const style = raw(`<style>${refusedPageStyle}</style>`)

/**
 * A complete page that says in the visitor's language why a form was not accepted and shows it again with what was
 * typed, so that nothing is lost and nothing has to be put into an address. Only inputs of the contract are shown.
 */
export function refusedPage({
  values,
  code,
  answerErrors = {},
  strings,
  locale,
}: RefusedPageOptions): Markup {
  const message = strings[messages[code] ?? 'form_submission_error']
  const page = pageOf(values)
  const isInvalidEmail = code === 'INVALID_EMAIL' || code === 'NON_WORK_EMAIL'
  const errors: AnswerErrors = { ...(isInvalidEmail && { [emailField]: code }), ...answerErrors }
  return html`<!doctype html>
    <html lang="${locale.htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${message} – ${brand.name}</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${message}</h1>
          <form method="post" action="${leadFormAction}">
            ${formInputs({ values, errors, strings, locale, page })}
            <div><button type="submit">${strings.send}</button></div>
            ${legalTexts(strings, locale)}
          </form>
          <p><a href="${page}">${new URL(brand.siteOrigin).host}${page.replace(/\?.*$/, '')}</a></p>
        </main>
      </body>
    </html>`
}

type FormInputs = {
  values: PostedValues
  errors: AnswerErrors
  strings: PageStrings
  locale: Locale
  page: string
}

function formInputs({ values, errors, strings, locale, page }: FormInputs): Markup[] {
  const definition = definitionOf(values)
  const shown = fieldsOf(values)
  const shownNames = new Set<string>(shown.map(({ name }) => name))
  const texts = consentTextsOf(strings)
  const hidden = [formField, localeField, ...leadFieldNames]
  const order: LeadInputName[] = [...shown.map(({ name }) => name), marketingConsentField]
  const firstInvalid = order.find((name) => errors[name])
  const errorOf = (name: LeadInputName): FieldError | undefined => {
    const error = errors[name]
    const label = shown.find((field) => field.name === name)?.label
    return (
      error && {
        text: answerErrorText(error, strings, label && strings[label]),
        isFirst: name === firstInvalid,
      }
    )
  }
  return [
    hiddenInput(pageField, page),
    hiddenInput(consentTextField, texts.consent),
    ...hidden
      .filter((name) => values[name] && !shownNames.has(name))
      .map((name) => hiddenInput(name, values[name])),
    // An autofill may have filled it, so it is empty in the new form.
    html`<div hidden><input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" /></div>`,
    ...shown.map((field) => {
      const choices = choicesOf(field, strings, locale)
      return control({
        field,
        choices,
        label: strings[field.label],
        value: values[field.name] ?? '',
        error: errorOf(field.name),
      })
    }),
    ...(definition.marketingConsent === 'none'
      ? []
      : [
          hiddenInput(marketingConsentTextField, texts.marketing),
          marketingCheckbox({
            text: linked(strings[marketingTextKey], strings, locale),
            // A tick beside another text, of an earlier release, was no consent to this one.
            isTicked:
              Boolean(values[marketingConsentField]) &&
              sameText(values[marketingConsentTextField], texts.marketing),
            isRequired: definition.marketingConsent === 'required',
            error: errorOf(marketingConsentField),
          }),
        ]),
  ]
}

const hiddenInput = (name: string, value = ''): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** The definition of the posted form; of an unknown one that of the work-e-mail form. */
function definitionOf(values: PostedValues): FormDefinition {
  const form = Object.keys(forms).find((name): name is keyof typeof forms => name === values[formField])
  return forms[form ?? 'work_email']
}

/** The fields of the form that are shown: all but those with several answers. */
function fieldsOf(values: PostedValues): FormField[] {
  const { fields } = definitionOf(values)
  const isSeveral = ({ name, options }: FormField): boolean => Boolean(options && values[name]?.includes(';'))
  return fields.filter((field) => !isSeveral(field))
}

type Choice = { value: string; text: string }

/** The options of a field; none for a field with free text. */
function choicesOf({ options = [] }: FormField, strings: PageStrings, locale: Locale): Choice[] {
  if (options === 'countries') return countryChoices(locale, strings.other)
  return options.map((option) =>
    typeof option === 'string'
      ? { value: option, text: option }
      : { value: option.value, text: strings[option.label] },
  )
}

type FieldError = { text: string; isFirst: boolean }

type ControlOptions = {
  field: FormField
  choices: Choice[]
  label: string
  value: string
  error: FieldError | undefined
}

function control({ field, choices, label, value, error }: ControlOptions): Markup {
  const { name, multiline, type = 'text', required, autoComplete } = field
  const attributes = [
    html` name="${name}"`,
    required ? raw(' required') : '',
    autoComplete ? html` autocomplete="${autoComplete}"` : '',
    invalid(name, error),
  ]
  let input: Markup
  if (multiline)
    // A browser drops the first line break of the content, so one is added.
    // prettier-ignore
    input = html`<textarea rows="6" maxlength="${leadLimits.message}"${attributes}>\n${value}</textarea>`
  // Without the list of countries a page asks for the name, which is no option.
  else if (choices.length > 0 && (!value || choices.some((choice) => choice.value === value)))
    input = html`<select${attributes}>
      <option value=""></option>
      ${choices.map(
        (choice) =>
          html`<option value="${choice.value}" ${choice.value === value ? raw('selected') : ''}>
            ${choice.text}
          </option>`,
      )}
    </select>`
  else input = html`<input type="${type}" value="${value}" maxlength="${leadLimits.field}" ${attributes} />`
  return html`<div>
    <label>${label}${required ? requiredMark : ''} ${input}</label>${errorText(name, error)}
  </div>`
}

/** The attribute says it to assistive technology. */
const requiredMark = raw('<span aria-hidden="true"> *</span>')

/** The attributes of a control with an error. The first one has the focus. */
const invalid = (name: string, error: FieldError | undefined): Markup | string =>
  error
    ? html` aria-invalid="true" aria-describedby="error-${name}"${error.isFirst ? raw(' autofocus') : ''}`
    : ''

const errorText = (name: string, error: FieldError | undefined): Markup | string =>
  error ? html`<p id="error-${name}" class="error">${error.text}</p>` : ''

type CheckboxOptions = {
  text: Markup[]
  isTicked: boolean
  isRequired: boolean
  error: FieldError | undefined
}

const marketingCheckbox = ({ text, isTicked, isRequired, error }: CheckboxOptions): Markup =>
  html`<div>
    <label
      ><input
        type="checkbox"
        name="${marketingConsentField}"
        value="true"
        ${isTicked ? raw('checked') : ''}
        ${isRequired ? raw('required') : ''}
        ${invalid(marketingConsentField, error)}
      />
      ${text}${isRequired ? requiredMark : ''}</label
    >${errorText(marketingConsentField, error)}
  </div>`

const legalTexts = (strings: PageStrings, locale: Locale): Markup =>
  html`<p><small>${consentTextKeys.map((key) => [...linked(strings[key], strings, locale), ' '])}</small></p>`

/** A consent text with its links. They open in a new tab, so that what is typed is not lost. */
const linked = (text: string, { new_tab }: PageStrings, { urlCode }: Locale): Markup[] =>
  consentParts(text).map((part) => {
    if (typeof part === 'string') return html`${part}`
    const address = consentAddress(part.target, urlCode)
    if (!address) return html`${part.words}`
    const href = address.startsWith('/') ? `/${urlCode}${address}` : address
    return html`<a href="${href}" target="_blank" rel="noopener"
      >${part.words}<span class="hidden"> (${new_tab})</span></a
    >`
  })
