/** @jest-environment jsdom */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { defaultLocale, localeByUrlCode } from '../../../../locales.config'
import { htmlRules } from '../../../../scripts/checkSite/htmlRules'
import type { AnswerErrors } from '../../../leads/model/answerErrors'
import { testStrings as strings, testTexts } from '../../builtForms.fixture'
import type { ApiErrorCode } from '../../errors'
import { refusedPage } from './refusedPage'

const german = localeByUrlCode('de') ?? defaultLocale()

const demo = {
  form: 'demo',
  locale: 'de',
  page: '/de/demo?utm_source=x&gclid=1',
  email: 'nonsense',
  firstname: 'Ada',
  company_size_range: '11–50',
  features_of_interest: 'cards',
  consent_text: testTexts.consent,
  marketing_consent_text: testTexts.marketing,
  marketing_consent: 'on',
}

async function show(
  values: Record<string, string>,
  code: ApiErrorCode = 'INVALID_EMAIL',
  answerErrors: AnswerErrors = {},
): Promise<Document> {
  const page = String(await refusedPage({ values, code, answerErrors, strings, locale: german }))
  return new DOMParser().parseFromString(page, 'text/html')
}

/** What a browser would post from the page. */
const posted = (page: Document): [string, string][] => {
  const form = page.querySelector('form')
  if (!form) throw new Error('The page has no form')
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

it('is in the language of its locale and says what is wrong', async () => {
  const page = await show(demo)
  expect(page.documentElement.lang).toBe('de-DE')
  expect(page.title).toBe('[invalid_email] – Outlay')
  const heading = page.querySelector('h1')
  expect(heading?.textContent).toBe('[invalid_email]')
  // Another role would make it no heading.
  expect(heading?.getAttribute('role')).toBeNull()
  expect(page.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true')
  expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(1)
})

it('says at each answer what is wrong with it, and the first has the focus', async () => {
  const page = await show(demo, 'MISSING_FIELD', { lastname: 'MISSING_FIELD', phone: 'INVALID_PHONE' })
  expect(page.querySelector('h1')?.textContent).toBe('[form_submission_error]')
  const invalid = [...page.querySelectorAll('[aria-invalid=true]')]
  expect(
    invalid.map((field) => [
      field.getAttribute('name'),
      page.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      field.hasAttribute('autofocus'),
    ]),
  ).toEqual([
    ['lastname', '[fill_in_field]', true],
    ['phone', '[invalid_phone]', false],
  ])
})

it('says that the page has changed, at no answer', async () => {
  const page = await show({ ...demo, consent_text: 'Anything.' }, 'OUTDATED_PAGE')
  expect(page.querySelector('h1')?.textContent).toBe('[form_has_changed]')
  expect(page.querySelector('[aria-invalid]')).toBeNull()
  expect(Object.fromEntries(posted(page))).toMatchObject({
    email: demo.email,
    consent_text: testTexts.consent,
  })
})

it('marks the required fields, and no others', async () => {
  const page = await show(demo)
  const required = [...page.querySelectorAll('label')].filter((label) => label.querySelector(':required'))
  const marked = [...page.querySelectorAll('label')].filter((label) => label.textContent?.includes('*'))
  expect(required.length).toBeGreaterThan(3)
  expect(marked).toEqual(required)
})

it('links the terms and the data protection notice, in a new tab', async () => {
  const page = await show(demo)
  const links = [...page.querySelectorAll('form a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['terms ([new_tab])', '/de/legal'],
    ['notice ([new_tab])', '/de/legal/gdpr'],
  ])
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

it('lets the country be corrected, by its name in the language of the page', async () => {
  const country = async (value: string) =>
    (await show({ form: 'partner', locale: 'de', country: value })).querySelector<
      HTMLSelectElement | HTMLInputElement
    >('[name=country]')
  const select = await country('AT')
  expect(select).toBeInstanceOf(HTMLSelectElement)
  expect(select?.value).toBe('AT')
  const names = [...(select?.querySelectorAll('option') ?? [])].map((option) => option.textContent?.trim())
  expect(names.slice(0, 3)).toEqual(['', 'Deutschland', 'Afghanistan'])
  expect(names.at(-1)).toBe('[other]')
  // A page that could not load the names asks for one.
  expect(await country('Austria')).toBeInstanceOf(HTMLInputElement)
  expect((await country('Austria'))?.value).toBe('Austria')
})

it('does not repeat a tick beside another text', async () => {
  const page = await show({ ...demo, marketing_consent_text: 'Send me everything.' })
  expect(posted(page).map(([name]) => name)).not.toContain('marketing_consent')
})

it('has a label for everything a visitor may enter', async () => {
  const page = await show(demo)
  const controls = [
    ...page.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]):not([name=second_topic]), select, textarea',
    ),
  ]
  expect(controls.map(({ labels }) => labels?.length)).toEqual(controls.map(() => 1))
  expect(page.querySelector('label')?.textContent?.trim()).toMatch(/^\[first_name\] \*/)
})

it('posts again what was typed, to the same place', async () => {
  const page = await show(demo)
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/hubspot/form-submit')
  expect(page.querySelector('form')?.method).toBe('post')
  const values = posted(page)
  expect(Object.fromEntries(values)).toMatchObject({ ...demo, marketing_consent: 'true' })
  expect(values).toContainEqual(['second_topic', ''])
})

it('asks for the tick where the form cannot be sent without it', async () => {
  const box = async (form: string) =>
    (await show({ ...demo, form })).querySelector<HTMLInputElement>('[name=marketing_consent]')
  expect((await box('newsletter'))?.required).toBe(true)
  expect((await box('demo'))?.required).toBe(false)
})

it('ticks nothing that was not ticked', async () => {
  const { marketing_consent, ...without } = demo
  expect(marketing_consent).toBe('on')
  expect(posted(await show(without)).map(([name]) => name)).not.toContain('marketing_consent')
})

it('keeps a message with its lines, and a country', async () => {
  const message = '\n  One\n\n"two" <b>'
  const values = posted(await show({ form: 'data_subject_request', locale: 'de', message, country: 'AT' }))
  // A browser posts the lines of a text with carriage returns; jsdom gives them as they are.
  expect(Object.fromEntries(values)).toMatchObject({ message, country: 'AT' })
})

it('keeps several answers to one question, though they are not shown', async () => {
  const page = await show({ ...demo, features_of_interest: 'cards;invoices' })
  expect(posted(page)).toContainEqual(['features_of_interest', 'cards;invoices'])
})

it('keeps an answer that another form shows, and drops what no form asks for', async () => {
  const names = posted(await show({ ...demo, message: 'Hello', pdf_url: '/a.pdf', isAdmin: 'true' })).map(
    ([name]) => name,
  )
  expect(names).toContain('message')
  expect(names).not.toContain('pdf_url')
  expect(names).not.toContain('isAdmin')
})

it('of an unknown form still shows the e-mail address', async () => {
  expect(
    Object.fromEntries(posted(await show({ form: 'lottery', email: 'ada@outlay.example' }))),
  ).toMatchObject({ form: 'lottery', email: 'ada@outlay.example' })
})

it('leads back to the page, and never to another site', async () => {
  const link = async (page: string) => (await show({ ...demo, page })).querySelector('main > p a')
  const back = await link(demo.page)
  expect(back?.getAttribute('href')).toBe('/de/demo?utm_source=x&gclid=1')
  expect(back?.textContent).toBe('www.outlay.example/de/demo')
  for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
    expect((await link(page))?.getAttribute('href')).toBe('/de')
})

it('runs nothing that was typed', async () => {
  const evil = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>`
  const values = Object.fromEntries(
    ['form', 'locale', 'page', 'email', 'firstname', 'company', 'message', 'consent_text', 'jobtitle'].map(
      (name) => [name, evil],
    ),
  )
  for (const form of ['contact', 'demo', evil]) {
    const page = await show({ ...values, form, marketing_consent_text: evil, company_size_range: evil })
    expect(page.querySelector('script, img')).toBeNull()
    expect(Object.fromEntries(posted(page))).toMatchObject({ email: evil, jobtitle: evil })
  }
})

it.each(['demo', 'contact', 'qualification'])('of the form %s is HTML by the standard', async (form) => {
  const page = await refusedPage({ values: { ...demo, form }, code: 'NOT_STORED', strings, locale: german })
  const { results } = new HtmlValidate(new StaticConfigLoader(htmlRules)).validateStringSync(String(page))
  expect(
    results.flatMap(({ messages }) => messages.map(({ message, selector }) => [message, selector])),
  ).toEqual([])
})
