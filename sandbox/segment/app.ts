/** Segment's services for browsers: settings and destinations of a source, and the tracking API. */
import { z } from 'zod'
import { parsedJson } from '../parsedJson'
import { createStandIn, type StandIn } from '../standIn'

/** A call as the tracking API received it. */
export type SegmentCall = { type: string; [field: string]: unknown }

/** A destination as the list of a workspace has it. */
export type SegmentDestination = { name: string; creationName: string; category: string }

export type SegmentStandIn = StandIn & {
  /** The accepted calls, oldest first; of one type when it is given. */
  calls(type?: string): SegmentCall[]
}

export type SegmentOptions = {
  writeKey: string
  destinations?: readonly SegmentDestination[]
}

/** The tracking API names a call by the first letter of its type. */
const types: Record<string, string> = {
  t: 'track',
  p: 'page',
  i: 'identify',
  g: 'group',
  a: 'alias',
  s: 'screen',
}

const callSchema = z.looseObject({
  type: z.string(),
  messageId: z.string().min(1),
  writeKey: z.string(),
})
const batchSchema = z.looseObject({
  writeKey: z.string(),
  batch: z.array(z.looseObject({ type: z.string() })),
})

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET  /v1/projects/KEY/settings      what the library reads first
 *     GET  /v1/projects/KEY/integrations  the destinations of the workspace
 *     POST /v1/{t,p,i,g,a,s}              one call; /v1/b a batch of calls; /v1/m numbers about the library itself
 *     GET  /_sandbox/calls                the accepted calls; ?type= for one type
 */
export function createSegment({ writeKey, destinations = [] }: SegmentOptions): SegmentStandIn {
  const standIn = createStandIn({ name: 'Segment', openTo: ['/v1/*'] })
  const { app } = standIn
  const accepted: SegmentCall[] = []
  const calls: SegmentStandIn['calls'] = (type) =>
    accepted.filter((call) => type === undefined || call.type === type)

  app.get('/v1/projects/:key/settings', (c) =>
    c.req.param('key') === writeKey
      ? c.json({ integrations: { 'Segment.io': { apiKey: writeKey } }, plan: {}, metrics: { sampleRate: 1 } })
      : c.text('Cannot find source', 404),
  )
  app.get('/v1/projects/:key/integrations', (c) =>
    c.req.param('key') === writeKey ? c.json(destinations) : c.json([], 404),
  )
  app.post('/v1/m', (c) => c.json({ success: true }))
  app.post('/v1/b', async (c) => {
    const result = batchSchema.safeParse(parsedJson(await c.req.text()))
    if (!result.success) return c.json({ success: false, message: z.prettifyError(result.error) }, 400)
    if (result.data.writeKey !== writeKey) return c.json({ success: false }, 401)
    accepted.push(...result.data.batch)
    return c.json({ success: true })
  })
  app.post('/v1/:letter{[tpigas]}', async (c) => {
    const result = callSchema.safeParse(parsedJson(await c.req.text()))
    if (!result.success) return c.json({ success: false, message: z.prettifyError(result.error) }, 400)
    if (result.data.writeKey !== writeKey) return c.json({ success: false }, 401)
    if (result.data.type !== types[c.req.param('letter')]) return c.json({ success: false }, 400)
    accepted.push(result.data)
    return c.json({ success: true })
  })
  app.get('/_sandbox/calls', (c) => c.json(calls(c.req.query('type'))))
  return { ...standIn, calls }
}
