import { Hono } from 'hono'
import { Recorder } from './recorder'

it('drops the oldest requests beyond its capacity', async () => {
  const recorder = new Recorder(Date.now, 2)
  const app = new Hono().use(recorder.middleware()).post('/', (c) => c.text('ok'))
  for (const body of ['one', 'two', 'three']) await app.request('/', { method: 'POST', body })
  expect(recorder.requests().map(({ body }) => body)).toEqual(['two', 'three'])
})

it('shows a request before its response, with the time of its arrival', async () => {
  let now = 1000
  const recorder = new Recorder(() => now)
  const app = new Hono().use(recorder.middleware()).get('/', (c) => {
    expect(recorder.requests()).toEqual([expect.objectContaining({ time: 1000 })])
    expect(recorder.requests()[0]).not.toHaveProperty('status')
    now = 2000
    return c.text('ok', 202)
  })
  await app.request('/')
  expect(recorder.requests()).toEqual([expect.objectContaining({ time: 1000, status: 202 })])
})
