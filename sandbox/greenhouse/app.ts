import { Hono } from 'hono'

/** A job in the format of Greenhouse's job board API. */
export type BoardJob = { id: number; content: string } & Record<string, unknown>

export type JobBoardOptions = {
  board: string
  jobs: readonly BoardJob[]
}

/**
 * The part of Greenhouse's job board API that the site uses: the list with and without content, one job, 404 for an
 * unknown board or job.
 */
export function createJobBoard({ board, jobs }: JobBoardOptions): Hono {
  const app = new Hono()
  const notFound = { status: 404, error: 'Not Found' }
  const withoutContent = (job: BoardJob) =>
    Object.fromEntries(
      Object.entries(job).filter(([key]) => !['content', 'departments', 'offices'].includes(key)),
    )
  app.get('/v1/boards/:board/jobs', (c) => {
    if (c.req.param('board') !== board) return c.json(notFound, 404)
    const full = c.req.query('content') === 'true'
    return c.json({ jobs: full ? jobs : jobs.map(withoutContent), meta: { total: jobs.length } })
  })
  app.get('/v1/boards/:board/jobs/:id', (c) => {
    const job =
      c.req.param('board') === board ? jobs.find(({ id }) => String(id) === c.req.param('id')) : undefined
    return job ? c.json(job) : c.json(notFound, 404)
  })
  return app
}
