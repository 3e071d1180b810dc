/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderInSite, renderOnServer, testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import { analytics } from '../../visitor/analytics/queue'
import { LivePlanPicker, PlanPicker, type PlanPickerProps } from './PlanPicker'
import { examplePrices, register } from './priceView.fixture'

const props: PlanPickerProps = {
  ...examplePrices,
  questions: [
    {
      question: 'How many people?',
      help: 'Count those who hold a card.',
      asksUsers: true,
      answers: [
        { label: 'Up to five', planId: 'starter', reason: 'Starter includes five users.' },
        { label: 'Six or more', planId: 'growth', reason: 'Growth has no limit.' },
      ],
    },
    {
      question: 'Invoices?',
      help: '',
      asksUsers: false,
      answers: [
        { label: 'Not now', planId: 'starter', reason: 'Cards are complete.' },
        { label: 'Yes', planId: 'growth', reason: 'The inbox begins with Growth.' },
        { label: 'For a group', planId: 'scale', reason: 'Scale connects companies.' },
      ],
    },
  ],
  pickerTexts: {
    progress: '{answered} of {total} answered',
    resultSoFar: 'So far, {plan}',
    resultTitle: '{plan} fits',
    reasonsTitle: 'Because',
    change: 'Change',
    back: 'Back',
    restart: 'Start again',
  },
  priceLink: { href: '/en/pricing', text: 'Compare' },
}

const show = (search = '') => {
  window.history.replaceState(null, '', `/en/picker${search}`)
  return renderInSite(<PlanPicker {...props} />)
}
const answer = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const result = () => screen.queryByRole('heading', { name: /fits$|^So far/ })?.textContent
const search = () => window.location.search
const track = jest.spyOn(analytics, 'track')

beforeEach(() => {
  jest.useFakeTimers()
  track.mockClear()
})
afterEach(() => jest.useRealTimers())

it('begins without a result', () => {
  show()
  expect(screen.getByText('0 of 2 answered')).toBeInTheDocument()
  expect(result()).toBeUndefined()
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  // The number of users has one control: the answers, and the slider once there is a price for it.
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

it('shows the plans until something is answered', () => {
  show()
  expect(screen.getByText('Growth for a team')).toBeInTheDocument()
  answer('Up to five')
  expect(screen.queryByText('Growth for a team')).not.toBeInTheDocument()
})

it('picks the smallest plan that covers all answers, with those that demanded it', () => {
  show()
  answer('Up to five')
  expect(result()).toBe('So far, Starter')
  answer('Yes')
  expect(result()).toBe('Growth fits')
  expect(screen.getByText('£45 a month for 5 users')).toBeInTheDocument()
  const reasons = within(screen.getByText('Because').closest('div') as HTMLElement).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['Yes: The inbox begins with Growth.Change'])
  expect(screen.getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
    'href',
    `${register}?plan=growth&billing=monthly&users=5`,
  )
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/en/pricing?plan=growth&users=5',
  )
})

it('an answer can be changed, and the result follows', () => {
  show()
  answer('Up to five')
  answer('For a group')
  expect(result()).toBe('Scale fits')
  fireEvent.click(screen.getByRole('button', { name: 'Change: Invoices?' }))
  expect(screen.getByRole('radio', { name: 'For a group' })).toHaveFocus()
  answer('Not now')
  expect(result()).toBe('Starter fits')
})

describe('back', () => {
  const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  const radio = (name: string) => screen.getByRole('radio', { name })

  it('leads to the question that was answered last, then to those before it; the answers stay', () => {
    show()
    answer('Up to five')
    answer('Yes')
    const { length } = window.history
    const address = search()
    back()
    expect(radio('Yes')).toHaveFocus()
    back()
    expect(radio('Up to five')).toHaveFocus()
    // There is none before the first.
    back()
    expect(radio('Up to five')).toHaveFocus()
    expect(result()).toBe('Growth fits')
    expect(search()).toBe(address)
    expect(window.history).toHaveLength(length)
    expect(track).toHaveBeenLastCalledWith('Element used', {
      kind: 'button',
      surface: 'pricing',
      label: 'Back',
    })
  })

  it('leads to the question of the answer that was just given, also when later ones have theirs', () => {
    show('?answers=1.2&users=4')
    answer('Six or more')
    back()
    expect(radio('Six or more')).toHaveFocus()
  })

  it('leads to the question before the one to which "Change" has led', () => {
    show('?answers=1.3&users=4')
    fireEvent.click(screen.getByRole('button', { name: 'Change: Invoices?' }))
    back()
    expect(radio('Up to five')).toHaveFocus()
  })

  it('counts the slider as an answer', () => {
    show('?answers=1.2&users=4')
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } })
    back()
    expect(radio('Up to five')).toHaveFocus()
  })

  it('leads to the last of the answers that the address has', () => {
    show('?answers=1.3&users=4')
    back()
    expect(radio('For a group')).toHaveFocus()
  })

  it('is not offered before the first answer', () => {
    show()
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  })
})

it('the number of users and its answer agree, whichever the visitor uses', () => {
  show()
  answer('Six or more')
  expect(screen.getByRole('slider')).toHaveValue('12')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } })
  expect(screen.getByRole('radio', { name: 'Up to five' })).toBeChecked()
  answer('Six or more')
  expect(screen.getByRole('slider')).toHaveValue('6')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } })
  expect(screen.getByRole('radio', { name: 'Up to five' })).toBeChecked()
})

it('the address has the answers, and the plan once all are given', () => {
  show('?utm_term=a%20b')
  answer('Yes')
  expect(search()).toBe('?utm_term=a%20b&answers=-.2')
  answer('Six or more')
  expect(search()).toBe('?utm_term=a%20b&answers=2.2&plan=growth&users=12')
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(search()).toBe('?utm_term=a%20b')
  expect(result()).toBeUndefined()
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  answer('Six or more')
  expect(screen.getByRole('slider')).toHaveValue('12')
})

it.each([
  ['?answers=1.3&users=4', 'Scale fits', '2 of 2 answered'],
  ['?answers=9.2', 'So far, Growth', '1 of 2 answered'],
  ['?answers=1.2.1.1.1', 'Growth fits', '2 of 2 answered'],
  ['?answers=%00&users=NaN', undefined, '0 of 2 answered'],
  ['?users=100000', 'So far, Growth', '1 of 2 answered'],
  ['?answers=1.1&users=6', 'Growth fits', '2 of 2 answered'],
  ['?plan=gold&billing=weekly', undefined, '0 of 2 answered'],
  ['?plan=scale&billing=weekly&answers=1.2&users=4', 'Growth fits', '2 of 2 answered'],
])('%s: %s', (address, title, progress) => {
  show(address)
  expect(result()).toBe(title)
  expect(screen.getByText(progress)).toBeInTheDocument()
  expect(track).not.toHaveBeenCalled()
})

it('an answer for a plan that the market lacks needs none, and names none', () => {
  window.history.replaceState(null, '', '/en/picker?plan=scale&answers=1.3&users=4')
  renderInSite(<PlanPicker {...props} plans={props.plans.slice(0, 2)} />)
  expect(result()).toBe('Starter fits')
  expect(screen.queryByText('Scale')).not.toBeInTheDocument()
})

it('each picked plan is one event, and so is each answer', () => {
  show()
  answer('Up to five')
  answer('Yes')
  answer('For a group')
  expect(track.mock.calls.filter(([name]) => name === 'Plan picked')).toEqual([
    ['Plan picked', { plan: 'growth', cycle: 'monthly' }],
    ['Plan picked', { plan: 'scale', cycle: 'monthly' }],
  ])
  expect(track.mock.calls.filter(([name]) => name === 'Element used')).toEqual(
    ['Up to five', 'Yes', 'For a group'].map((label) => [
      'Element used',
      { kind: 'radio', surface: 'pricing', label },
    ]),
  )
})

it('a plan that the address names already is picked all the same', () => {
  show('?answers=1.-&plan=growth&users=3')
  answer('Yes')
  expect(track.mock.calls.filter(([name]) => name === 'Plan picked')).toEqual([
    ['Plan picked', { plan: 'growth', cycle: 'monthly' }],
  ])
})

it('going back finds the answers of the address', () => {
  show()
  answer('Yes')
  window.history.replaceState(null, '', '/en/picker?answers=1.3&users=4')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(result()).toBe('Scale fits')
})

describe('answers that were given before hydration', () => {
  let root: Root
  const page = document.createElement('div')
  const prerender = async (address: string) => {
    window.history.replaceState(null, '', address)
    document.body.append(page)
    page.innerHTML = await renderOnServer(<LivePlanPicker {...props} />)
  }
  const hydrate = async () => {
    root = await act(async () =>
      hydrateRoot(
        page,
        <SiteProvider site={testSite}>
          <LivePlanPicker {...props} />
        </SiteProvider>,
      ),
    )
  }
  afterEach(async () => {
    await act(async () => root.unmount())
    page.remove()
  })

  it('count', async () => {
    await prerender('/en/picker')
    answer('Up to five')
    answer('Yes')
    expect(result()).toBeUndefined()
    await hydrate()
    expect(result()).toBe('Growth fits')
    expect(search()).toBe('?answers=1.2&plan=growth&users=5')
    expect(track.mock.calls.map(([name]) => name)).toEqual(['Element used', 'Element used', 'Plan picked'])
  })

  it('pick the plan in the billing cycle of the address', async () => {
    await prerender('/en/picker?billing=yearly')
    answer('Up to five')
    answer('Yes')
    await hydrate()
    expect(track).toHaveBeenCalledWith('Plan picked', { plan: 'growth', cycle: 'yearly' })
  })

  it('count more than the number of users in the address', async () => {
    await prerender('/en/picker?users=40')
    answer('Up to five')
    await hydrate()
    expect(screen.getByRole('radio', { name: 'Up to five' })).toBeChecked()
    expect(screen.getByRole('slider')).toHaveValue('5')
    expect(search()).toBe('?users=5&answers=1.-')
  })

  it('keep the number of users in the address that they agree with', async () => {
    await prerender('/en/picker?users=3')
    answer('Up to five')
    await hydrate()
    expect(screen.getByRole('slider')).toHaveValue('3')
    expect(search()).toBe('?users=3&answers=1.-')
  })
})
