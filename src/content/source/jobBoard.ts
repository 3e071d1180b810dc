import { existsSync } from 'node:fs'
import path from 'node:path'
import ky from 'ky'
import { z } from 'zod'
import type { Environment } from '../../core/environment'
import { messageOf } from '../../core/values/error'
import { readJson } from '../../core/values/readJson'
import type { Job } from '../cms/job'
import { employmentOf, payOf, placesOf } from './jobFields'
import { sanitizeJobContent } from './sanitizeJobContent'

const payRanges = z.array(
  z.object({
    min_cents: z.number().nullish(),
    max_cents: z.number().nullish(),
    currency_type: z.string().nullish(),
    title: z.string().nullish(),
    blurb: z.string().nullish(),
  }),
)

/** The part of the job list of Greenhouse's Job Board API that the site reads. */
const jobBoardSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.number().int().positive(),
      title: z.string().min(1),
      location: z.object({ name: z.string() }),
      absolute_url: z.url(),
      updated_at: z.string(),
      first_published: z.string().nullish(),
      application_deadline: z.string().nullish(),
      content: z.string(),
      departments: z.array(z.object({ name: z.string() })).default([]),
      offices: z.array(z.object({ name: z.string(), location: z.string().nullish() })).default([]),
      metadata: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
      pay_input_ranges: payRanges.nullish(),
    }),
  ),
})

type BoardJob = z.infer<typeof jobBoardSchema>['jobs'][number]

function jobOf(job: BoardJob): Job {
  const deadline = job.application_deadline
  const employment = employmentOf(job.metadata ?? [])
  const pay = payOf(job.pay_input_ranges ?? [])
  return {
    id: job.id,
    title: job.title.trim(),
    location: job.location.name,
    places: placesOf(job.offices, job.location.name),
    department: job.departments[0]?.name ?? '',
    content: sanitizeJobContent(job.content),
    absolute_url: job.absolute_url,
    updated_at: job.updated_at,
    first_published: job.first_published ?? job.updated_at,
    ...(deadline && !Number.isNaN(Date.parse(deadline)) ? { deadline } : {}),
    ...(employment ? { employment } : {}),
    ...(pay ? { pay } : {}),
  }
}

/** The jobs of a board's list. Throws an Error that names every invalid field. */
function readList(value: unknown, source: string): BoardJob[] {
  const result = jobBoardSchema.safeParse(value)
  if (result.success) return result.data.jobs
  const errors = result.error.issues.map(({ path: field, message }) => `  ${field.join('.')}: ${message}`)
  throw new Error(`The jobs of ${source} do not have the job board's shape:\n${errors.join('\n')}`)
}

/** Parses a job board's list. Throws an Error that names every invalid field. */
export const parseJobs = (value: unknown, source: string): Job[] => readList(value, source).map(jobOf)

/** How many single jobs are requested at the same time. */
const atOnce = 4

/**
 * The jobs with the pay that the board publishes. It is documented for single jobs, so a job is requested by itself
 * when the list does not have it. A job that is gone by then has closed in the meantime.
 */
async function withPay(list: readonly BoardJob[], addressOf: (id: number) => string): Promise<BoardJob[]> {
  const jobs: BoardJob[] = []
  for (let start = 0; start < list.length; start += atOnce) {
    const asked = list.slice(start, start + atOnce).map(async (job): Promise<BoardJob[]> => {
      if (job.pay_input_ranges !== undefined) return [job]
      const response = await ky(addressOf(job.id), {
        retry: 3,
        timeout: 20_000,
        throwHttpErrors: (status) => status !== 404,
      })
      if (response.status === 404) return []
      const { pay_input_ranges } = z
        .object({ pay_input_ranges: payRanges.nullish() })
        .parse(await response.json())
      return [{ ...job, pay_input_ranges }]
    })
    jobs.push(...(await Promise.all(asked)).flat())
  }
  return jobs
}

/**
 * The open jobs: from the Greenhouse job board API when `GREENHOUSE_BOARD` is set, from `content/jobs.json`
 * (same wire shape) otherwise. Throws with the address or the file.
 */
export async function pullJobs(root: string, environment: Environment): Promise<Job[]> {
  const { GREENHOUSE_BOARD: board, GREENHOUSE_ENDPOINT: endpoint = 'https://boards-api.greenhouse.io' } =
    environment
  if (!board) {
    const file = path.resolve(root, environment.CONTENT_DIR, 'jobs.json')
    if (!existsSync(file)) return []
    let value: unknown
    try {
      value = readJson(file)
    } catch (error) {
      throw new Error(`${file} cannot be read: ${messageOf(error)}`)
    }
    return parseJobs(value, file)
  }
  const jobsAddress = `${endpoint}/v1/boards/${board}/jobs`
  const address = `${jobsAddress}?content=true&pay_transparency=true`
  try {
    const list = readList(await ky(address, { retry: 3, timeout: 20_000 }).json(), address)
    return (await withPay(list, (id) => `${jobsAddress}/${id}?pay_transparency=true`)).map(jobOf)
  } catch (error) {
    throw new Error(`The job board cannot be read: ${messageOf(error)}`, { cause: error })
  }
}
