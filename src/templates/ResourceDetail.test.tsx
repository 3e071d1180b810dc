/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { ResourceDetailView } from './ResourceDetail'

// Decorative and loaded on demand: not tested here.

type ResourceDetail = Content.ResourceDetailDocument['data']

const page: Partial<ResourceDetail> = {
  title: 'Webinar: month end',
  lead: 'Forty-five minutes.',
  kind: 'webinar',
  starts_at: '2027-07-01T10:00:00+0000',
  duration_minutes: 45,
  time_zone: 'Europe/Copenhagen',
  place: 'Online',
  agenda_title: 'What we will cover',
  agenda: [{ title: 'Why receipts arrive late', text: 'Three ordinary reasons.' }],
  speakers_title: 'Who speaks',
  speakers: [
    { name: 'Elin Sandvall', role: 'Co-founder, finance', portrait: 'fringe' },
    { name: 'A guest', role: 'Bookkeeper', portrait: null },
  ],
  form_title: 'Save your seat',
  form_lead: 'We send you the link.',
  slices: [],
}

it('shows the time in the zone of the event, the duration and the place', () => {
  renderInSite(<ResourceDetailView document={testDocument(page)} />)
  const time = screen.getByText(/1 July 2027/)
  expect(time).toHaveTextContent(/Thursday.*12:00/)
  expect(time).toHaveAttribute('datetime', '2027-07-01T10:00:00.000Z')
  expect(screen.getByText('45 minutes')).toBeVisible()
  expect(screen.getByText('Online')).toBeVisible()
})

it('shows agenda, speakers and the form the header leads to', () => {
  const { container } = renderInSite(<ResourceDetailView document={testDocument(page)} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Why receipts arrive late' })).toBeVisible()
  const cardOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')
  expect(cardOf('Elin Sandvall')?.querySelector('svg')).toBeVisible()
  expect(cardOf('A guest')?.querySelector('svg')).toBeNull()
  const target = screen.getByRole('link', { name: 'Save your seat' }).getAttribute('href') ?? ''
  expect(container.querySelector(`${target} form[method="post"]`)).toHaveFormValues({
    form: 'webinar',
  })
  expect(screen.getByRole('button', { name: 'Save your seat' })).toBeVisible()
})

it('without date, agenda and speakers only the form has a heading', () => {
  const bare = testDocument<ResourceDetail>({ ...page, starts_at: null, agenda: [], speakers: [] })
  const { container } = renderInSite(<ResourceDetailView document={bare} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Save your seat'])
  expect(container.querySelector('time')).toBeNull()
})

describe('after the end of the event', () => {
  // The link has a text of its own (`allowText`), which the generated type does not know.
  const recording = {
    link_type: 'Document' as const,
    id: 'en-gb.on_demand_resource.month-end',
    type: 'on_demand_resource' as const,
    tags: [] as string[],
    lang: 'en-gb',
    url: '/en/webinars/month-end-recording',
    text: 'Watch the recording',
  }
  const over: Partial<ResourceDetail> = {
    ...page,
    over_title: 'This webinar is over',
    over_text: 'It took place, and was recorded.',
    next_label: 'The next one:',
    calendar_title: 'Add to your calendar:',
    calendar_file: 'Calendar file',
    google_calendar: 'Google',
    outlook_calendar: 'Outlook',
    recording,
  }
  const next = { path: '/en/webinars/next', title: 'Budgets', ends: '2999-01-01T09:00:00Z' }

  it('the page says so and offers the recording and the next date instead of the form', () => {
    const past = testDocument({ ...over, starts_at: '2001-01-01T10:00:00+0000' })
    renderInSite(<ResourceDetailView document={past} next={next} />)
    expect(screen.getByRole('heading', { name: 'This webinar is over' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Budgets/ })).toHaveAttribute('href', next.path)
    expect(screen.queryByRole('heading', { name: 'Save your seat' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Save your seat' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Calendar file' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Why receipts arrive late')).toBeVisible()
  })

  it('a next date that is over as well is not offered', () => {
    const past = testDocument({ ...over, starts_at: '2001-01-01T10:00:00+0000' })
    renderInSite(<ResourceDetailView document={past} next={{ ...next, ends: '2002-01-01T09:00:00Z' }} />)
    expect(screen.queryByRole('link', { name: /Budgets/ })).toBeNull()
  })

  it('before it nothing of that is shown, and the date can be put into a calendar', () => {
    renderInSite(
      <ResourceDetailView
        document={testDocument({ ...over, starts_at: '2999-07-01T10:00:00+0000' })}
        next={next}
      />,
    )
    expect(screen.queryByRole('heading', { name: 'This webinar is over' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Save your seat' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
      'href',
      '/calendar/en/test.ics',
    )
    const google = new URL(screen.getByRole('link', { name: 'Google' }).getAttribute('href') ?? '')
    expect(google.searchParams.get('dates')).toBe('29990701T100000Z/29990701T104500Z')
  })
})
