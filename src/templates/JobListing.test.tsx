/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen, within } from '@testing-library/react'
import type { PageSummary } from '../cms/pageQuery'
import { renderInSite } from '../site/site.fixture'
import { testDocument } from './document.fixture'
import { JobListingView } from './JobListing'

// Decorative and loaded on demand: not tested here.

type JobListing = Content.JobListingDocument['data']

const page: Partial<JobListing> = {
  title: 'Open positions',
  lead: 'We hire slowly.',
  empty_message: 'There is no open position at the moment.',
  location_label: 'Place',
  updated_label: 'Updated',
  benefits_title: 'The same for everyone',
  benefits: [{ title: 'A learning budget', text: 'Spent without asking.' }],
  slices: [],
}

const job = (id: number, title: string, department: string): PageSummary => ({
  documentId: `job.${id}`,
  uid: String(id),
  path: `/en/careers/jobs/${id}`,
  title,
  department,
  location: 'Copenhagen',
  updated_at: '2026-10-28T14:00:00+01:00',
})

it('lists the positions by department, each leading to its page', () => {
  const jobs = [
    job(1, 'Engineer', 'Engineering'),
    job(2, 'Designer', 'Design'),
    job(3, 'Tester', 'Engineering'),
  ]
  renderInSite(<JobListingView document={testDocument(page)} jobs={jobs} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Open positions')
  const department = screen.getByRole('heading', { level: 2, name: 'Engineering' })
    .parentElement as HTMLElement
  const links = within(department).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Engineer', '/en/careers/jobs/1'],
    ['Tester', '/en/careers/jobs/3'],
  ])
  expect(within(department).getAllByText('Place: Copenhagen')).toHaveLength(2)
  expect(within(department).getAllByText('28 October 2026')).toHaveLength(2)
  expect(screen.queryByText('There is no open position at the moment.')).not.toBeInTheDocument()
})

it('without positions it says so, and without benefits no heading is left', () => {
  renderInSite(<JobListingView document={testDocument({ ...page, benefits: [] })} jobs={[]} />)
  expect(screen.getByText('There is no open position at the moment.')).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
