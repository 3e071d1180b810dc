/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageContext } from '../../content/cms/pageContext'
import { formsDataChanged } from '../../content/site/formsData'
import { loadFormsData } from '../../content/site/loadFormsData'
import { renderInSite } from '../../content/site/site.fixture'
import { brand } from '../../core/brand'
import { polyfillDialog } from '../../design/components/Dialog/dialog.fixture'
import { Link } from '../../design/components/Link'
import { closeSignUp, openSignUpForAddress, requestSignUp } from '../../leads/forms/signUpModal/request'
import { analytics } from '../../visitor/analytics/queue'
import { visitPartner } from '../../visitor/attribution/visit'
import { bucketOf, exposed } from '../../visitor/experiments'
import { SignUpModalHost } from './SignUpModalHost'

jest.mock('../../content/site/loadFormsData', () => ({ loadFormsData: jest.fn() }))
jest.mock('../../visitor/experiments', () => ({ bucketOf: jest.fn(), exposed: jest.fn() }))
jest.mock('../../visitor/attribution/visit', () => ({
  visitAttribution: () => ({}),
  visitPartner: jest.fn(),
}))

const content = {
  title: 'Start here',
  subtitle: 'It takes ten minutes.',
  partner: { title: 'Start with your offer', subtitle: 'We note your partner.' },
  features: [],
  reviewQuote: { quote: 'The list is short.', author: '', subtitle: '' },
}

beforeAll(polyfillDialog)
beforeEach(() => {
  jest.mocked(loadFormsData).mockResolvedValue({ disallowedEmailDomains: [], signUpModal: content })
  jest.mocked(bucketOf).mockReturnValue('reviewQuote')
  jest.mocked(exposed).mockReturnValueOnce(true).mockReturnValue(false)
  jest.mocked(visitPartner).mockReturnValue(undefined)
  analytics.drop()
})
afterEach(() => {
  act(closeSignUp)
  jest.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

const register = `${brand.appOrigin}/register`

const showPage = (place?: PageContext['signUp']) =>
  renderInSite(
    <>
      <header>
        <Link to={register}>Sign up</Link>
      </header>
      <main>
        <Link to={register}>Try it</Link>
      </main>
      <SignUpModalHost place={place} />
    </>,
  )
const modal = () => screen.findByRole('dialog')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const eventNames = () => analytics.queued().map(({ name }) => name)

it('the page has no dialog before a request', () => {
  showPage()
  expect(document.querySelector('dialog')).not.toBeInTheDocument()
  expect(loadFormsData).not.toHaveBeenCalled()
})

it('a register link opens the modal and gets the focus back when it is dismissed', async () => {
  const user = userEvent.setup()
  showPage()
  const link = screen.getByRole('link', { name: 'Try it' })
  await user.click(link)
  expect(await modal()).toHaveAccessibleName('Start here')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(link).not.toHaveAttribute('aria-busy')
  expect(link).toHaveAttribute('href', `${register}?lang=en&locale=en-gb`)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
  expect(link).toHaveFocus()
})

it('a double click on a register link opens the modal', async () => {
  showPage()
  await userEvent.dblClick(screen.getByRole('link', { name: 'Try it' }))
  expect(await modal()).toBeVisible()
})

it('a dismissal clears the e-mail and calls onDismiss', async () => {
  const user = userEvent.setup()
  const onDismiss = jest.fn()
  showPage()
  act(() => requestSignUp({ onDismiss }))
  await modal()
  await user.type(screen.getByRole('textbox'), 'ada@company.example')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  act(() => requestSignUp())
  await modal()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(eventNames()).toEqual([
    'Sign-up modal shown',
    'Experiment viewed',
    'Sign-up modal dismissed',
    'Sign-up modal shown',
  ])
})

it('a second request closes it', async () => {
  showPage()
  act(() => requestSignUp())
  await modal()
  act(() => requestSignUp())
  await closed()
})

it('a request that is cancelled while the modal loads shows nothing', async () => {
  showPage()
  act(() => requestSignUp())
  act(() => requestSignUp())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(eventNames()).toEqual(['Sign-up modal dismissed'])
})

it('Escape cancels a request while the modal loads', async () => {
  showPage()
  act(() => requestSignUp())
  await userEvent.keyboard('{Escape}')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('opened by the address, it removes signup=open when dismissed and gives the focus to the header', async () => {
  window.history.replaceState(null, '', '/en?utm_source=fair&signup=open')
  const user = userEvent.setup()
  showPage()
  act(() => openSignUpForAddress())
  await modal()
  expect(window.location.search).toBe('?utm_source=fair&signup=open')
  expect(analytics.queued()[0]).toMatchObject({ properties: { trigger: 'address', variant: 'reviewQuote' } })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await closed()
  expect(window.location.search).toBe('?utm_source=fair')
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveFocus()
})

it('opened by the address, it removes signup=open before the form is sent, and stays open', async () => {
  // jsdom sends no form; without the core the form sends itself.
  const addresses: string[] = []
  const send = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => addresses.push(window.location.search))
  window.history.replaceState(null, '', '/en?utm_source=fair&signup=open')
  const user = userEvent.setup()
  showPage()
  act(() => openSignUpForAddress())
  await modal()
  await user.type(screen.getByRole('textbox'), 'ada@company.example{Enter}')
  await waitFor(() => expect(addresses).toEqual(['?utm_source=fair']))
  expect(screen.getByRole('dialog')).toBeVisible()
  send.mockRestore()
})

it('without its texts the modal still shows the form', async () => {
  jest.mocked(loadFormsData).mockRejectedValue(new Error('offline'))
  showPage()
  act(() => requestSignUp())
  expect(await modal()).toHaveAccessibleName('Sign up')
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('texts that take too long are not shown later', async () => {
  jest.mocked(loadFormsData).mockReturnValue(new Promise(() => undefined))
  showPage()
  act(() => requestSignUp())
  expect(await modal()).toHaveAccessibleName('Sign up')
})

describe('who sees social proof', () => {
  it('a visitor of most pages, reported once', async () => {
    showPage()
    act(() => requestSignUp())
    await modal()
    expect(screen.getByText('The list is short.')).toBeVisible()
    expect(analytics.queued().map(({ name, properties }) => [name, properties])).toEqual([
      ['Sign-up modal shown', { variant: 'reviewQuote', trigger: 'request' }],
      ['Experiment viewed', { experiment: 'social-signup-modal', bucket: 'reviewQuote' }],
    ])
  })

  it.each<[string, PageContext['signUp'], Parameters<typeof requestSignUp>[0]]>([
    ['not on the Pricing page', 'pricing', {}],
    ['not when the Pricing form asks', undefined, { onPricing: true }],
    ['not on a page about partners', 'partner', {}],
    ['not when asked for partners', undefined, { partner: {} }],
  ])('%s', async (_name, place, options) => {
    showPage(place)
    act(() => requestSignUp(options))
    await modal()
    expect(screen.queryByText('The list is short.')).not.toBeInTheDocument()
    expect(bucketOf).not.toHaveBeenCalled()
    expect(eventNames()).toEqual(['Sign-up modal shown'])
  })
})

describe('partners', () => {
  it('see their own title and subtitle when a partner sent them', async () => {
    jest.mocked(visitPartner).mockReturnValue({ id: 'harbourline' })
    showPage()
    act(() => requestSignUp())
    expect(await modal()).toHaveAccessibleName('Start with your offer')
    expect(screen.getByText('We note your partner.')).toBeVisible()
  })

  it('see it too when they pressed a link to the registration of partners', async () => {
    renderInSite(
      <>
        <Link to={`${brand.appOrigin}/partner/register?plan=growth`}>For partners</Link>
        <SignUpModalHost place={undefined} />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'For partners' }))
    expect(await modal()).toHaveAccessibleName('Start with your offer')
  })

  it('follow a link with the id of their partner', async () => {
    jest.mocked(visitPartner).mockReturnValue({ id: 'harbourline' })
    const user = userEvent.setup()
    showPage()
    await user.hover(screen.getByRole('link', { name: 'Try it' }))
    await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('link', { name: 'Try it' }) })
    expect(screen.getByRole('link', { name: 'Try it' }).getAttribute('href')).toContain('pt_ref=harbourline')
  })
})

it('a page that comes back from the registration has no modal', async () => {
  showPage()
  act(() => requestSignUp())
  await modal()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await closed()
})

it('an open modal follows a change of its content, and the visitor stays where they are', async () => {
  showPage()
  await userEvent.click(screen.getByRole('link', { name: 'Try it' }))
  const dialog = await modal()
  expect(dialog).toHaveAccessibleName('Start here')
  await userEvent.type(screen.getByRole('textbox'), 'a@b.test')
  const shown = eventNames()
  jest
    .mocked(loadFormsData)
    .mockResolvedValue({ disallowedEmailDomains: [], signUpModal: { ...content, title: 'Other words' } })
  act(() => void window.dispatchEvent(new Event(formsDataChanged)))
  await waitFor(() => expect(dialog).toHaveAccessibleName('Other words'))
  expect(screen.getByRole('textbox')).toHaveValue('a@b.test')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(eventNames()).toEqual(shown)
})
