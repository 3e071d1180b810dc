import { Hono } from 'hono'

/** A job in the format of Greenhouse's job board API. */
export type BoardJob = { id: number; content: string } & Record<string, unknown>

export type JobBoardOptions = {
  board: string
  jobs: readonly BoardJob[]
}

/**
 * The part of Greenhouse's job board API that the site uses: the list with and without content, one job with and without
 * its pay, 404 for an unknown board or job.
 */
export function createJobBoard({ board, jobs }: JobBoardOptions): Hono {
  const app = new Hono()
  const notFound = { status: 404, error: 'Not Found' }
  const without = (job: BoardJob, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(job).filter(([key]) => !keys.includes(key)))
  const pay = ['pay_input_ranges']
  const content = ['content', 'departments', 'offices']
  app.get('/v1/boards/:board/jobs', (c) => {
    if (c.req.param('board') !== board) return c.json(notFound, 404)
    const full = c.req.query('content') === 'true'
    const left = [...pay, ...(full ? [] : content)]
    return c.json({ jobs: jobs.map((job) => without(job, left)), meta: { total: jobs.length } })
  })
  app.get('/v1/boards/:board/jobs/:id', (c) => {
    const job =
      c.req.param('board') === board ? jobs.find(({ id }) => String(id) === c.req.param('id')) : undefined
    if (!job) return c.json(notFound, 404)
    return c.json(c.req.query('pay_transparency') === 'true' ? job : without(job, pay))
  })
  return app
}
