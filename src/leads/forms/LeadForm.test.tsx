/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { localeByUrlCode } from '../../../locales.config'
import { renderInSite, renderOnServer, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { analytics } from '../../visitor/analytics/queue'
import { consent } from '../../visitor/consent/store'
import { leadFieldNames, type LeadFormId, type LeadRequest } from '../model/contract'
import { forms } from '../model/forms'
import { BotProtectionError, connectBotProtection } from './botProtection'
import { openPage } from './core/openPage'
import { LeadForm, LiveLeadForm } from './LeadForm'

jest.mock('./core/openPage', () => ({ openPage: jest.fn() }))

type PostOptions = { json: LeadRequest; headers: Record<string, string> }
type StubResponse = { status: number; json: () => Promise<unknown> }
const mockPost = jest.fn<Promise<StubResponse>, [string, PostOptions]>()
const mockList = jest.fn<Promise<unknown>, []>()
jest.mock('../../core/http/client', () => ({
  http: {
    get: () => ({ json: () => mockList() }),
    post: (...request: [string, PostOptions]) => mockPost(...request),
  },
}))

const response = (status: number, body: unknown): StubResponse => ({
  status,
  json: () => Promise.resolve(body),
})
const accepted = response(200, { result: 'success', location: '/en/thankyou' })
const refused = (status: number, code: string) => response(status, { result: 'error', code, message: 'no' })

const load = jest.fn<Promise<boolean>, []>()
const token = jest.fn<Promise<string | undefined>, [string]>()

beforeEach(() => {
  mockPost.mockReset().mockResolvedValue(accepted)
  mockList.mockReset().mockResolvedValue({ disallowedEmailDomains: ['freemail.example'] })
  load.mockReset().mockResolvedValue(true)
  token.mockReset().mockResolvedValue('token-1')
  jest.mocked(openPage).mockReset()
  connectBotProtection({ load, token })
  analytics.drop()
  document.title = 'Contact'
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.cookie = 'hubspotutk=; max-age=0'
  localStorage.clear()
})

const protectionText = /^This form is protected by reCAPTCHA/

const formNames = Object.keys(forms) as LeadFormId[]

/** The values the browser would send, by name. */
function sent(container: HTMLElement): Record<string, string> {
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

const email = () => screen.getByRole('textbox', { name: /email/i })
const button = () => screen.getByRole('button')
const field = (label: RegExp) => screen.getByLabelText(label)

/** The body of the nth submission. */
function posted(index = 0): LeadRequest {
  const request = mockPost.mock.calls[index]
  if (!request) throw new Error(`nothing was posted ${index + 1} times`)
  return request[1].json
}
const key = (index: number) => mockPost.mock.calls[index]?.[1].headers['Idempotency-Key']
const valuesOf = ({ formData }: LeadRequest) =>
  Object.fromEntries(formData.fields.map(({ name, value }) => [name, value]))
const tracked = (name: string) => analytics.queued().filter((event) => event.name === name)

/** Types the address and presses the button. */
async function sendAddress(address = 'ada@outlay.example') {
  const user = userEvent.setup()
  await user.clear(email())
  await user.type(email(), address)
  await user.click(button())
  return user
}

describe.each(formNames)('the form %s', (name) => {
  it('is posted to the server by the browser itself', async () => {
    // As the server writes it: without the application the browser checks the answers itself.
    expect(await renderOnServer(<LeadForm form={name} />)).not.toMatch(/novalidate/i)
    const { container } = renderInSite(<LeadForm form={name} />)
    const form = container.querySelector('form')
    // With it all messages are ours from the first press on.
    expect(form?.noValidate).toBe(true)
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/api/hubspot/form-submit')
    expect(form).toHaveAttribute('id', `form-${name}`)
    expect(button()).toHaveAttribute('type', 'submit')
    await act(async () => {})
  })

  it('labels every field and has only names the server accepts', async () => {
    const { container } = renderInSite(<LeadForm form={name} />)
    // The names of countries are a separate chunk.
    if (forms[name].fields.some(({ options }) => options === 'countries'))
      await screen.findByLabelText(/country/i)
    const controls = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
      (control) => control.type !== 'hidden' && !control.closest('[hidden]'),
    )
    for (const control of controls) {
      expect(control.labels?.[0]?.textContent).toMatch(/\S/)
      expect(['email', 'marketing_consent', ...leadFieldNames]).toContain(control.name)
    }
    expect(controls.map((control) => control.name)).toEqual(
      expect.arrayContaining(forms[name].fields.map((asked) => asked.name)),
    )
  })

  it('says what a visitor accepts, and shows the consent texts when that is pressed', async () => {
    renderInSite(<LeadForm form={name} />)
    const inShort = screen.getByText(testSite.strings.terms_summary)
    expect(inShort).toBeVisible()
    expect(screen.getByText(/and confirm that you have read our/)).not.toBeVisible()
    await userEvent.click(inShort)
    expect(screen.getByText(/and confirm that you have read our/)).toBeVisible()
    expect(screen.getByText(/^We use what you enter to answer you/)).toBeVisible()
    // It is not loaded yet.
    expect(screen.queryByText(protectionText)).not.toBeInTheDocument()
    await act(async () => {})
  })
})

describe('as a native form', () => {
  it('is complete in the prerendered HTML, its page left to the Referer', async () => {
    const html = await renderOnServer(<LiveLeadForm form="newsletter" />)
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(sent(page.body)).toMatchObject({ form: 'newsletter', locale: 'en', page: '', email: '' })
  })

  it('sends form, locale, page and the consent texts, and no value for an empty field', () => {
    window.history.replaceState(null, '', '/de/demo?utm_source=fair')
    const { container } = renderInSite(<LeadForm form="newsletter" />, { urlCode: 'de' })
    expect(sent(container)).toEqual({
      form: 'newsletter',
      locale: 'de',
      page: '/de/demo?utm_source=fair',
      email: '',
      second_topic: '',
      consent_text:
        'By continuing you accept our terms and confirm that you have read our data protection notice. ' +
        'We use what you enter to answer you and delete it when it is no longer needed.',
      marketing_consent_text: 'Send me product news and invitations by email. I can unsubscribe at any time.',
    })
  })

  it('sends no marketing text when the form does not ask for marketing consent', () => {
    const { container } = renderInSite(<LeadForm form="vulnerability" />)
    expect(sent(container)).not.toHaveProperty('marketing_consent_text')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('sends answers from elsewhere on the page, but never beside a field of the same name', () => {
    const { container } = renderInSite(
      <LeadForm
        form="demo"
        hidden={{ interactive_demo_flows_completed: '2', company: 'Page', accounting_system: '' }}
      />,
    )
    expect(sent(container)).toMatchObject({ interactive_demo_flows_completed: '2', company: '' })
    expect(sent(container)).not.toHaveProperty('accounting_system')
    expect(container.querySelectorAll('[name="company"]')).toHaveLength(1)
  })

  it('hides the honeypot from people and assistive technology', () => {
    const { container } = renderInSite(<LeadForm form="work_email" />)
    const trap = container.querySelector('input[name="second_topic"]')
    expect(trap).not.toBeVisible()
    expect(trap).toHaveAttribute('autocomplete', 'off')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('has the autocomplete tokens that browsers fill in by', () => {
    renderInSite(<LeadForm form="demo" />)
    expect(field(/first name/i)).toHaveAttribute('autocomplete', 'given-name')
    expect(field(/work email/i)).toHaveAttribute('autocomplete', 'email')
    expect(field(/work email/i)).toHaveAttribute('type', 'email')
    expect(field(/^phone/i)).toHaveAttribute('autocomplete', 'tel')
    expect(field(/^phone/i)).not.toBeRequired()
  })

  it('offers the sizes of a company, none of them chosen', () => {
    renderInSite(<LeadForm form="demo" />)
    const sizes = screen.getByRole('combobox', { name: /number of employees/i })
    expect(sizes).toHaveValue('')
    expect(sizes).toBeRequired()
    const texts = within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(texts).toEqual(['', 'Only me', '2–10', '11–50', '51–250', '251–1000', '1000+'])
    expect(within(sizes).getByRole('option', { name: 'Only me' })).toHaveValue('1')
  })

  it('offers the countries by name, the one of the page first and "Other" last', async () => {
    renderInSite(<LeadForm form="partner" />, { urlCode: 'at' })
    const countries = await screen.findByRole('combobox', { name: /country/i })
    const options = within(countries).getAllByRole<HTMLOptionElement>('option')
    expect(options.slice(0, 3).map(({ value, text }) => [value, text])).toEqual([
      ['', ''],
      ['AT', 'Österreich'],
      ['AF', 'Afghanistan'],
    ])
    expect(options.at(-1)).toHaveValue('Other')
  })

  it('asks for consent to marketing e-mails with a checkbox that is not ticked', () => {
    renderInSite(<LeadForm form="contact" />)
    const box = screen.getByRole('checkbox', { name: /^Send me product news/ })
    expect(box).not.toBeChecked()
    expect(box).not.toBeRequired()
  })

  it('takes the label of its button from the page', () => {
    renderInSite(<LeadForm form="contact" submitLabel="Send message" />)
    expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible()
  })
})

describe('the links in the consent texts', () => {
  it.each([
    ['en', '/en/legal', '/en/legal/gdpr'],
    ['us', '/us/legal', '/us/gdpr'],
  ] as const)('lead %s to its own pages, in a new tab', async (urlCode, terms, privacy) => {
    renderInSite(<LeadForm form="work_email" />, { urlCode })
    await userEvent.click(screen.getByText(testSite.strings.terms_summary))
    expect(screen.getByRole('link', { name: 'terms (Opens in a new tab)' })).toHaveAttribute('href', terms)
    expect(screen.getByRole('link', { name: /^data protection notice/ })).toHaveAttribute('href', privacy)
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
    }
  })

  it('a link with an unknown target becomes plain text', async () => {
    const strings = {
      ...testSite.strings,
      privacy_consent_text: 'See [our rules](javascript:alert(1)) and [more](nowhere).',
    }
    const { container } = renderInSite(<LeadForm form="work_email" />, { strings })
    await userEvent.click(screen.getByText(testSite.strings.terms_summary))
    expect(screen.getByText(/and more\.$/)).toBeVisible()
    expect(container.querySelector('[href^="javascript"]')).toBeNull()
    expect(screen.queryByRole('link', { name: /more/ })).not.toBeInTheDocument()
  })
})

describe('attaching the core', () => {
  it('begins at the first interaction, and keeps the elements and their values', async () => {
    const { container } = renderInSite(<LeadForm form="work_email" />)
    const before = email()
    fireEvent.change(before, { target: { value: 'ada@out' } })
    fireEvent.focus(before)
    await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('novalidate'))
    expect(email()).toBe(before)
    expect(email()).toHaveValue('ada@out')
  })

  it('begins at once for a form that was used before hydration', async () => {
    const ui = <LiveLeadForm form="work_email" />
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = await renderOnServer(ui)
    const early = email() as HTMLInputElement
    early.value = 'ada@outlay.example'
    const root = await act(async () => hydrateRoot(main, <SiteProvider site={testSite}>{ui}</SiteProvider>))
    await waitFor(() => expect(early.form).toHaveAttribute('novalidate'))
    expect(email()).toBe(early)
    expect(early).toHaveValue('ada@outlay.example')
    expect(load).toHaveBeenCalledTimes(1)
    act(() => root.unmount())
    main.remove()
  })

  it('a submission that comes first waits for it', async () => {
    renderInSite(<LeadForm form="work_email" />)
    const input = email() as HTMLInputElement
    input.value = 'ada@outlay.example'
    fireEvent.submit(input.form as HTMLFormElement)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(valuesOf(posted())).toMatchObject({ email: 'ada@outlay.example' })
  })
})

describe('checking', () => {
  it('shows an error at every missing field and focuses the first', async () => {
    const user = userEvent.setup()
    renderInSite(<LeadForm form="contact" />)
    await user.type(email(), 'ada@outlay.example')
    await user.click(button())
    await waitFor(() =>
      expect(field(/first name/i)).toHaveAccessibleDescription('Please fill in “First name”.'),
    )
    expect(field(/first name/i)).toBeInvalid()
    expect(field(/first name/i)).toHaveFocus()
    expect(field(/last name/i)).toBeInvalid()
    expect(field(/company/i)).toBeValid()
    expect(email()).toHaveValue('ada@outlay.example')
    expect(mockPost).not.toHaveBeenCalled()
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  it.each([
    ['ada@outlay', 'Please enter a valid email address, such as name@company.example.'],
    [
      'ada@freemail.example',
      'Please use your work email. Addresses from free email services are not accepted here.',
    ],
  ])('shows an error for %s until the address changes', async (address, message) => {
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress(address)
    await waitFor(() => expect(email()).toHaveAccessibleDescription(message))
    expect(email()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent(`Work email: ${message}`)
    expect(mockPost).not.toHaveBeenCalled()
    await user.type(email(), 'x')
    expect(email()).toBeValid()
    expect(email()).not.toHaveAccessibleDescription()
  })

  it('leaves the domain to the server when the list cannot be loaded', async () => {
    mockList.mockRejectedValue(new Error('offline'))
    mockPost.mockResolvedValue(refused(400, 'NON_WORK_EMAIL'))
    // The list of a locale is requested once, so this test needs another locale.
    renderInSite(<LeadForm form="work_email" />, { urlCode: 'lu' })
    await sendAddress('ada@freemail.example')
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/^Please use your work email/))
    expect(mockPost).toHaveBeenCalledTimes(1)
    expect(email()).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('requires the consent for a newsletter', async () => {
    renderInSite(<LeadForm form="newsletter" />)
    const user = await sendAddress()
    const box = screen.getByRole('checkbox')
    await waitFor(() => expect(box).toHaveAccessibleDescription('Please fill in this field.'))
    await user.click(box)
    expect(box).toBeValid()
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(posted().formData.legalConsentOptions?.consent.communications).toEqual([
      {
        value: true,
        text: 'Send me product news and invitations by email. I can unsubscribe at any time.',
      },
    ])
  })
})

/** Fills in everything that the partner form requires. */
async function fillInPartner(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/first name/i), 'Ada')
  await user.type(field(/last name/i), 'Byron')
  await user.type(email(), 'ada@outlay.example')
  await user.type(field(/^company/i), 'Engines')
  await user.selectOptions(await screen.findByRole('combobox', { name: /country/i }), 'Germany')
}

describe('telephone and country', () => {
  it('a number is shown in the format of its country', async () => {
    const user = userEvent.setup()
    renderInSite(<LeadForm form="partner" />)
    await fillInPartner(user)
    await user.type(field(/^phone/i), '03023125000')
    await user.tab()
    await waitFor(() => expect(field(/^phone/i)).toHaveValue('030 23125000'))
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(valuesOf(posted())).toMatchObject({ phone: '030 23125000', country: 'DE' })
  })

  it('a number that is too short is an error, and the input keeps it', async () => {
    const user = userEvent.setup()
    renderInSite(<LeadForm form="partner" />)
    await fillInPartner(user)
    await user.type(field(/^phone/i), '030')
    await user.click(button())
    await waitFor(() =>
      expect(field(/^phone/i)).toHaveAccessibleDescription('Please enter a complete phone number.'),
    )
    expect(field(/^phone/i)).toHaveValue('030')
    expect(mockPost).not.toHaveBeenCalled()
  })
})

describe('sending', () => {
  it('posts fields, context, consent, captcha token and bot trap', async () => {
    window.history.replaceState(null, '', '/en/contact?a=1#form-contact')
    const before = Date.now()
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(mockPost.mock.calls[0]?.[0]).toBe('/api/hubspot/form-submit')
    expect(posted()).toEqual({
      formData: {
        fields: [{ objectTypeId: '0-1', name: 'email', value: 'ada@outlay.example' }],
        context: { pageUri: 'http://localhost/en/contact', pageName: 'Contact' },
        formId: 'work_email',
        submittedAt: expect.any(Number) as unknown,
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text:
              'By continuing you accept our terms and confirm that you have read our data protection notice. ' +
              'We use what you enter to answer you and delete it when it is no longer needed. ' +
              'This form is protected by reCAPTCHA. The Google privacy policy and terms of service apply.',
            communications: [{ value: false, text: testSite.strings.marketing_emails_consent_text }],
          },
        },
      },
      visit: {},
      captchaResponse: 'token-1',
      botTrap: { content: '', elapsed: expect.any(Number) as unknown },
    })
    expect(posted().formData.submittedAt).toBeGreaterThanOrEqual(before)
  })

  it('posts the partner, answers from elsewhere on the page, and the address without what came along', async () => {
    const hidden = { interactive_demo_flows_completed: '2', company: 'No answer of this form' }
    renderInSite(<LeadForm form="sign_up" partner={{ id: 'harbourline' }} hidden={hidden} />)
    await sendAddress('mailto:ada@outlay.example;')
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(posted().visit).toEqual({ partner: { id: 'harbourline' } })
    expect(valuesOf(posted())).toEqual({
      email: 'ada@outlay.example',
      interactive_demo_flows_completed: '2',
    })
  })

  it.each([
    ['demo progress', { version: 1, flows: { approve_expense: { step: 'decide', actions: [] } } }, '0.11'],
    [
      'nothing for a broken one',
      { version: 1, flows: { approve_expense: { step: 'gone', actions: [] } } },
      undefined,
    ],
  ])('posts with the lead of a visitor of the interactive demo: %s', async (_, saved, progress) => {
    localStorage.setItem('interactive-demo/v2', JSON.stringify(saved))
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress('ada@outlay.example')
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    localStorage.clear()
    expect(valuesOf(posted())).toEqual({
      email: 'ada@outlay.example',
      ...(progress && {
        interactive_demo_flows_completed: '0',
        interactive_demo_flow_progress: progress,
      }),
    })
  })

  it('announces that it is sending, and sends a double press once', async () => {
    let settle: (value: StubResponse) => void = () => undefined
    mockPost.mockReturnValue(new Promise((resolve) => (settle = resolve)))
    renderInSite(<LeadForm form="work_email" />)
    const user = userEvent.setup()
    await user.type(email(), 'ada@outlay.example')
    await user.dblClick(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Sending')
    await waitFor(() => expect(mockPost).toHaveBeenCalled())
    await user.click(button())
    await act(async () => settle(accepted))
    await user.click(button())
    expect(mockPost).toHaveBeenCalledTimes(1)
  })

  it('sends the token of HubSpot only while its tracking is allowed', async () => {
    const hutk = '0123456789abcdef0123456789abcdef'
    document.cookie = `hubspotutk=${hutk}`
    mockPost.mockResolvedValue(response(500, {}))
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    await screen.findByRole('alert')
    expect(posted(0).formData.context).not.toHaveProperty('hutk')
    consent.decide({ functionality: true, analytics: true, advertisement: false })
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
    expect(posted(1).formData.context).not.toHaveProperty('hutk')
    await screen.findByRole('alert')
    consent.decide({ functionality: true, analytics: true, advertisement: true })
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(3))
    expect(posted(2).formData.context.hutk).toBe(hutk)
    expect(key(2)).toBe(key(0))
  })

  it('repeats a submission with the same key, and sends another one with a new key', async () => {
    mockPost.mockRejectedValue(new Error('connection lost'))
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    await screen.findByRole('alert')
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
    expect(key(0)).toMatch(/^[0-9a-f]{32}$/)
    expect(key(1)).toBe(key(0))
    await screen.findByRole('alert')
    await user.type(email(), '.org')
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(3))
    expect(key(2)).not.toBe(key(0))
  })
})

describe('a form that is not accepted', () => {
  const notSent = /^We could not send the form/
  const wrong = /^Something went wrong/
  const notNow = /^We cannot take this form right now\. Nothing is lost/

  it.each([
    ['an error of the server', () => Promise.resolve(refused(500, 'INTERNAL_ERROR')), wrong],
    ['a store of leads that is down', () => Promise.resolve(refused(503, 'NOT_STORED')), notNow],
    ['a gateway whose server is down', () => Promise.resolve(response(503, '<html>')), notNow],
    ['a server that has too many at the moment', () => Promise.resolve(refused(429, 'BUSY')), notNow],
    ['no connection', () => Promise.reject(new Error('connection lost')), wrong],
    ['a response without JSON', () => Promise.resolve(response(200, '<html>')), wrong],
    ['a field that is refused', () => Promise.resolve(refused(400, 'INVALID_FIELD')), notSent],
    ['a captcha that is refused', () => Promise.resolve(refused(403, 'CAPTCHA_REFUSED')), notSent],
    [
      'too many submissions',
      () => Promise.resolve(refused(429, 'TOO_MANY_REQUESTS')),
      /sent several times in a short while/,
    ],
  ])('after %s shows a message, keeps the values and can be sent again', async (_name, outcome, message) => {
    mockPost.mockImplementationOnce(outcome)
    const onError = jest.fn()
    renderInSite(<LeadForm form="work_email" onError={onError} />)
    const user = await sendAddress()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(button()).not.toHaveAttribute('aria-busy')
    expect(email()).toHaveValue('ada@outlay.example')
    expect(openPage).not.toHaveBeenCalled()
    expect(tracked('Form submitted')).toEqual([])
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is the same submission when it is sent again, with an empty trap', async () => {
    mockPost.mockImplementationOnce(() => Promise.resolve(refused(503, 'NOT_STORED')))
    const { container } = renderInSite(<LeadForm form="work_email" />)
    const trap = container.querySelector<HTMLInputElement>('input[name="second_topic"]')
    if (trap) trap.value = 'https://firm.example'
    const user = await sendAddress()
    await screen.findByRole('alert')
    expect(trap).toHaveValue('')
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
    const [first, second] = mockPost.mock.calls.map(
      ([, options]) => options as { headers: object; json: LeadRequest },
    )
    expect(second?.headers).toEqual(first?.headers)
    expect([first?.json.botTrap.content, second?.json.botTrap.content]).toEqual(['https://firm.example', ''])
  })

  describe('since the page has consent texts of an earlier release', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation()
    beforeEach(() => {
      submit.mockClear()
      mockPost.mockResolvedValueOnce(refused(409, 'OUTDATED_PAGE'))
    })
    afterAll(() => submit.mockRestore())

    it('is posted by the browser, for the server to show it with those of today', async () => {
      const onError = jest.fn()
      const { container } = renderInSite(<LeadForm form="work_email" onError={onError} />)
      await sendAddress()
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
      expect(submit.mock.contexts).toEqual([container.querySelector('form')])
      expect(sent(container)).toMatchObject({ email: 'ada@outlay.example' })
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(onError).not.toHaveBeenCalled()
      expect(tracked('Form submitted')).toEqual([])
    })

    it('says so when the connection is lost meanwhile, and can be sent again', async () => {
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      const onError = jest.fn()
      renderInSite(<LeadForm form="work_email" onError={onError} />)
      const user = await sendAddress()
      expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
      expect(onError).toHaveBeenCalledWith('OFFLINE')
      expect(submit).not.toHaveBeenCalled()
      onLine.mockRestore()
      await user.click(button())
      await waitFor(() => expect(openPage).toHaveBeenCalled())
    })

    it('stays where it is when its visitor has left it', async () => {
      let settle: (value: StubResponse) => void = () => undefined
      mockPost.mockReset().mockReturnValue(new Promise((resolve) => (settle = resolve)))
      const { unmount } = renderInSite(<LeadForm form="work_email" />)
      await sendAddress()
      await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
      unmount()
      await act(async () => settle(refused(409, 'OUTDATED_PAGE')))
      await new Promise((resolve) => setTimeout(resolve))
      expect(submit).not.toHaveBeenCalled()
    })
  })

  it('without a connection says so, and can be sent again', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    mockPost.mockRejectedValueOnce(new Error('Failed to fetch'))
    const onError = jest.fn()
    renderInSite(<LeadForm form="work_email" onError={onError} />)
    const user = await sendAddress()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
    expect(onError).toHaveBeenCalledWith('OFFLINE')
    expect(email()).toHaveValue('ada@outlay.example')
    onLine.mockRestore()
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
  })

  it('without a connection to the bot protection says so too, and asks for a token again later', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    load.mockRejectedValueOnce(new BotProtectionError())
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
    expect(tracked('Form blocked')).toEqual([])
    onLine.mockRestore()
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    expect(posted().captchaResponse).toBe('token-1')
  })

  it('shows the error of the server at the telephone number', async () => {
    mockPost.mockResolvedValue(refused(400, 'INVALID_PHONE'))
    const user = userEvent.setup()
    renderInSite(<LeadForm form="partner" />)
    await fillInPartner(user)
    await user.click(button())
    await waitFor(() => expect(field(/^phone/i)).toHaveAccessibleDescription(/complete phone number/))
    expect(field(/^phone/i)).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('clears its message when the e-mail changes', async () => {
    mockPost.mockResolvedValue(response(500, {}))
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    await screen.findByRole('alert')
    await user.type(email(), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sends again with a new key after an idempotency conflict', async () => {
    mockPost.mockResolvedValueOnce(refused(409, 'IDEMPOTENCY_CONFLICT'))
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    expect(await screen.findByRole('alert')).toHaveTextContent(notSent)
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
    expect(key(1)).not.toBe(key(0))
  })
})

describe('the bot protection', () => {
  it('is loaded by typing the e-mail, once', async () => {
    renderInSite(<LeadForm form="contact" />)
    const user = userEvent.setup()
    await user.type(field(/first name/i), 'Ada')
    await act(async () => {})
    expect(load).not.toHaveBeenCalled()
    await user.type(email(), 'ada@outlay.example')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await user.type(email(), '.org')
    expect(load).toHaveBeenCalledTimes(1)
    expect(token).not.toHaveBeenCalled()
  })

  it('that cannot be loaded is an error, and the next press sends without it', async () => {
    load.mockRejectedValue(new BotProtectionError())
    const onError = jest.fn()
    renderInSite(<LeadForm form="work_email" onError={onError} />)
    const user = await sendAddress()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The protection against bots could not be loaded/,
    )
    expect(onError).toHaveBeenCalledWith('BOT_PROTECTION_NOT_LOADED')
    expect(mockPost).not.toHaveBeenCalled()
    expect(tracked('Form blocked')).toEqual([
      expect.objectContaining({ properties: { form: 'work_email', reason: 'unavailable' } }),
    ])
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1), { timeout: 3000 })
    expect(posted()).not.toHaveProperty('captchaResponse')
    expect(tracked('Form blocked')).toHaveLength(1)
  })

  it.each([
    ['a script that hangs', () => load.mockReturnValue(new Promise(() => undefined))],
    ['a token that hangs', () => token.mockReturnValue(new Promise(() => undefined))],
    [
      'a script that hangs like everything else',
      () => {
        load.mockReturnValue(new Promise(() => undefined))
        mockList.mockReturnValue(new Promise(() => undefined))
      },
    ],
  ])('%s is reported within 4 s', async (_name, hang) => {
    hang()
    renderInSite(<LeadForm form="work_email" />, { urlCode: 'ee' })
    const user = userEvent.setup()
    await user.type(email(), 'ada@outlay.example')
    const startedAt = performance.now()
    await user.click(button())
    expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(
      /^The protection against bots could not be loaded/,
    )
    expect(performance.now() - startedAt).toBeLessThan(4000)
  })

  it('is left out without a message for a visitor who refused it', async () => {
    consent.decide({ functionality: false, analytics: false, advertisement: false })
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1), { timeout: 3000 })
    expect(load).not.toHaveBeenCalled()
    expect(posted()).not.toHaveProperty('captchaResponse')
    // The server refuses a faster submission without a token.
    expect(posted().botTrap.elapsed).toBeGreaterThanOrEqual(2000)
    consent.decide({ functionality: true, analytics: true, advertisement: true })
  })

  it('is named beside the form, and recorded, only once it is loaded and while it is not refused', async () => {
    let settle: (loaded: boolean) => void = () => undefined
    load.mockReturnValue(new Promise((resolve) => (settle = resolve)))
    mockPost.mockResolvedValue(response(500, {}))
    renderInSite(<LeadForm form="work_email" />)
    const user = userEvent.setup()
    await user.type(email(), 'ada@outlay.example')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(protectionText)).not.toBeInTheDocument()
    await act(async () => settle(true))
    expect(screen.getByText(protectionText)).toBeVisible()
    expect(screen.getByRole('link', { name: 'privacy policy (Opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    )
    await user.click(button())
    await screen.findByRole('alert')
    expect(posted().formData.legalConsentOptions?.consent.text).toMatch(/protected by reCAPTCHA/)

    act(() => consent.withdraw())
    expect(screen.queryByText(protectionText)).not.toBeInTheDocument()
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2), { timeout: 3000 })
    expect(posted(1).formData.legalConsentOptions?.consent.text).not.toMatch(/reCAPTCHA/)
    consent.decide({ functionality: true, analytics: true, advertisement: true })
  })

  it('is not named on a site that has none', async () => {
    load.mockResolvedValue(false)
    token.mockResolvedValue(undefined)
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1), { timeout: 3000 })
    expect(screen.queryByText(protectionText)).not.toBeInTheDocument()
    expect(posted().formData.legalConsentOptions?.consent.text).not.toMatch(/reCAPTCHA/)
  })

  it('a token that the server refuses is tracked', async () => {
    mockPost.mockResolvedValue(refused(403, 'CAPTCHA_REFUSED'))
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await screen.findByRole('alert')
    expect(tracked('Form blocked')).toEqual([
      expect.objectContaining({ properties: { form: 'work_email', reason: 'refused' } }),
    ])
  })
})

describe('an accepted form', () => {
  it.each([
    ['/en/contact', false],
    ['/en/referrals', true],
  ])('on %s is tracked with the e-mail and referral %s', async (path, referral) => {
    window.history.replaceState(null, '', path)
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(tracked('Form submitted')).toHaveLength(1))
    expect(tracked('Form submitted')[0]?.properties).toEqual({
      form: 'work_email',
      email: 'ada@outlay.example',
      referral,
      externalId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    })
    expect(tracked('Form started')).toHaveLength(1)
  })

  it('is not tracked in a market before its launch', async () => {
    const locale = localeByUrlCode('en') as { isPreLaunch: boolean }
    locale.isPreLaunch = true
    try {
      renderInSite(<LeadForm form="work_email" />)
      await sendAddress()
      await waitFor(() => expect(openPage).toHaveBeenCalled())
      expect(tracked('Form submitted')).toEqual([])
    } finally {
      locale.isPreLaunch = false
    }
  })

  it('opens the next page after 400 ms, and stays busy until then', async () => {
    let acceptedAt = 0
    renderInSite(<LeadForm form="contact" onSubmitted={() => (acceptedAt = performance.now())} />)
    const user = userEvent.setup()
    await user.type(field(/first name/i), 'Ada')
    await user.type(field(/last name/i), 'Byron')
    await user.type(field(/message/i), 'Hello')
    await sendAddress('ada@freemail.example')
    await waitFor(() => expect(acceptedAt).toBeGreaterThan(0))
    expect(openPage).not.toHaveBeenCalled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/en/thankyou'))
    expect(performance.now() - acceptedAt).toBeGreaterThanOrEqual(395)
  })

  it('with a work e-mail leads to registration, without the e-mail in the address', async () => {
    renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(openPage).toHaveBeenCalled())
    const address = jest.mocked(openPage).mock.calls[0]?.[0] ?? ''
    expect(address).toMatch(/^https:\/\/app\.outlay\.example\/register\?/)
    expect(decodeURIComponent(address)).not.toContain('ada@')
  })

  it('opens the address of `redirect`, which gets the response', async () => {
    const redirect = jest.fn(() => '/en/elsewhere')
    renderInSite(<LeadForm form="sign_up" redirect={redirect} />)
    await sendAddress()
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/en/elsewhere'))
    expect(redirect).toHaveBeenCalledWith({ result: 'success', location: '/en/thankyou' })
  })

  it('stays where the visitor goes on with something else, of which nothing is remembered', async () => {
    const onSubmitted = jest.fn()
    renderInSite(<LeadForm form="invoice_generator" goesOnHere onSubmitted={onSubmitted} />)
    await sendAddress('ada@freemail.example')
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(openPage).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  it('opens no page after the form was unmounted', async () => {
    const { unmount } = renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(tracked('Form submitted')).toHaveLength(1))
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(openPage).not.toHaveBeenCalled()
  })

  it('opens no page when the form was unmounted before the response', async () => {
    let settle: (value: StubResponse) => void = () => undefined
    mockPost.mockReturnValue(new Promise((resolve) => (settle = resolve)))
    const onSubmitted = jest.fn()
    const { unmount } = renderInSite(<LeadForm form="work_email" onSubmitted={onSubmitted} />)
    await sendAddress()
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1))
    unmount()
    await act(async () => settle(accepted))
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(openPage).not.toHaveBeenCalled()
    expect(onSubmitted).not.toHaveBeenCalled()
    // The lead is stored all the same.
    expect(tracked('Form submitted')).toHaveLength(1)
  })

  it('is not sent when the form was unmounted before', async () => {
    let settle: (value: string) => void = () => undefined
    token.mockReturnValue(new Promise((resolve) => (settle = resolve)))
    const { unmount } = renderInSite(<LeadForm form="work_email" />)
    await sendAddress()
    await waitFor(() => expect(token).toHaveBeenCalled())
    unmount()
    await act(async () => settle('token-1'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(mockPost).not.toHaveBeenCalled()
  })

  it('continues with the query of the link that was pressed', async () => {
    renderInSite(<LeadForm form="sign_up" registerHref="https://app.outlay.example/register?plan=growth" />)
    await sendAddress()
    await waitFor(() => expect(openPage).toHaveBeenCalled())
    expect(jest.mocked(openPage).mock.calls[0]?.[0]).toMatch(/\/register\?plan=growth&/)
  })

  it('can be sent again when the visitor comes back to the page', async () => {
    renderInSite(<LeadForm form="work_email" />)
    const user = await sendAddress()
    await waitFor(() => expect(openPage).toHaveBeenCalledTimes(1))
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(button()).not.toHaveAttribute('aria-busy')
    await user.click(button())
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2))
  })
})

describe('answers of the same visit', () => {
  afterEach(() => act(async () => consent.withdraw()))

  it.each([
    ['what another form of this visit said about the company', true, { jobtitle: 'CFO' }],
    ['nothing else without consent', false, {}],
  ])('posts with the work-email lead %s', async (_, functionality, said) => {
    consent.decide({ functionality, analytics: false, advertisement: false })
    const fill = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values))
        fireEvent.input(document.querySelector(`[name=${name}]`) as HTMLElement, { target: { value } })
      fireEvent.submit(email().closest('form') as HTMLFormElement)
    }
    const webinar = renderInSite(<LeadForm form="webinar" goesOnHere />)
    fill({
      ...{ firstname: 'Ada', lastname: 'Example', email: 'ada@outlay.example' },
      ...{ company: 'Example Ltd', jobtitle: 'CFO' },
    })
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1), { timeout: 4000 })
    await act(async () => {})
    webinar.unmount()
    renderInSite(<LeadForm form="work_email" />)
    fill({ email: 'ada@outlay.example' })
    await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(2), { timeout: 4000 })
    expect(valuesOf(posted(1))).toEqual({ email: 'ada@outlay.example', ...said })
  })
})
