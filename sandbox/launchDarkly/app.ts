/** LaunchDarkly's services for client-side SDKs: flags, stream of changes, goals, events. */
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { parsedJson } from '../../src/core/values/json'
import { createStandIn, type StandIn } from '../standIn'
import { FlagEnvironment, type FlagValues } from './environment'

export type { FlagValues } from './environment'

export type LaunchDarklyStandIn = StandIn & {
  /** Sets flags of an environment, and creates it when there is none; `null` deletes a flag. */
  setFlags(clientSideId: string, values: FlagValues): void
}

export type LaunchDarklyOptions = {
  /** The client-side ID of the environment that there is from the beginning. */
  clientSideId: string
  /** Its flags. */
  flags?: FlagValues
}

/** Time in ms between two comments that keep a stream open. */
const heartbeat = 30_000

const valuesSchema = z.record(z.string(), z.json())
const contextSchema = z.looseObject({ key: z.string().min(1) })

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET    /sdk/evalx/ID/contexts/CONTEXT   the flags; CONTEXT in the URL's base64 without padding
 *     REPORT /sdk/evalx/ID/context            the same with the context as the body
 *     GET    /eval/ID/CONTEXT                 the stream: all flags, then each change; REPORT /eval/ID the same
 *     GET    /ping/ID                         the stream that says only that something has changed
 *     GET    /sdk/goals/ID                    no goals
 *     POST   /events/bulk/ID, /events/diagnostic/ID
 *     PUT    /_sandbox/flags/ID               sets flags while pages are open: { "hubspot-banner": false }; null deletes one.
 *                                             An unknown ID becomes an environment, so that each test can have its own.
 */
export function createLaunchDarkly({ clientSideId, flags = {} }: LaunchDarklyOptions): LaunchDarklyStandIn {
  const standIn = createStandIn({
    name: 'LaunchDarkly',
    openTo: ['/sdk/*', '/eval/*', '/ping/*', '/events/*'],
  })
  const { app } = standIn
  const environments = new Map([[clientSideId, new FlagEnvironment(flags)]])

  const setFlags: LaunchDarklyStandIn['setFlags'] = (id, values) => {
    const environment = environments.get(id)
    if (environment) environment.change(values)
    else environments.set(id, new FlagEnvironment(values))
  }

  /** Answers with the environment in the path, when there is one and the context can be read. */
  const answer = (
    c: Context,
    context: unknown,
    respond: (environment: FlagEnvironment) => Response,
  ): Response => {
    const environment = environments.get(c.req.param('id') ?? '')
    if (!environment) return c.json({ message: 'Unknown environment' }, 404)
    const result = contextSchema.safeParse(context)
    return result.success ? respond(environment) : c.json({ message: z.prettifyError(result.error) }, 400)
  }
  const stream = (c: Context, environment: FlagEnvironment, onlyPings = false): Response =>
    streamSSE(c, async (output) => {
      const ended = new Promise<void>((resolve) => output.onAbort(resolve))
      const unfollow = environment.follow((message) => {
        void output.writeSSE(onlyPings ? { event: 'ping', data: ' ' } : message)
      })
      const timer = setInterval(() => void output.write(':\n'), heartbeat)
      await ended
      clearInterval(timer)
      unfollow()
    })

  app.get('/sdk/evalx/:id/contexts/:context', (c) =>
    answer(c, decoded(c.req.param('context')), (environment) => c.json(environment.flags())),
  )
  app.on('REPORT', '/sdk/evalx/:id/context', async (c) =>
    answer(c, parsedJson(await c.req.text()), (environment) => c.json(environment.flags())),
  )
  app.get('/eval/:id/:context', (c) =>
    answer(c, decoded(c.req.param('context')), (environment) => stream(c, environment)),
  )
  app.on('REPORT', '/eval/:id', async (c) =>
    answer(c, parsedJson(await c.req.text()), (environment) => stream(c, environment)),
  )
  app.get('/ping/:id', (c) => answer(c, { key: 'any' }, (environment) => stream(c, environment, true)))
  app.get('/sdk/goals/:id', (c) => answer(c, { key: 'any' }, () => c.json([])))
  app.post('/events/:kind{bulk|diagnostic}/:id', (c) => answer(c, { key: 'any' }, () => c.body(null, 202)))
  app.put('/_sandbox/flags/:id', async (c) => {
    const values = valuesSchema.safeParse(parsedJson(await c.req.text()))
    if (!values.success) return c.json({ message: z.prettifyError(values.error) }, 400)
    setFlags(c.req.param('id'), values.data)
    return c.body(null, 204)
  })
  return { ...standIn, setFlags }
}

const decoded = (context: string): unknown => parsedJson(Buffer.from(context, 'base64url').toString('utf8'))
