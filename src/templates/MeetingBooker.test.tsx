/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { meetingVendors } from '../browser/services/meetingVendors'
import { renderInSite } from '../content/site/site.fixture'
import { http } from '../core/http/client'
import { calendarTimeout } from '../leads/meetings/calendarError'
import type { MeetingEndpoints } from '../leads/meetings/contract'
import { expectGuest } from '../leads/meetings/guest'
import { connectMeetingVendors } from '../leads/meetings/vendor'
import { analytics } from '../visitor/analytics/queue'
import { captureVisit } from '../visitor/attribution/visit'
import { consent } from '../visitor/consent/store'
import { richText, testDocument } from './document.fixture'
import { MeetingBookerView } from './MeetingBooker'

jest.mock('../core/http/client', () => ({ http: { get: jest.fn() } }))

type MeetingBooker = Content.MeetingBookerDocument['data']

const page: Partial<MeetingBooker> = {
  title: 'Choose a time to meet us',
  lead: 'Thirty minutes by video.',
  provider: 'calendly',
  meeting_slug: 'outlay-team/meet-us',
  calendar_title: 'Pick a time',
  consent_text: 'The calendar is a page of {provider}.',
  show_label: 'Show the calendar of {provider}',
  handed_over_text: 'It is given: {answers}.',
  loading_text: 'Loading.',
  failed_text: 'It did not come.',
  retry_label: 'Try again',
  write_label: 'Write to us instead',
  booked_title: 'See you then',
  booked_text: 'Your meeting is booked.',
  form_title: 'Or tell us when it suits you',
  sent_text: 'With it goes: {answers}.',
  host_title: 'Who you will meet',
  host_text: 'Someone with a background in finance.',
  prepare_title: 'Worth having at hand',
  prepare: [{ text: 'One case that went wrong' }],
  fallback: richText('Or write to us.'),
  slices: [],
}

const endpoints: MeetingEndpoints = {
  hubspot: 'https://meetings.hubspot.com',
  calendly: 'https://calendly.com',
  chili_piper: 'https://{account}.chilipiper.com',
}

const show = (change: Partial<MeetingBooker> = {}) =>
  renderInSite(<MeetingBookerView document={testDocument({ ...page, ...change })} />)
const frame = () => document.querySelector('iframe')
const tracked = () =>
  jest
    .mocked(analytics.track)
    .mock.calls.filter(([name]) => name.startsWith('Meeting'))
    .map(([name, properties]) => [name, properties])

/** A message of the frame, unless another origin or window is given. */
const say = (
  data: unknown,
  { origin = 'https://calendly.com', source = frame()?.contentWindow ?? null } = {},
) => act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))

let reach: jest.Mock<Promise<Response>, [URL, RequestInit]>

beforeEach(() => {
  consent.withdraw()
  connectMeetingVendors((provider) => Promise.resolve(meetingVendors[provider]))
  jest.spyOn(analytics, 'track').mockImplementation(() => undefined)
  jest.mocked(http.get).mockReset()
  jest
    .mocked(http.get)
    .mockReturnValue({ json: () => Promise.resolve(endpoints) } as ReturnType<typeof http.get>)
  reach = jest.fn((_: URL, __: RequestInit) => Promise.resolve({} as Response))
  globalThis.fetch = reach as unknown as typeof fetch
  expectGuest(undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show the calendar of Calendly' }))
const pressed = async () => {
  press()
  await waitFor(() => expect(frame()).not.toBeNull())
}

it('says what would be loaded and from whom, and asks nothing of it before it may', () => {
  show()
  expect(screen.getByText('The calendar is a page of Calendly.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute('href', '#form-meeting')
  expect(frame()).toBeNull()
  expect(http.get).not.toHaveBeenCalled()
  expect(reach).not.toHaveBeenCalled()
  expect(screen.queryByText(/It is given/)).not.toBeInTheDocument()
})

it('the form asks for times and questions, and is there in any case', () => {
  const { container } = show({ meeting_slug: null })
  expect(screen.queryByText('Pick a time')).not.toBeInTheDocument()
  const form = container.querySelector('form[method="post"]')
  expect(form?.querySelector('[name=form]')).toHaveValue('meeting')
  expect(screen.getByLabelText(/Preferred times and questions/)).toBeRequired()
  expect(screen.getByText('Or write to us.')).toBeVisible()
  expect(screen.getByText('One case that went wrong')).toBeVisible()
})

it.each(['../elsewhere', 'a?redirect=https://elsewhere.example'])(
  'the slug %s leads to no calendar',
  (slug) => {
    show({ meeting_slug: slug })
    expect(screen.queryByText('Pick a time')).not.toBeInTheDocument()
  },
)

it('a press allows this calendar, which then says that it is there and that a time is booked', async () => {
  show()
  await pressed()
  expect(screen.getAllByText('Loading.')).not.toHaveLength(0)
  expect(
    reach.mock.calls.map(([address, { method, credentials }]) => [address.href, method, credentials]),
  ).toEqual([['https://calendly.com/outlay-team/meet-us', 'HEAD', 'omit']])
  const address = new URL(frame()?.src ?? '')
  expect(address.origin + address.pathname).toBe('https://calendly.com/outlay-team/meet-us')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    embed_domain: 'localhost',
    embed_type: 'Inline',
  })

  await say({ event: 'calendly.event_type_viewed' })
  await waitFor(() => expect(screen.queryByText('Loading.')).not.toBeInTheDocument())
  expect(consent.allows('functionality')).toBe(false)

  await say({ event: 'calendly.event_scheduled' })
  // Said twice, it is booked once.
  await say({ event: 'calendly.event_scheduled' })
  expect(screen.getByRole('heading', { name: 'See you then' })).toBeVisible()
  expect(screen.getByText('Your meeting is booked.')).toHaveAttribute('role', 'status')
  expect(frame()).not.toBeNull()
  expect(tracked()).toEqual([
    ['Meeting booker used', { status: 'started', provider: 'calendly' }],
    ['Meeting booker used', { status: 'interacted', provider: 'calendly' }],
    ['Meeting booker used', { status: 'completed', provider: 'calendly' }],
  ])
})

it('believes only the frame and its origin', async () => {
  show()
  await pressed()
  await say({ event: 'calendly.event_type_viewed' })
  const booked = { event: 'calendly.event_scheduled' }
  await say(booked, { origin: 'https://calendly.com.elsewhere.example' })
  await say(booked, { source: window })
  await say('calendly.event_scheduled')
  await say(null)
  expect(screen.queryByText('See you then')).not.toBeInTheDocument()
})

it('hands over what the visitor has said, and shows it before', async () => {
  expectGuest({
    email: 'ada@byron.example',
    answers: { company_size_range: '11–50' },
    shown: ['11 to 50', 'Xero'],
  })
  const { container } = show()
  expect(screen.getByText('It is given: ada@byron.example; 11 to 50; Xero.')).toBeVisible()
  expect(screen.getByText('With it goes: 11 to 50; Xero.')).toBeVisible()
  expect(container.querySelector('form [name=email]')).toHaveValue('ada@byron.example')
  expect(container.querySelector('form [name=company_size_range]')).toHaveValue('11–50')
  await pressed()
  const { searchParams } = new URL(frame()?.src ?? '')
  expect(searchParams.get('email')).toBe('ada@byron.example')
  expect(searchParams.get('a1')).toBe('11 to 50; Xero')
  expect(reach.mock.calls[0]?.[0].href).not.toContain('ada')
})

it.each([
  ['hubspot', 'outlay-team/meet-us', 'https://meetings.hubspot.com/outlay-team/meet-us?embed=true&email=a%40b.example&features_of_interest=cards%3Binvoices'],
  ['chili_piper', 'outlay/round-robin/demo', 'https://outlay.chilipiper.com/round-robin/demo?email=a%40b.example&features_of_interest=cards%3Binvoices'],
] as const)('%s is given the answers under the names of properties', async (provider, slug, expected) => {
  expectGuest({ email: 'a@b.example', answers: { features_of_interest: ['invoices', 'cards'] }, shown: [] })
  show({ provider, meeting_slug: slug })
  fireEvent.click(screen.getByRole('button', { name: /Show the calendar/ }))
  await waitFor(() => expect(frame()?.src).toBe(expected))
}) // prettier-ignore

it.each([
  [
    'hubspot',
    'https://meetings.hubspot.com',
    [{ meetingBookSucceeded: 'yes' }, { meetingBookSucceeded: true }],
  ],
  ['chili_piper', 'https://outlay.chilipiper.com', [{ action: 'booked' }, { action: 'booking-confirmed' }]],
] as const)(
  '%s says with its second message that a time is booked',
  async (provider, origin, [first, second]) => {
    show({ provider, meeting_slug: 'outlay/demo' })
    fireEvent.click(screen.getByRole('button', { name: /Show the calendar/ }))
    await waitFor(() => expect(frame()).not.toBeNull())
    await say(first, { origin })
    expect(screen.queryByText('See you then')).not.toBeInTheDocument()
    await say(second, { origin })
    expect(screen.getByText('See you then')).toBeVisible()
  },
)

it('a calendar without messages is there when its frame is loaded', async () => {
  show({ provider: 'hubspot' })
  fireEvent.click(screen.getByRole('button', { name: /Show the calendar/ }))
  await waitFor(() => expect(frame()).not.toBeNull())
  await act(async () => void fireEvent.load(frame()!))
  await waitFor(() => expect(screen.queryByText('Loading.')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Write to us instead' })).toBeVisible()
})

describe('when the calendar does not come', () => {
  it('because it is blocked or down, the form is offered, and another try', async () => {
    reach.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    show()
    press()
    expect(await screen.findByRole('alert')).toHaveTextContent('It did not come.')
    expect(frame()).toBeNull()
    expect(screen.getByRole('link', { name: 'Write to us instead' })).toBeVisible()
    expect(tracked().at(-1)).toEqual(['Meeting booker failed', { provider: 'calendly', reason: 'blocked' }])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  it('because our own server or the code does not answer, it is the same', async () => {
    jest
      .mocked(http.get)
      .mockReturnValue({ json: () => Promise.reject(new Error('503')) } as unknown as ReturnType<
        typeof http.get
      >)
    show()
    press()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(reach).not.toHaveBeenCalled()
  })

  it('in time, its frame is removed', async () => {
    jest.useFakeTimers()
    show()
    press()
    await act(() => jest.advanceTimersByTimeAsync(calendarTimeout - 1))
    expect(frame()).not.toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert')).toHaveTextContent('It did not come.')
    expect(frame()).toBeNull()
    expect(tracked().at(-1)).toEqual(['Meeting booker failed', { provider: 'calendly', reason: 'slow' }])
  })
})

describe('after a press', () => {
  it('a refusal removes the calendar that the press had allowed', async () => {
    show()
    await pressed()
    await say({ event: 'calendly.event_type_viewed' })
    act(() => consent.decide({ functionality: false, analytics: true, advertisement: false }))
    expect(frame()).toBeNull()
    expect(screen.getByText('The calendar is a page of Calendly.')).toBeVisible()
  })

  it('a consent given later leaves the open calendar as it is, and its withdrawal removes it', async () => {
    show()
    await pressed()
    await say({ event: 'calendly.event_type_viewed' })
    const opened = frame()
    act(() => consent.decide({ functionality: true, analytics: false, advertisement: false }))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(frame()).toBe(opened)
    expect(reach).toHaveBeenCalledTimes(1)
    expect(
      tracked().filter(([, properties]) => (properties as { status?: string }).status === 'started'),
    ).toHaveLength(1)
    act(() => consent.withdraw())
    expect(frame()).toBeNull()
  })
})

describe('with consent', () => {
  it('the calendar is loaded without a press, and the campaign passed on where advertising is allowed', async () => {
    window.history.replaceState(null, '', '/en/meet-us?utm_source=fair')
    captureVisit()
    const { unmount } = show()
    act(() => consent.decide({ functionality: true, analytics: false, advertisement: false }))
    await waitFor(() => expect(frame()).not.toBeNull())
    expect(frame()).not.toHaveFocus()
    expect(frame()?.src).not.toContain('fair')
    unmount()
    consent.decide({ functionality: true, analytics: false, advertisement: true })
    show()
    await waitFor(() => expect(frame()?.src).toContain('&utm_source=fair'))
  })

  it('a withdrawal removes the calendar', async () => {
    consent.decide({ functionality: true, analytics: false, advertisement: false })
    show()
    await waitFor(() => expect(frame()).not.toBeNull())
    act(() => consent.withdraw())
    expect(frame()).toBeNull()
    expect(screen.getByText('The calendar is a page of Calendly.')).toBeVisible()
  })
})
