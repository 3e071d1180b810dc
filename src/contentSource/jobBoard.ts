import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ky from 'ky'
import { z } from 'zod'
import type { Job } from '../cms/job'
import type { Environment } from '../environment'
import { sanitizeJobContent } from './sanitizeJobContent'

/** The part of the job list of Greenhouse's Job Board API that the site reads. */
const jobBoardSchema = z.object({
  jobs: z.array(
    z.object({
      id: z.number().int().positive(),
      title: z.string().min(1),
      location: z.object({ name: z.string() }),
      absolute_url: z.url(),
      updated_at: z.string(),
      first_published: z.string().optional(),
      content: z.string(),
      departments: z.array(z.object({ name: z.string() })).default([]),
    }),
  ),
})

/** Parses a job board's list. Throws an Error that names every invalid field. */
export function parseJobs(value: unknown, source: string): Job[] {
  const result = jobBoardSchema.safeParse(value)
  if (!result.success) {
    const errors = result.error.issues.map(({ path: field, message }) => `  ${field.join('.')}: ${message}`)
    throw new Error(`The jobs of ${source} do not have the job board's shape:\n${errors.join('\n')}`)
  }
  return result.data.jobs.map((job) => ({
    id: job.id,
    title: job.title.trim(),
    location: job.location.name,
    department: job.departments[0]?.name ?? '',
    content: sanitizeJobContent(job.content),
    absolute_url: job.absolute_url,
    updated_at: job.updated_at,
    first_published: job.first_published ?? job.updated_at,
  }))
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
      value = JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
    return parseJobs(value, file)
  }
  const address = `${endpoint}/v1/boards/${board}/jobs?content=true`
  try {
    return parseJobs(await ky(address, { retry: 3, timeout: 20_000 }).json(), address)
  } catch (error) {
    throw new Error(
      `The job board cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
