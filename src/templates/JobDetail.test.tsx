/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import type { Job } from '../cms/job'
import { renderInSite } from '../site/site.fixture'
import { testDocument } from './document.fixture'
import { JobDetailView } from './JobDetail'

const listing = testDocument<Content.JobListingDocument['data']>({
  title: 'Open positions',
  apply_label: 'Apply for this position',
  department_label: 'Team',
  location_label: 'Place',
  updated_label: 'Updated',
  back_label: 'All open positions',
  slices: [],
})

const job: Job = {
  id: 4100001,
  title: 'Software engineer',
  location: 'London',
  places: [{ name: 'London', isRemote: false, locality: 'London', countries: ['GB'] }],
  department: 'Engineering',
  content: '<p>You will work on payments.</p><h3>What you bring</h3><ul><li>Patience</li></ul>',
  absolute_url: 'https://boards.example/jobs/4100001?gh_jid=4100001',
  updated_at: '2026-11-02T10:15:00+00:00',
  first_published: '2026-10-05T09:30:00+01:00',
}

it('shows the advertisement under the title, with its facts', () => {
  renderInSite(<JobDetailView job={job} listing={listing} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Software engineer')
  expect(screen.getByRole('heading', { level: 3, name: 'What you bring' })).toBeVisible()
  expect(screen.getByText('Patience')).toBeVisible()
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Engineering', 'London', '2 November 2026'])
})

it('applying leads to the address of the job board as it is, and there is a way back', () => {
  renderInSite(<JobDetailView job={job} listing={listing} />)
  for (const link of screen.getAllByRole('link', { name: 'Apply for this position' })) {
    expect(link).toHaveAttribute('href', job.absolute_url)
  }
  expect(screen.getByRole('link', { name: 'All open positions' })).toHaveAttribute('href', '/en/careers/jobs')
})

it('a job without a department has no row for it', () => {
  renderInSite(<JobDetailView job={{ ...job, department: '' }} listing={listing} />)
  expect(screen.queryByText('Team')).not.toBeInTheDocument()
})
