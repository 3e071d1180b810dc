import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '../../../../locales.config'
import { brand } from '../../../brand'
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
} from '../../../leads/contract'
import { forms, type FormDefinition, type FormField, type FormOption } from '../../../leads/forms'
import type { ApiErrorCode } from '../../errors'
import { pageOf, type PostedValues } from './nativeForm'
import { refusedPageStyle } from './refusedPageStyle'

/** The global strings of a locale. */
export type PageStrings = Readonly<Record<FormField['label'], string>>

export type RefusedPageOptions = {
  values: PostedValues
  code: ApiErrorCode
  strings: PageStrings
  locale: Locale
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The page contains what a visitor typed, so it is not cached, indexed or framed, and runs no script. */
export const refusedPageHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const messages: Partial<Record<ApiErrorCode, keyof PageStrings>> = {
  INVALID_EMAIL: 'invalid_email',
  NON_WORK_EMAIL: 'must_be_company_email',
  TOO_MANY_REQUESTS: 'too_many_requests',
  NOT_STORED: 'something_went_wrong',
}

/** Error codes of the e-mail address. */
const emailErrors: readonly ApiErrorCode[] = ['INVALID_EMAIL', 'NON_WORK_EMAIL']

const style = raw(`<style>${refusedPageStyle}</style>`)

/**
 * A complete page that says in the visitor's language why a form was not accepted and shows it again with what was
 * typed, so that nothing is lost and nothing has to be put into an address. Only inputs of the contract are shown.
 */
export function refusedPage({ values, code, strings, locale }: RefusedPageOptions): Markup {
  const message = strings[messages[code] ?? 'form_submission_error']
  const page = pageOf(values)
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
          <h1 id="fault" role="alert">${message}</h1>
          <form method="post" action="${leadFormAction}">
            ${formInputs({ values, code, strings, page })}
            <div><button type="submit">${strings.send}</button></div>
          </form>
          <p><a href="${page}">${new URL(brand.siteOrigin).host}${page.replace(/\?.*$/, '')}</a></p>
        </main>
      </body>
    </html>`
}

function formInputs({
  values,
  code,
  strings,
  page,
}: Omit<RefusedPageOptions, 'locale'> & { page: string }): Markup[] {
  const shown = fieldsOf(values)
  const shownNames = new Set<string>(shown.map(({ name }) => name))
  const hidden = [formField, localeField, consentTextField, marketingConsentTextField, ...leadFieldNames]
  return [
    hiddenInput(pageField, page),
    ...hidden
      .filter((name) => values[name] && !shownNames.has(name))
      .map((name) => hiddenInput(name, values[name])),
    // An autofill may have filled it, so it is empty in the new form.
    html`<div hidden><input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" /></div>`,
    ...shown.map((field) => control(field, values[field.name] ?? '', strings, emailErrors.includes(code))),
    ...consents(values),
  ]
}

const hiddenInput = (name: string, value = ''): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** The definition of the posted form; of an unknown one that of the work-e-mail form. */
function definitionOf(values: PostedValues): FormDefinition {
  const form = Object.keys(forms).find((name): name is keyof typeof forms => name === values[formField])
  return forms[form ?? 'work_email']
}

/** The fields of the form that are shown: not the list of countries, and no field with several answers. */
function fieldsOf(values: PostedValues): FormField[] {
  const { fields } = definitionOf(values)
  const isSeveral = ({ name, options }: FormField): boolean => Boolean(options && values[name]?.includes(';'))
  return fields.filter((field) => field.options !== 'countries' && !isSeveral(field))
}

function control(field: FormField, value: string, strings: PageStrings, emailIsInvalid: boolean): Markup {
  const { name, label, options = [], multiline, type = 'text', required, autoComplete } = field
  const isInvalid = emailIsInvalid && name === emailField
  const attributes = [
    html`name="${name}"`,
    required && raw('required'),
    autoComplete && html`autocomplete="${autoComplete}"`,
    isInvalid && raw('aria-invalid="true" aria-describedby="fault" autofocus'),
  ].map((attribute) => (attribute ? html` ${attribute}` : ''))

  let input: Markup
  if (multiline)
    // A browser drops the first line break of the content, so one is added.
    // prettier-ignore
    input = html`<textarea rows="6" maxlength="${leadLimits.message}" ${attributes}>\n${value}</textarea>`
  else if (options.length > 0)
    input = html`<select ${attributes}>
      <option value=""></option>
      ${optionsOf(field).map(
        (option) =>
          html`<option value="${option.value}" ${marked('selected', option.value === value)}>
            ${option.text(strings)}
          </option>`,
      )}
    </select>`
  else input = html`<input type="${type}" value="${value}" maxlength="${leadLimits.field}" ${attributes} />`
  return html`<label>${strings[label]} ${input}</label>`
}

type Choice = { value: string; text: (strings: PageStrings) => string }

const choiceOf = (option: FormOption): Choice =>
  typeof option === 'string'
    ? { value: option, text: () => option }
    : { value: option.value, text: (strings) => strings[option.label] }

const optionsOf = ({ options }: FormField): Choice[] =>
  Array.isArray(options) ? (options as readonly FormOption[]).map(choiceOf) : []

const marked = (attribute: 'checked' | 'selected' | 'required', is: boolean): Markup | '' =>
  is ? raw(attribute) : ''

/** The consent texts that were shown with the form, with the checkbox as it was. */
function consents(values: PostedValues): Markup[] {
  const { [consentTextField]: consentText, [marketingConsentTextField]: marketingText } = values
  const markup: Markup[] = []
  if (marketingText)
    markup.push(
      html`<label
        ><input
          type="checkbox"
          name="${marketingConsentField}"
          value="true"
          ${marked('checked', Boolean(values[marketingConsentField]))}
          ${marked('required', definitionOf(values).marketingConsent === 'required')}
        />
        ${marketingText}</label
      >`,
    )
  if (consentText) markup.push(html`<p><small>${consentText}</small></p>`)
  return markup
}
