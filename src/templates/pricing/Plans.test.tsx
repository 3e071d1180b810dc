/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderInSite, renderOnServer, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { keepEveryStyleRule } from '../../design/theme/styleRules.fixture'
import { analytics } from '../../visitor/analytics/queue'
import { LivePlans, Plans } from './Plans'
import { withoutCardWords, type PlanCardView, type PriceView } from './planView'
import { examplePrices as view, register } from './priceView.fixture'

keepEveryStyleRule()

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)
const slider = () => screen.getByRole<HTMLInputElement>('slider')
const field = () => screen.getByRole('textbox', { name: view.texts.users_label })
const move = (users: number) => fireEvent.change(slider(), { target: { value: String(users) } })
const hrefOf = (name: string) => card(name).getByRole('link').getAttribute('href')
/** What assistive technology is told. */
const announced = () => document.querySelector('span[role=status]')?.textContent
/** The plans whose cards have the mark at their top edge. */
const outstanding = () =>
  screen
    .getAllByRole('heading')
    .filter((heading) => getComputedStyle(heading.closest('li') as HTMLElement).boxShadow !== '')
    .map(({ textContent }) => textContent)
const settle = () => act(() => jest.advanceTimersByTime(400))
const track = jest.spyOn(analytics, 'track')

const show = (address = '/en/pricing', props: Partial<PriceView<PlanCardView>> = {}) => {
  window.history.replaceState({ key: 'kept' }, '', address)
  return renderInSite(<Plans {...view} {...props} />)
}
const address = () => window.location.pathname + window.location.search

beforeEach(() => {
  jest.useFakeTimers()
  track.mockClear()
})
afterEach(() => jest.useRealTimers())

it('shows the prices for the number that the slider begins with, and recommends a plan', () => {
  show()
  expect(slider()).toHaveValue('12')
  expect(slider()).toHaveAttribute('aria-valuetext', '12 users')
  expect(card('Growth').getByText('£108 a month for 12 users')).toBeInTheDocument()
  expect(card('Growth').getByText('£1,080 a year for 12 users')).toBeInTheDocument()
  expect(card('Growth').getByText('You save £216 a year')).toBeInTheDocument()
  expect(card('Growth').getByText('Recommended')).toBeInTheDocument()
  expect(card('Starter').getByText('For up to 5 users')).toBeInTheDocument()
  expect(screen.getByText('Save at least 16%')).toBeInTheDocument()
  // Where the choice is made, too.
  expect(screen.getByText('For 12 users we recommend Growth. £108 a month for 12 users')).toBeVisible()
  expect(address()).toBe('/en/pricing')
})

it('the recommendation changes between five and six users', () => {
  show()
  move(5)
  expect(card('Starter').getByText('Recommended')).toBeInTheDocument()
  expect(card('Starter').getByText('£0 a month for 5 users')).toBeInTheDocument()
  move(6)
  expect(card('Growth').getByText('Recommended')).toBeInTheDocument()
  expect(card('Starter').queryByText('Recommended')).not.toBeInTheDocument()
  move(1)
  expect(card('Growth').getByText('£9 a month for 1 user')).toBeInTheDocument()
})

it('a number counts when the slider rests: one event, one address, one announcement', () => {
  show('/en/pricing?utm_source=a%20b')
  const { length } = window.history
  for (const users of [13, 14, 60, 25]) {
    move(users)
    act(() => jest.advanceTimersByTime(100))
  }
  expect(track).not.toHaveBeenCalled()
  expect(announced()).toBe('')
  expect(address()).toBe('/en/pricing?utm_source=a%20b')
  settle()
  expect(track.mock.calls).toEqual([['Pricing slider moved', { value: 25 }]])
  expect(address()).toBe('/en/pricing?utm_source=a%20b&users=25')
  expect(window.history).toHaveLength(length)
  expect(window.history.state).toEqual({ key: 'kept' })
  expect(announced()).toBe('For 25 users we recommend Growth. £225 a month for 25 users')
})

it('leaving the slider counts at once, and once', () => {
  show()
  move(30)
  fireEvent.blur(slider())
  settle()
  expect(track.mock.calls).toEqual([['Pricing slider moved', { value: 30 }]])
  expect(address()).toBe('/en/pricing?users=30')
})

it('the links to the registration name what is known: plan and cycle, the users once they are chosen', () => {
  show()
  expect(hrefOf('Growth')).toBe(`${register}?plan=growth&billing=monthly`)
  expect(hrefOf('Scale')).toBe('/en/book-a-demo')
  fireEvent.click(screen.getByRole('radio', { name: /yearly/ }))
  move(7)
  expect(hrefOf('Growth')).toBe(`${register}?plan=growth&billing=yearly&users=7`)
  // Seven cannot take it.
  expect(card('Starter').queryByRole('link')).not.toBeInTheDocument()
  move(3)
  expect(hrefOf('Starter')).toBe(`${register}?plan=starter&billing=yearly&users=3`)
  expect(track.mock.calls).toEqual([['Billing cycle chosen', { cycle: 'yearly' }]])
  expect(address()).toBe('/en/pricing?billing=yearly')
})

it.each([
  ['?users=1', '1', 'monthly'],
  ['?users=100&billing=yearly', '100', 'yearly'],
  ['?users=101', '101', 'monthly'],
  ['?users=999999999999', '9999', 'monthly'],
  ['?users=0', '12', 'monthly'],
  ['?users=-7', '12', 'monthly'],
  ['?users=NaN&billing=weekly', '12', 'monthly'],
  ['?users=&billing=', '12', 'monthly'],
  ['?users=8&users=9&billing=x&billing=yearly', '8', 'yearly'],
])('%s: %s users, %s', (search, users, cycle) => {
  show(`/en/pricing${search}`)
  expect(field()).toHaveValue(users)
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', cycle)
  // What the address said stays until the visitor chooses.
  expect(address()).toBe(`/en/pricing${search}`)
  expect(track).not.toHaveBeenCalled()
})

it('a plan in the address is the visitor’s choice; one that does not exist or is not offered is ignored', () => {
  const { unmount } = show('/en/pricing?plan=starter')
  expect(card('Starter').getByText('Your choice')).toBeInTheDocument()
  expect(card('Growth').getByText('Recommended')).toBeInTheDocument()
  unmount()
  const { unmount: unmountSecond } = show('/en/pricing?plan=gold')
  expect(screen.queryByText('Your choice')).not.toBeInTheDocument()
  unmountSecond()
  show('/en/lp/prices?plan=scale', { plans: view.plans.slice(0, 2) })
  expect(screen.queryByText('Your choice')).not.toBeInTheDocument()
  expect(card('Growth').getByText('Recommended')).toBeInTheDocument()
})

it('the card of the choice is the one that stands out, else that of the recommendation', () => {
  const { unmount } = show('/en/pricing?plan=starter')
  expect(outstanding()).toEqual(['Starter'])
  unmount()
  show('/en/lp/prices?plan=scale', { plans: view.plans.slice(0, 2) })
  expect(outstanding()).toEqual(['Growth'])
})

it('a billing cycle in the address of a page without cycles changes nothing', () => {
  show('/en/lp/prices?billing=yearly', { plans: view.plans.slice(0, 1) })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  move(5)
  expect(card('Starter').getByText('£0 a month for 5 users')).toBeVisible()
  expect(hrefOf('Starter')).toContain('plan=starter')
})

it('more users than any plan of the page admits are no error', () => {
  show('/en/lp/prices?users=50', { plans: view.plans.slice(0, 1) })
  expect(screen.queryByText('Recommended')).not.toBeInTheDocument()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  move(51)
  settle()
  expect(announced()).toBe('')
})

it('going back and forward shows the choice of the address', () => {
  show()
  move(30)
  settle()
  window.history.replaceState(null, '', '/en/pricing?users=4&billing=yearly')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(slider()).toHaveValue('4')
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', 'yearly')
})

it('a slider that still moves when the visitor leaves does not change the address of the next page', () => {
  show()
  move(30)
  window.history.replaceState(null, '', '/en/about')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  settle()
  expect(address()).toBe('/en/about')
})

describe('as an island, whose props lack the words of the cards', () => {
  const page = document.createElement('div')
  let errors: jest.SpyInstance
  let root: Root | undefined

  const prerender = async () => {
    window.history.replaceState(null, '', '/en/pricing')
    document.body.append(page)
    page.innerHTML = await renderOnServer(<LivePlans {...view} />)
  }
  const hydrate = async () => {
    root = await act(async () =>
      hydrateRoot(
        page,
        <SiteProvider site={testSite}>
          <LivePlans {...withoutCardWords(view)} />
        </SiteProvider>,
        { onRecoverableError: () => undefined },
      ),
    )
  }
  const listOf = (plan: string) =>
    card(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(async () => {
    await act(async () => root?.unmount())
    root = undefined
    page.remove()
    errors.mockRestore()
  })

  it('the props have none of them', () =>
    expect(JSON.stringify(withoutCardWords(view))).not.toMatch(/for a team|has cards|highlighted/))

  it('the words stay as the server has written them, also after a choice', async () => {
    await prerender()
    const words = screen.getByText('Growth for a team')
    await hydrate()
    move(5)
    expect(card('Starter').getByText('£0 a month for 5 users')).toBeInTheDocument()
    expect(screen.getByText('Growth for a team')).toBe(words)
    expect(listOf('Growth')).toEqual(['Growth has cards', 'Growth has receipts'])
    expect(errors).not.toHaveBeenCalled()
  })

  it('the words stay where the island cannot be hydrated, as on a translated page', async () => {
    await prerender()
    screen
      .getByText('For 12 users we recommend Growth. £108 a month for 12 users')
      .replaceChildren('Für 12 Nutzer')
    await hydrate()
    expect(errors).toHaveBeenCalled()
    expect(
      screen.getByText('For 12 users we recommend Growth. £108 a month for 12 users'),
    ).toBeInTheDocument()
    expect(card('Growth').getByText('Growth for a team')).toBeInTheDocument()
    expect(listOf('Growth')).toEqual(['Growth has cards', 'Growth has receipts'])
  })
})

it('more users than the slider reaches have a total, and more than we compute for a sentence', () => {
  show()
  fireEvent.change(field(), { target: { value: '250' } })
  expect(card('Growth').getByText('£2,250 a month for 250 users')).toBeInTheDocument()
  expect(screen.getByText('Growth · £2,250 a month for 250 users')).toHaveAttribute('aria-hidden', 'true')
  fireEvent.change(field(), { target: { value: '100000' } })
  expect(screen.getByText(/up to 9,999 users here/).closest('[role=status]')).toBeVisible()
  fireEvent.blur(field())
  expect(field()).toHaveValue('9999')
  expect(screen.getByText(/up to 9,999 users here/)).toBeVisible()
  fireEvent.change(field(), { target: { value: '25' } })
  expect(screen.queryByText(/up to 9,999 users here/)).not.toBeInTheDocument()
})

describe('on a phone', () => {
  const { matchMedia } = window
  afterEach(() => Object.assign(window, { matchMedia }))

  it('the recommended plan is the first, for the eye and for the focus', () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() }
    Object.assign(window, { matchMedia: () => list })
    show()
    const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(names()).toEqual(['Growth', 'Starter', 'Scale'])
    expect(card('Growth').getByText('Growth has cards')).toBeInTheDocument()
    move(3)
    expect(names()).toEqual(['Starter', 'Growth', 'Scale'])
  })
})
