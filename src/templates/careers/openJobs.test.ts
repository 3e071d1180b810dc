import type { PageSummary } from '../../content/cms/pageQuery'
import { choicesOf, departmentsOf, placesOf } from './openJobs'

const job = (id: number, department: string, places: string[]): PageSummary => ({
  documentId: `job.${id}`,
  uid: String(id),
  path: `/en/careers/jobs/${id}`,
  department,
  places,
})

const jobs = [
  job(1, 'Product and design', ['London']),
  job(2, 'Engineering', ['Remote', 'London']),
  job(3, 'engineering', ['Remote', 'remote']),
  job(4, '', []),
]

it('choices are the different names with their number, most first; a job counts once in each', () => {
  expect(choicesOf(jobs, placesOf)).toEqual([
    { value: 'london', text: 'London', count: 2 },
    { value: 'remote', text: 'Remote', count: 2 },
  ])
})

it('departments lead to their part of the list; jobs without one have none', () => {
  expect(departmentsOf(jobs)).toEqual([
    { name: 'Engineering', address: '/careers/jobs?department=engineering', count: 2 },
    { name: 'Product and design', address: '/careers/jobs?department=product-and-design', count: 1 },
  ])
  expect(departmentsOf([])).toEqual([])
})
