/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import { renderInSite } from '../site/site.fixture'
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
  speakers: [{ name: 'Tamsin Okoro-Vale', role: 'Finance lead' }],
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
  expect(screen.getByRole('heading', { level: 3, name: 'Tamsin Okoro-Vale' })).toBeVisible()
  const target = screen.getByRole('link', { name: 'Save your seat' }).getAttribute('href') ?? ''
  expect(container.querySelector(`${target} form[method="post"]`)).toHaveFormValues({
    form: 'webinar',
  })
})

it('without date, agenda and speakers only the form has a heading', () => {
  const bare = testDocument<ResourceDetail>({ ...page, starts_at: null, agenda: [], speakers: [] })
  const { container } = renderInSite(<ResourceDetailView document={bare} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Save your seat'])
  expect(container.querySelector('time')).toBeNull()
})
