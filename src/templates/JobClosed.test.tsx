/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import type { PageSummary } from '../content/cms/pageQuery'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { JobClosedView } from './JobClosed'

const listing = testDocument<Content.JobListingDocument['data']>({
  closed_title: 'This position is no longer open',
  closed_lead: 'It has been filled.',
  teams_title: 'Teams that are hiring',
  open_title: 'All open positions',
  back_label: 'See all',
  empty_message: 'There is no open position at the moment.',
  location_label: 'Place',
  updated_label: 'Updated',
  slices: [],
})

const job: PageSummary = {
  documentId: 'job.1',
  uid: '1',
  path: '/en/careers/jobs/1',
  title: 'Engineer',
  department: 'Engineering',
  location: 'Leeds',
  places: ['Leeds'],
  updated_at: '2026-10-28T14:00:00+01:00',
}

it('says that the job is closed and shows what is open, by team and by title', () => {
  renderInSite(<JobClosedView document={listing} jobs={[job]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This position is no longer open')
  expect(screen.getByText('It has been filled.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See all' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Engineering \(1\)/ })).toHaveAttribute(
    'href',
    '/en/careers/jobs?department=engineering',
  )
  expect(screen.getByRole('link', { name: 'Engineer' })).toHaveAttribute('href', '/en/careers/jobs/1')
  expect(screen.queryByText('There is no open position at the moment.')).not.toBeInTheDocument()
})

it('says that nothing is open when nothing is', () => {
  renderInSite(<JobClosedView document={listing} jobs={[]} />)
  expect(screen.getByText('There is no open position at the moment.')).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/careers/jobs')
})
