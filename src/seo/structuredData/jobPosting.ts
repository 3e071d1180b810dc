import { brand } from '../../brand'
import type { Job } from '../../cms/job'
import type { DescribedPage, SchemaObject } from './maker'
import { organization } from './organization'

/** An open position. The job board has no end date and no salary, so neither is included. */
export function jobPosting(job: Job, { url }: DescribedPage): SchemaObject[] {
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      description: job.content,
      datePosted: job.first_published || job.updated_at,
      identifier: { '@type': 'PropertyValue', name: brand.name, value: String(job.id) },
      hiringOrganization: organization,
      ...(job.department ? { occupationalCategory: job.department } : {}),
      ...(job.location
        ? {
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: job.location },
            },
          }
        : {}),
      directApply: false,
      url,
    },
  ]
}
