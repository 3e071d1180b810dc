import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import embeddedJobs from '../../content/jobs.json'
import { createJobBoard } from '../../sandbox/greenhouse/app'
import { parseEnvironment } from '../environment'
import { parseJobs, pullJobs } from './jobBoard'

let server: ServerType
let origin: string
let root: string

beforeAll(async () => {
  server = createAdaptorServer({ fetch: createJobBoard({ board: 'outlay', jobs: embeddedJobs.jobs }).fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  root = mkdtempSync(path.join(tmpdir(), 'jobs-'))
  mkdirSync(path.join(root, 'content'))
})
afterAll(() => {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  rmSync(root, { recursive: true })
})

describe('jobs', () => {
  it('come from the job board when one is set, the same as from the embedded file', async () => {
    const board = parseEnvironment({ GREENHOUSE_BOARD: 'outlay', GREENHOUSE_ENDPOINT: origin })
    const fromBoard = await pullJobs(root, board)
    expect(fromBoard).toHaveLength(embeddedJobs.jobs.length)
    expect(await pullJobs(process.cwd(), parseEnvironment({}))).toEqual(fromBoard)
  })

  it('of an unknown board are an error with the reason', async () => {
    const unknown = parseEnvironment({ GREENHOUSE_BOARD: 'nobody', GREENHOUSE_ENDPOINT: origin })
    await expect(pullJobs(root, unknown)).rejects.toThrow(/The job board cannot be read.*404/)
  })

  it('are none without a file, and an error with the file name when it is malformed', async () => {
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
    })
  })
})
