import type { PageSummary } from '../../content/cms/pageQuery'
import { slug } from '../../core/routing/slug'

/** The list of jobs, within a locale. */
export const listingPath = '/careers/jobs'

/** The parameters of the list's address. */
export const departmentKey = 'department'
export const locationKey = 'location'

const namesOf = (value: PageSummary[string]): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []

/** The department of a job; empty when the board names none. */
export const departmentOf = ({ department }: PageSummary): string => namesOf(department)[0] ?? ''

/** The places of a job; several when an applicant may choose. */
export const placesOf = ({ places }: PageSummary): readonly string[] => namesOf(places)

/** A choice of a filter: as it is in the address, and as it is read. */
export type Choice = { value: string; text: string; count: number }

/**
 * The different names with how many jobs have them, most first, then by name; the value is the slug, and names with the
 * same slug are one choice.
 */
export function choicesOf(
  jobs: readonly PageSummary[],
  namesOfJob: (job: PageSummary) => readonly string[],
): Choice[] {
  const choices = new Map<string, Choice>()
  for (const job of jobs) {
    const ofJob = new Map(
      namesOfJob(job).flatMap((text) => (slug(text) ? [[slug(text), text] as const] : [])),
    )
    for (const [value, text] of ofJob) {
      const known = choices.get(value)
      choices.set(value, { value, text: known?.text ?? text, count: (known?.count ?? 0) + 1 })
    }
  }
  return [...choices.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
}

/** The departments with open jobs, each with the address of its part of the list. */
export const departmentsOf = (
  jobs: readonly PageSummary[],
): { name: string; address: string; count: number }[] =>
  choicesOf(jobs, (job) => [departmentOf(job)]).map(({ value, text, count }) => ({
    name: text,
    address: `${listingPath}?${departmentKey}=${value}`,
    count,
  }))
