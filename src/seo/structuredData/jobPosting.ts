import type { JobPosting, MonetaryAmount, Place } from 'schema-dts'
import type { Job, JobPlace } from '../../content/cms/job'
import { brand } from '../../core/brand'
import type { DescribedPage, SchemaObject } from './maker'
import { organization } from './organization'

type AsObject<Value> = Exclude<Value, string>

/** Digits after the point of a currency's amounts. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

function baseSalary({ min, max, currency, unit }: NonNullable<Job['pay']>): AsObject<MonetaryAmount> {
  const scale = 10 ** digitsOf(currency)
  const range = min === max ? { value: min / scale } : { minValue: min / scale, maxValue: max / scale }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: unit },
  }
}

/** An address must have its country; a place without one is no place for search engines. */
const placeData = ({ isRemote, locality, countries: [country] }: JobPlace): AsObject<Place>[] =>
  isRemote || !country
    ? []
    : [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            ...(locality ? { addressLocality: locality } : {}),
            addressCountry: country,
          },
        },
      ]

/**
 * An open position, as complete as the job board describes it: what the board does not say is left out. Required are
 * title, text, day, employer and a place with its country, or for work from home a country to apply from; without them
 * there is no posting. Fields and values: Google Search Central, "Job posting (JobPosting) structured data"
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(job: Job, { url }: DescribedPage): SchemaObject[] {
  const { deadline, employment, pay } = job
  const places = job.places.flatMap(placeData)
  const remote = job.places.filter(({ isRemote }) => isRemote)
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  const homes = [...new Set(remote.flatMap(({ countries }) => countries))].map(
    (country) => ({ '@type': 'Country', name: countryNames.of(country) ?? country }) as const,
  )
  if (!job.title || !job.content || (places.length === 0 && homes.length === 0)) return []
  const posting: AsObject<JobPosting> = {
    '@type': 'JobPosting',
    title: job.title,
    description: job.content,
    datePosted: job.first_published || job.updated_at,
    ...(deadline ? { validThrough: deadline } : {}),
    ...(employment?.type ? { employmentType: employment.type } : {}),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: String(job.id) },
    hiringOrganization: { ...organization, sameAs: brand.siteOrigin },
    ...(job.department ? { occupationalCategory: job.department } : {}),
    ...(places.length > 0 ? { jobLocation: places } : {}),
    ...(remote.length > 0 ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(homes.length > 0 ? { applicantLocationRequirements: homes } : {}),
    ...(pay ? { baseSalary: baseSalary(pay) } : {}),
    // The form is on the job board, not on this page.
    directApply: false,
    url,
  }
  return [posting]
}
