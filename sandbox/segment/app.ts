/** Segment's services for browsers: settings and destinations of a source, and the tracking API. */
import { z } from 'zod'
import { parsedJson } from '../../src/core/values/json'
import { createStandIn, type StandIn } from '../standIn'

/** A call as the tracking API received it. */
export type SegmentCall = { type: string; [field: string]: unknown }

/** A destination as the list of a workspace has it. */
export type SegmentDestination = { name: string; creationName: string; category: string }

/** The write key of the same workspace's source whose destinations run in the page, each by a script. */
export const inPageKey = (writeKey: string): string => `${writeKey}-in-page`

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

/** The script of a destination: it sends each call to its own address, and goes on by itself, as a pixel does. */
const destinationScript = (name: string, index: number): string => `(() => {
  const base = new URL(document.currentScript.src).origin + '/in-page/' + ${JSON.stringify(encodeURIComponent(name))}
  const send = (type) => { void fetch(base + '/' + type, { mode: 'no-cors' }) }
  const take = (call) => { send(call.event.type); return call }
  window.standInDestination${index} = () => ({
    name: ${JSON.stringify(name)},
    version: '1.0.0',
    type: 'destination',
    isLoaded: () => true,
    load: async () => { setInterval(() => send('alive'), 200) },
    track: take,
    page: take,
    identify: take,
  })
})()`

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET  /v1/projects/KEY/settings      what the library reads first
 *     GET  /v1/projects/KEY/integrations  the destinations of the workspace
 *     GET  /next-integrations/NAME.js     the script of a destination, for a source whose destinations run in the page
 *     GET  /in-page/NAME/TYPE             what such a script sends of each call
 *     POST /v1/{t,p,i,g,a,s}              one call; /v1/b a batch of calls; /v1/m numbers about the library itself
 *     GET  /_sandbox/calls                the accepted calls; ?type= for one type
 */
export function createSegment({ writeKey, destinations = [] }: SegmentOptions): SegmentStandIn {
  const standIn = createStandIn({ name: 'Segment', openTo: ['/v1/*'] })
  const { app } = standIn
  const accepted: SegmentCall[] = []
  const calls: SegmentStandIn['calls'] = (type) =>
    accepted.filter((call) => type === undefined || call.type === type)

  const keys = [writeKey, inPageKey(writeKey)]
  app.get('/v1/projects/:key/settings', (c) => {
    const key = c.req.param('key')
    if (!keys.includes(key)) return c.text('Cannot find source', 404)
    const { origin } = new URL(c.req.url)
    const remotePlugins = destinations.map(({ name, creationName }, index) => ({
      name,
      creationName,
      libraryName: `standInDestination${index}`,
      url: `${origin}/next-integrations/${encodeURIComponent(name)}.js`,
      settings: {},
    }))
    return c.json({
      integrations: { 'Segment.io': { apiKey: key } },
      plan: {},
      metrics: { sampleRate: 1 },
      ...(key === writeKey ? {} : { remotePlugins }),
    })
  })
  app.get('/v1/projects/:key/integrations', (c) =>
    keys.includes(c.req.param('key')) ? c.json(destinations) : c.json([], 404),
  )
  app.get('/next-integrations/:file', (c) => {
    const index = destinations.findIndex(({ name }) => `${name}.js` === c.req.param('file'))
    const destination = destinations[index]
    if (!destination) return c.text('No such destination', 404)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    return c.body(destinationScript(destination.name, index))
  })
  app.get('/in-page/:name/:type', (c) => c.body(null, 204))
  app.post('/v1/m', (c) => c.json({ success: true }))
  app.post('/v1/b', async (c) => {
    const result = batchSchema.safeParse(parsedJson(await c.req.text()))
    if (!result.success) return c.json({ success: false, message: z.prettifyError(result.error) }, 400)
    if (!keys.includes(result.data.writeKey)) return c.json({ success: false }, 401)
    accepted.push(...result.data.batch)
    return c.json({ success: true })
  })
  app.post('/v1/:letter{[tpigas]}', async (c) => {
    const result = callSchema.safeParse(parsedJson(await c.req.text()))
    if (!result.success) return c.json({ success: false, message: z.prettifyError(result.error) }, 400)
    if (!keys.includes(result.data.writeKey)) return c.json({ success: false }, 401)
    if (result.data.type !== types[c.req.param('letter')]) return c.json({ success: false }, 400)
    accepted.push(result.data)
    return c.json({ success: true })
  })
  app.get('/_sandbox/calls', (c) => c.json(calls(c.req.query('type'))))
  return { ...standIn, calls }
}
