/**
 * What leaves the site with a form, the modal, a native form, a link to the registration and one to an application, in every
 * state of consent: from the address of a page to what HubSpot, the web app and the job board receive.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.outlay.example/en"}
 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInSite, testSite } from '../../content/site/site.fixture'
import { brand } from '../../core/brand'
import { polyfillDialog } from '../../design/components/Dialog/dialog.fixture'
import { Link } from '../../design/components/Link'
import { testForms } from '../../functions/builtForms.fixture'
import { hubspotSubmission, type HubspotSubmission } from '../../functions/leads/delivery/hubspotSubmission'
import { parseJsonSubmission } from '../../functions/leads/intake/jsonSubmission'
import { makeSubmission } from '../../functions/leads/intake/makeSubmission'
import { parseNativeForm } from '../../functions/leads/intake/nativeSubmission'
import { connectBotProtection } from '../../leads/forms/botProtection'
import { openPage } from '../../leads/forms/core/openPage'
import { LeadForm } from '../../leads/forms/LeadForm'
import { closeSignUp } from '../../leads/forms/signUpModal/request'
import type { LeadRequest } from '../../leads/model/contract'
import { captureVisit } from '../../visitor/attribution/visit'
import { consent } from '../../visitor/consent/store'
import { SignUpModalHost } from '../signUp/SignUpModalHost'
import { watchCompletedLinks } from './completedLinks'

const mockPost = jest.fn<Promise<unknown>, [string, { json: LeadRequest }]>()
jest.mock('../../core/http/client', () => ({
  http: {
    get: () => ({ json: () => Promise.resolve({ disallowedEmailDomains: [] }) }),
    post: (...request: [string, { json: LeadRequest }]) => mockPost(...request),
  },
}))
jest.mock('../../leads/forms/core/openPage', () => ({ openPage: jest.fn() }))

const hutk = '0123456789abcdef0123456789abcdef'
/** Values of advertisement; `zclid` is a click id that no table of ours has. */
const marks = [
  'clickG',
  'clickF',
  'clickZ',
  'clickM',
  'evil',
  'Cashback',
  'ada-7',
  'board-src',
  'fb.1.',
  hutk,
]
const query =
  '?gclid=clickG&fbclid=clickF&zclid=clickZ&msclkid=clickM&utm_source=evil&utm_campaign=cashback' +
  '&referrer_code=ada-7&gh_src=board-src&pt_ref=acme&plan=growth'
const register = `${brand.appOrigin}/register`
const board = 'https://jobs.outlay.example/jobs/7?gh_jid=7'

const all = { functionality: true, analytics: true, advertisement: true }
const nothing = { functionality: false, analytics: false, advertisement: false }

let gpc = false
Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, get: () => gpc })

type State = { name: string; enter: () => void; isAllowed: boolean; hasHutk?: boolean }

const states: State[] = [
  { name: 'undecided', enter: () => undefined, isAllowed: false },
  { name: 'refused', enter: () => consent.decide(nothing), isAllowed: false },
  {
    name: 'Global Privacy Control, whatever was decided',
    enter: () => {
      consent.decide(all)
      gpc = true
    },
    isAllowed: false,
  },
  {
    name: 'analytics only',
    enter: () => consent.decide({ ...nothing, analytics: true }),
    isAllowed: false,
  },
  {
    name: 'functionality only',
    enter: () => consent.decide({ ...nothing, functionality: true }),
    isAllowed: false,
  },
  {
    name: 'all but advertisement',
    enter: () => consent.decide({ ...all, advertisement: false }),
    isAllowed: false,
  },
  {
    name: 'advertisement only',
    enter: () => consent.decide({ ...nothing, advertisement: true }),
    isAllowed: true,
  },
  { name: 'everything', enter: () => consent.decide(all), isAllowed: true, hasHutk: true },
  { name: 'granted without asking', enter: () => consent.grantAll(), isAllowed: true, hasHutk: true },
  {
    name: 'granted without asking, until the flag changed',
    enter: () => {
      consent.grantAll()
      consent.endGrant()
    },
    isAllowed: false,
  },
  {
    name: 'withdrawn',
    enter: () => {
      consent.decide(all)
      consent.withdraw()
    },
    isAllowed: false,
  },
  {
    name: 'given after a refusal in the same visit',
    enter: () => {
      consent.withdraw()
      consent.decide(all)
    },
    isAllowed: true,
    hasHutk: true,
  },
]

beforeAll(polyfillDialog)
beforeEach(() => {
  // `waitFor` moves the clock on: without a token the application waits until a person could have filled in the form.
  jest.useFakeTimers()
  document.cookie = `hubspotutk=${hutk}; path=/`
  window.history.replaceState(null, '', `/en/business-expense-cards${query}`)
  captureVisit()
  mockPost.mockReset().mockResolvedValue({
    status: 200,
    json: () => Promise.resolve({ result: 'success', location: '/en/thankyou' }),
  })
  jest.mocked(openPage).mockReset()
  connectBotProtection({ load: () => Promise.resolve(true), token: () => Promise.resolve('token') })
})
afterEach(() => {
  act(closeSignUp)
  cleanup()
  gpc = false
  consent.endGrant()
  localStorage.clear()
  // As if another tab had cleared it: undecided again.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(consent.state()).toEqual({ name: 'unknown' })
  jest.useRealTimers()
})

type Parsed = ReturnType<typeof parseJsonSubmission>

/** What HubSpot receives for a posted form. */
async function delivered(parsed: Parsed): Promise<HubspotSubmission> {
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error))
  const built = testForms({ strings: () => testSite.strings })
  const { lead, isOutdated } = await makeSubmission(parsed.posted, built)
  expect(isOutdated).toBe(false)
  return hubspotSubmission({ ...lead, botCheck: 'passed' }, { withoutHutk: false, subscriptionTypeId: '1' })
}

/** The body that the application has posted last. */
async function postedBody(): Promise<LeadRequest> {
  await waitFor(() => expect(mockPost).toHaveBeenCalledTimes(1), { timeout: 4000 })
  const [, { json }] = mockPost.mock.calls[0] as [string, { json: LeadRequest }]
  return json
}

/** The address that the form has led to. */
async function openedPage(): Promise<string> {
  await waitFor(() => expect(openPage).toHaveBeenCalledTimes(1))
  return jest.mocked(openPage).mock.calls[0]?.[0] ?? ''
}

const received = async (json: LeadRequest): Promise<HubspotSubmission> =>
  delivered(
    parseJsonSubmission(JSON.parse(JSON.stringify(json)), {
      hosts: new Set(['www.outlay.example']),
      key: 'a'.repeat(32),
      receivedAt: Date.now(),
      hasPrivacyControl: gpc,
    }),
  )

const valuesOf = ({ fields }: HubspotSubmission): Partial<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

const marksIn = (sent: unknown): string[] => marks.filter((mark) => JSON.stringify(sent).includes(mark))

/** A lead without consent has the page without its query and the partner; with it the whole address and the campaign. */
function expectLead(lead: HubspotSubmission, { isAllowed, hasHutk }: State): void {
  const path = 'https://www.outlay.example/en/business-expense-cards'
  expect(lead.context.pageUri).toBe(isAllowed ? path + query : path)
  expect(valuesOf(lead)).toMatchObject({ email: 'ada@firm.example', outlay_partner_id: 'acme' })
  expect(valuesOf(lead)['referral_id']).toBe(isAllowed ? 'ada-7' : undefined)
  expect(valuesOf(lead)['latest_campaign']).toBe(isAllowed ? 'Cashback launch' : undefined)
  expect(lead.context.hutk).toBe(hasHutk ? hutk : undefined)
  if (!isAllowed) expect(marksIn(lead)).toEqual([])
}

function expectRegistration(address: string, { isAllowed }: State): void {
  const { searchParams } = new URL(address)
  const own = { pt_ref: 'acme', plan: 'growth', lang: 'en', locale: 'en-gb' }
  if (!isAllowed) return expect(Object.fromEntries(searchParams)).toEqual(own)
  const _fbc = expect.stringMatching(/^fb\.1\.\d{13}\.clickF$/) as string
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...own,
    gclid: 'clickG',
    utm_source: 'evil',
    _fbc,
  })
}

async function sendAddress(): Promise<void> {
  const input = await screen.findByRole('textbox', { name: /e-?mail/i })
  fireEvent.input(input, { target: { value: 'ada@firm.example' } })
  fireEvent.submit(input.closest('form') as HTMLFormElement)
}

describe.each(states)('$name', (state) => {
  it('a form', async () => {
    renderInSite(<LeadForm form="work_email" />)
    act(state.enter)
    await act(sendAddress)
    const json = await postedBody()
    if (!state.isAllowed) expect(marksIn(json)).toEqual([])
    expectRegistration(await openedPage(), state)
    expectLead(await received(json), state)
  })

  it('the modal', async () => {
    renderInSite(
      <>
        <Link to={register}>Sign up</Link>
        <SignUpModalHost place={undefined} />
      </>,
    )
    act(state.enter)
    fireEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    await screen.findByRole('dialog')
    await act(sendAddress)
    const json = await postedBody()
    expectRegistration(await openedPage(), state)
    expectLead(await received(json), state)
  })

  it('a native form', async () => {
    const { container } = renderInSite(<LeadForm form="work_email" />)
    act(state.enter)
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ada@firm.example' } })
    const form = container.querySelector('form') as HTMLFormElement
    const posted = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    await waitFor(() => expect(form).toHaveAttribute('novalidate'))
    const lead = await delivered(parseNativeForm(posted, { receivedAt: Date.now(), hasPrivacyControl: gpc }))
    expectLead(lead, { ...state, hasHutk: false })
  })

  it('a link to the registration', async () => {
    renderInSite(
      <>
        <Link to={`${register}?plan=growth&utm_campaign=header`}>Sign up</Link>
        <SignUpModalHost place={undefined} />
      </>,
    )
    act(state.enter)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign up' })
    fireEvent.pointerDown(link)
    expectRegistration(link.href, state)
    if (state.isAllowed) expect(link.href).toContain('utm_campaign=header')
    await act(async () => {})
  })

  it('an application for a job', () => {
    const stop = watchCompletedLinks()
    renderInSite(
      <a data-apply href={board}>
        Apply
      </a>,
    )
    act(state.enter)
    const link = screen.getByRole<HTMLAnchorElement>('link')
    fireEvent.pointerDown(link)
    expect(link.href).toBe(state.isAllowed ? `${board}&gh_src=board-src` : board)
    stop()
  })
})

it('a form of a page without scripts has no consent, whatever its address says', async () => {
  const { container } = renderInSite(<LeadForm form="work_email" />)
  act(() => consent.decide(all))
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'ada@firm.example' } })
  const form = container.querySelector('form') as HTMLFormElement
  const { ads_allowed, ...posted } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  )
  expect(ads_allowed).toBe('true')
  await waitFor(() => expect(form).toHaveAttribute('novalidate'))
  const lead = await delivered(parseNativeForm(posted, { receivedAt: Date.now(), hasPrivacyControl: false }))
  expectLead(lead, { name: '', enter: () => undefined, isAllowed: false })
})

it('the server takes the Global Privacy Control of a request as a refusal, whatever the request says', async () => {
  renderInSite(<LeadForm form="work_email" />)
  act(() => consent.decide(all))
  await act(sendAddress)
  const json = await postedBody()
  await openedPage()
  expect(json.adsAllowed).toBe(true)
  gpc = true
  expectLead(await received(json), { name: '', enter: () => undefined, isAllowed: false })
})

it('and so it does with a request of an earlier release, which says nothing of it', async () => {
  renderInSite(<LeadForm form="work_email" />)
  act(() => consent.decide(all))
  await act(sendAddress)
  const { adsAllowed, ...json } = await postedBody()
  await openedPage()
  expect(adsAllowed).toBe(true)
  expectLead(await received(json), { name: '', enter: () => undefined, isAllowed: false })
})

it('a withdrawal takes the values out of a link that is ready to be followed', async () => {
  renderInSite(
    <>
      <Link to={register}>Sign up</Link>
      <SignUpModalHost place={undefined} />
    </>,
  )
  act(() => consent.decide(all))
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign up' })
  fireEvent.focusIn(link)
  expect(marksIn(link.href)).not.toEqual([])
  act(() => consent.withdraw())
  expect(marksIn(link.href)).toEqual([])
  await act(async () => {})
})

it('a withdrawal while the registration is about to open counts for it', async () => {
  renderInSite(<LeadForm form="work_email" />)
  act(() => consent.decide(all))
  await act(sendAddress)
  await postedBody()
  act(() => consent.withdraw())
  expect(marksIn(await openedPage())).toEqual([])
})
