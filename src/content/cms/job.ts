/** Kinds of employment that search engines know (Google, "JobPosting", employmentType), without `OTHER`, which says nothing. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
] as const

export type EmploymentType = (typeof employmentTypes)[number]

/** What a pay is paid for (Google, "JobPosting", unitText). */
export const payUnits = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR'] as const

export type PayUnit = (typeof payUnits)[number]

/** A place of work, or work from home. */
export type JobPlace = {
  /** As visitors read it and choose it in the filter: `London`, `Remote`. */
  name: string
  isRemote: boolean
  /** Of a place with an address. */
  locality?: string
  /** ISO 3166-1 alpha-2: the country of the place, or those in which one may work from home. */
  countries: readonly string[]
}

/** A job as the site shows it, parsed from the job board. What the board does not say is absent. */
export type Job = {
  id: number
  title: string
  /** The board's own words: `London or remote (Europe)`. */
  location: string
  places: readonly JobPlace[]
  department: string
  /** Sanitised HTML. */
  content: string
  absolute_url: string
  updated_at: string
  first_published: string
  /** When applications are no longer taken: a moment in ISO 8601. */
  deadline?: string
  /** In the board's words, and as search engines call it if that is known. */
  employment?: { text: string; type?: EmploymentType }
  /** In minor units of the currency (ISO 4217). */
  pay?: { min: number; max: number; currency: string; unit: PayUnit }
}
