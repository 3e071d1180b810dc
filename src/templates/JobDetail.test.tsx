/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { screen } from '@testing-library/react'
import type { Job } from '../content/cms/job'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { jobDescription, JobDetailView } from './JobDetail'

const listing = testDocument<Content.JobListingDocument['data']>({
  title: 'Open positions',
  apply_label: 'Apply for this position',
  department_label: 'Team',
  location_label: 'Place',
  updated_label: 'Updated',
  employment_label: 'Employment',
  pay_label: 'Pay',
  pay_units: [{ unit: 'YEAR', text: '{pay} a year' }],
  deadline_label: 'Apply by',
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

it('applying leads to the job board, marked for the source of the visitor, and there is a way back', () => {
  renderInSite(<JobDetailView job={job} listing={listing} />)
  for (const link of screen.getAllByRole('link', { name: 'Apply for this position' })) {
    expect(link).toHaveAttribute('href', job.absolute_url)
    expect(link).toHaveAttribute('data-apply')
  }
  expect(screen.getByRole('link', { name: 'All open positions' })).toHaveAttribute('href', '/en/careers/jobs')
})

it('a job without a department has no row for it', () => {
  renderInSite(<JobDetailView job={{ ...job, department: '' }} listing={listing} />)
  expect(screen.queryByText('Team')).not.toBeInTheDocument()
})

it('what the board says about employment, pay and deadline is among the facts', () => {
  const pay = { min: 5_000_000, max: 6_000_000, currency: 'GBP', unit: 'YEAR' } as const
  const complete: Job = {
    ...job,
    employment: { text: 'Full-time', type: 'FULL_TIME' },
    pay,
    deadline: '2026-12-18T23:59:00+00:00',
  }
  const { unmount } = renderInSite(<JobDetailView job={complete} listing={listing} />)
  expect(screen.getByText('£50,000–£60,000 a year')).toBeVisible()
  expect(screen.getByText('Full-time')).toBeVisible()
  expect(screen.getByText('18 December 2026')).toBeVisible()
  unmount()
  const monthly: Job = { ...complete, pay: { ...pay, unit: 'MONTH' } }
  renderInSite(<JobDetailView job={monthly} listing={listing} />)
  expect(screen.queryByText(/£50,000/)).not.toBeInTheDocument()
})

it('is described by its own facts, so that no two results of a search read alike', () => {
  const pay = { min: 5_000_000, max: 6_000_000, currency: 'GBP', unit: 'YEAR' } as const
  expect(jobDescription({ ...job, pay }, listing, 'en-GB')).toBe(
    'Software engineer · Engineering · London · £50,000–£60,000 a year',
  )
  expect(
    jobDescription(
      job,
      testDocument<Content.JobListingDocument['data']>({ lead: 'We hire slowly.' }),
      'en-GB',
    ),
  ).toBe('Software engineer · Engineering · London · We hire slowly.')
})
