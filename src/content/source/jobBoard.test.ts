import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import embeddedJobs from '../../../content/jobs.json'
import { createJobBoard } from '../../../sandbox/greenhouse/app'
import { parseEnvironment } from '../../core/environment'
import { parseJobs, pullJobs } from './jobBoard'

const servers: ServerType[] = []
let origin: string
let root: string

/** Starts a job board; gives its origin. */
async function serve(app: Hono): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  origin = await serve(createJobBoard({ board: 'outlay', jobs: embeddedJobs.jobs }))
  root = mkdtempSync(path.join(tmpdir(), 'jobs-'))
  mkdirSync(path.join(root, 'content'))
})
afterAll(() => {
  for (const server of servers) {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
  rmSync(root, { recursive: true })
})

describe('jobs', () => {
  it('come from the job board when one is set, the same as from the embedded file', async () => {
    const board = parseEnvironment({ GREENHOUSE_BOARD: 'outlay', GREENHOUSE_ENDPOINT: origin })
    const fromBoard = await pullJobs(root, board)
    expect(fromBoard).toHaveLength(embeddedJobs.jobs.length)
    expect(await pullJobs(process.cwd(), parseEnvironment({}))).toEqual(fromBoard)
  })

  it('have the pay that the board gives with each of them, and one that has closed meanwhile is left out', async () => {
    const jobs = embeddedJobs.jobs.slice(0, 3)
    const app = new Hono()
    const board = createJobBoard({ board: 'outlay', jobs })
    const closing = jobs[1]?.id
    app.get(`/v1/boards/outlay/jobs/${closing}`, (context) => context.json({ status: 404 }, 404))
    app.mount('/', (request) => board.fetch(request))
    const endpoint = await serve(app)
    const pulled = await pullJobs(
      root,
      parseEnvironment({ GREENHOUSE_BOARD: 'outlay', GREENHOUSE_ENDPOINT: endpoint }),
    )
    expect(pulled.map(({ id }) => id)).toEqual([jobs[0]?.id, jobs[2]?.id])
    expect(pulled[0]?.pay).toEqual({ min: 7_800_000, max: 9_600_000, currency: 'GBP', unit: 'YEAR' })
  })

  it('are requested once when the list has the pay', async () => {
    const app = new Hono()
    app.get('/v1/boards/outlay/jobs', (context) => context.json(embeddedJobs))
    const endpoint = await serve(app)
    const environment = parseEnvironment({ GREENHOUSE_BOARD: 'outlay', GREENHOUSE_ENDPOINT: endpoint })
    // Any other request would be answered with 404, and the job left out.
    expect(await pullJobs(root, environment)).toHaveLength(embeddedJobs.jobs.length)
  })

  it('of an unknown board are an error with the reason', async () => {
    const unknown = parseEnvironment({ GREENHOUSE_BOARD: 'nobody', GREENHOUSE_ENDPOINT: origin })
    await expect(pullJobs(root, unknown)).rejects.toThrow(/The job board cannot be read.*404/)
  })

  it('are empty without a file, and an error with the file name when it is malformed', async () => {
    const environment = parseEnvironment({})
    expect(await pullJobs(root, environment)).toEqual([])
    writeFileSync(path.join(root, 'content/jobs.json'), '{ "jobs": [')
    await expect(pullJobs(root, environment)).rejects.toThrow(/content\/jobs\.json cannot be read/)
  })

  it('name every invalid field at once', () => {
    expect(() => parseJobs({ jobs: [{ id: 'x', title: '' }] }, 'test')).toThrow(
      /jobs\.0\.id[\s\S]*jobs\.0\.title[\s\S]*jobs\.0\.location/,
    )
  })

  it('have their text decoded once and reduced to harmless markup', () => {
    const [job] = parseJobs(
      {
        jobs: [
          {
            id: 1,
            title: ' Engineer ',
            location: { name: 'London' },
            absolute_url: 'https://www.outlay.example/en/careers/jobs/1',
            updated_at: '2026-11-01T09:00:00Z',
            application_deadline: 'soon',
            content:
              '&lt;h1 onclick=&quot;x()&quot;&gt;You &amp;amp; us&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;a href=&quot;javascript:x&quot;&gt;no&lt;/a&gt;',
          },
        ],
      },
      'test',
    )
    expect(job).toMatchObject({
      title: 'Engineer',
      department: '',
      content: '<h3>You &amp; us</h3><a>no</a>',
      places: [{ name: 'London', isRemote: false, locality: 'London', countries: [] }],
    })
    expect(job).not.toHaveProperty('deadline')
  })
})
