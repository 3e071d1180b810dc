/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageSummary } from '../content/cms/pageQuery'
import { renderInSite } from '../content/site/site.fixture'
import { testDocument } from './document.fixture'
import { JobListingView } from './JobListing'

// Decorative and loaded on demand: not tested here.

type JobListing = Content.JobListingDocument['data']

const page: Partial<JobListing> = {
  title: 'Open positions',
  lead: 'We hire slowly.',
  empty_message: 'There is no open position at the moment.',
  department_label: 'Team',
  all_label: 'All',
  other_label: 'Other teams',
  count_label: '{shown} of {total} open positions',
  no_match_message: 'Nothing fits.',
  reset_label: 'Show all positions',
  location_label: 'Place',
  updated_label: 'Updated',
  benefits_title: 'The same for everyone',
  benefits: [{ title: 'A learning budget', text: 'Spent without asking.' }],
  slices: [],
}

const job = (id: number, title: string, department: string, places = ['Copenhagen']): PageSummary => ({
  documentId: `job.${id}`,
  uid: String(id),
  path: `/en/careers/jobs/${id}`,
  title,
  department,
  location: places.join(' or '),
  places,
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
  expect(within(department).getAllByText('Copenhagen')).toHaveLength(2)
  const links = within(department).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Engineer', '/en/careers/jobs/1'],
    ['Tester', '/en/careers/jobs/3'],
  ])
  expect(within(department).getAllByText('28 October 2026')).toHaveLength(2)
  expect(screen.queryByText('There is no open position at the moment.')).not.toBeInTheDocument()
})

it('without positions it says so, and without benefits no heading is left', () => {
  renderInSite(<JobListingView document={testDocument({ ...page, benefits: [] })} jobs={[]} />)
  expect(screen.getByText('There is no open position at the moment.')).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

describe('the filters', () => {
  const jobs = [
    job(1, 'Engineer', 'Engineering', ['London', 'Remote']),
    job(2, 'Designer', 'Design', ['London']),
    job(3, 'Tester', 'Engineering', ['Remote']),
    job(4, 'Gardener', '', ['Berlin']),
  ]
  const titles = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/en/careers/jobs/'))
      .map(({ textContent }) => textContent)
  const open = (search: string) => {
    window.history.replaceState(null, '', `/en/careers/jobs${search}`)
    renderInSite(<JobListingView document={testDocument(page)} jobs={jobs} />)
  }
  const choose = (filter: string, choice: string) =>
    userEvent.click(within(screen.getByRole('group', { name: filter })).getByRole('link', { name: choice }))
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('offer what the open jobs have, and jobs of no team are not lost', () => {
    open('')
    const choicesIn = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(choicesIn('Team')).toEqual(['All', 'Engineering', 'Design', 'Other teams'])
    expect(choicesIn('Place')).toEqual(['All', 'London', 'Remote', 'Berlin'])
    expect(titles()).toEqual(['Engineer', 'Tester', 'Designer', 'Gardener'])
  })

  it('show the jobs of a place among several, keep the address, and take the choice back', async () => {
    open('?gh_src=abc')
    await choose('Place', 'Remote')
    expect(titles()).toEqual(['Engineer', 'Tester'])
    expect(screen.queryByRole('heading', { name: 'Design' })).not.toBeInTheDocument()
    expect(window.location.search).toBe('?gh_src=abc&location=remote')
    await choose('Place', 'All')
    expect(titles()).toHaveLength(4)
    expect(window.location.search).toBe('?gh_src=abc')
  })

  it.each([
    ['?department=engineering&location=london', ['Engineer']],
    ['?department=OTHER', ['Engineer', 'Tester', 'Designer', 'Gardener']],
    ['?department=law&location=mars', ['Engineer', 'Tester', 'Designer', 'Gardener']],
    ['?department=law&location=berlin', ['Gardener']],
  ])('start with the address %s', (search, shown) => {
    open(search)
    expect(titles()).toEqual(shown)
  })

  it('that fit no job say so, and one button shows everything again', async () => {
    open('?department=design&location=berlin')
    expect(screen.getByText('Nothing fits.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all positions' }))
    expect(titles()).toHaveLength(4)
    expect(window.location.search).toBe('')
    await act(async () => undefined)
  })

  it('are not there where they could not choose', () => {
    renderInSite(<JobListingView document={testDocument(page)} jobs={[jobs[1] as PageSummary]} />)
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})
