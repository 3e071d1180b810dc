import board from '../../../content/jobs.json'
import type { Job } from '../../content/cms/job'
import { parseJobs } from '../../content/source/jobBoard'
import { jobPosting } from './jobPosting'
import type { DescribedPage } from './maker'

const page: DescribedPage = {
  url: 'https://www.outlay.example/en/careers/jobs/7',
  title: 'Engineer',
  description: 'Engineer',
  language: 'en-GB',
  image: { url: 'https://www.outlay.example/social/a.png', alt: 'Page', width: 1200, height: 630 },
  context: { locale: 'en', alternates: {}, siteDigest: '', indexable: true },
}

const job: Job = {
  id: 7,
  title: 'Engineer',
  location: 'London or remote',
  places: [
    { name: 'London', isRemote: false, locality: 'London', countries: ['GB'] },
    { name: 'Remote', isRemote: true, countries: ['DK', 'GB'] },
  ],
  department: 'Engineering',
  content: '<p>Work</p>',
  absolute_url: 'https://boards.example/jobs/7',
  updated_at: '2026-11-02T10:15:00+00:00',
  first_published: '2026-10-05T09:30:00+01:00',
  deadline: '2026-12-18T23:59:00+01:00',
  employment: { text: 'Full-time', type: 'FULL_TIME' },
  pay: { min: 5_000_000, max: 6_000_000, currency: 'GBP', unit: 'YEAR' },
}

/*
 * Google Search Central, "Job posting (JobPosting) structured data"
 * (developers.google.com/search/docs/appearance/structured-data/job-posting). Only work from home alone needs no
 * jobLocation.
 */
const required = ['title', 'description', 'datePosted', 'hiringOrganization']
const requiredPlace = 'jobLocation'
const recommended = [
  'applicantLocationRequirements',
  'baseSalary',
  'directApply',
  'employmentType',
  'identifier',
  'jobLocationType',
  'validThrough',
]

const postingOf = (described: Job) => jobPosting(described, page)[0] as unknown as Record<string, unknown>

it('a job of which the board says everything has every required and recommended field', () => {
  expect(Object.keys(postingOf(job))).toEqual(
    expect.arrayContaining([...required, requiredPlace, ...recommended]),
  )
  expect(postingOf(job)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Engineer',
    description: '<p>Work</p>',
    datePosted: '2026-10-05T09:30:00+01:00',
    validThrough: '2026-12-18T23:59:00+01:00',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Outlay', value: '7' },
    hiringOrganization: { '@type': 'Organization', name: 'Outlay', sameAs: 'https://www.outlay.example' },
    jobLocation: [{ '@type': 'Place', address: { addressLocality: 'London', addressCountry: 'GB' } }],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Denmark' },
      { '@type': 'Country', name: 'United Kingdom' },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' },
    },
    directApply: false,
  })
})

it('what the board does not say is left out', () => {
  const { deadline: _deadline, employment: _employment, pay: _pay, ...rest } = job
  const bare: Job = { ...rest, department: '', places: rest.places.slice(0, 1) }
  expect(Object.keys(postingOf(bare)).sort()).toEqual(
    ['@type', ...required, requiredPlace, 'directApply', 'identifier', 'url'].sort(),
  )
  expect(postingOf({ ...bare, employment: { text: 'As you like' } })).not.toHaveProperty('employmentType')
})

it('an amount has the decimals of its currency, and one amount is no range', () => {
  const inYen = { ...job, pay: { min: 9_000_000, max: 9_000_000, currency: 'JPY', unit: 'YEAR' } as const }
  expect(postingOf(inYen)).toMatchObject({ baseSalary: { value: { value: 9_000_000, unitText: 'YEAR' } } })
  const hourly = { ...job, pay: { min: 1650, max: 1800, currency: 'EUR', unit: 'HOUR' } as const }
  expect(postingOf(hourly)).toMatchObject({ baseSalary: { value: { minValue: 16.5, maxValue: 18 } } })
})

it.each<[string, Partial<Job>]>([
  ['a place without a country', { places: [{ name: 'London', isRemote: false, countries: [] }] }],
  ['work from home without a country', { places: [{ name: 'Remote', isRemote: true, countries: [] }] }],
  ['no place', { places: [] }],
  ['no text', { content: '' }],
])('%s makes no posting: a required field would be missing', (_case, lacking) =>
  expect(jobPosting({ ...job, ...lacking }, page)).toEqual([]),
)

it.each(parseJobs(board, 'content/jobs.json').map((one) => [one.title, one] as const))(
  '"%s" of the embedded board has a posting with the required fields',
  (_title, one) => {
    const posting = postingOf(one)
    for (const field of required) expect(posting[field]).toBeTruthy()
    const hasPlace = Array.isArray(posting[requiredPlace])
    const hasHome = Array.isArray(posting['applicantLocationRequirements'])
    expect(hasPlace || hasHome).toBe(true)
    expect(posting['jobLocationType'] === 'TELECOMMUTE').toBe(hasHome)
    expect(posting).toHaveProperty('employmentType')
  },
)
