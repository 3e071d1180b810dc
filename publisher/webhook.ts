import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { messageOf } from '../src/core/values/error'
import { isSecret } from '../src/core/values/isSecret'
import type { Publisher, PublisherStatus } from './publisher'

/** The body of Prismic's webhook, as far as it is used: it says that something was published, not what. */
const webhookSchema = z.object({
  type: z.string().default('api-update'),
  secret: z.string().nullish(),
})

/** Drafts and ids of documents that are to be taken off; the drafts are parsed where they are checked. */
const checkSchema = z.object({ drafts: z.array(z.unknown()), removed: z.array(z.string()) })

const largestBody = 1024 * 1024
/** Of all drafts of a release at once. */
const largestDrafts = 64 * 1024 * 1024

const bearerOf = (context: Context): string | undefined =>
  /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]

const limited = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (context) => context.json({ error: 'The body is too large.' }, 413) })

/**
 * The receiver of the webhook: `POST /publish` publishes and answers with the result when the files are there;
 * `POST /check` says what keeps drafts of the embedded repository from being published; `GET /status` says what happened
 * last. All ask for the secret, in the body as Prismic sends it or as a bearer token.
 */
export function createReceiver(
  publisher: Pick<Publisher, 'publish' | 'checkDrafts'> & {
    status: () => PublisherStatus | Promise<PublisherStatus>
  },
  { secret }: { secret: string | undefined },
): Hono {
  const app = new Hono()
  const refuse = (context: Context) =>
    context.json(
      {
        error: secret
          ? 'The secret is missing or wrong.'
          : 'PUBLISHER_SECRET is not set, so nobody may publish.',
      },
      401,
    )
  app.post('/publish', limited(largestBody), async (context) => {
    const bearer = bearerOf(context)
    const body: unknown = await context.req.json().catch(() => undefined)
    const parsed = webhookSchema.safeParse(body)
    const given = parsed.data?.secret ?? bearer
    if (!isSecret(given, secret)) return refuse(context)
    if (body !== undefined && !parsed.success)
      return context.json({ error: `The body is no webhook: ${z.prettifyError(parsed.error)}` }, 400)
    // Sent by hand from the settings of the repository, to see whether the address is right.
    if (parsed.data?.type === 'test-trigger') return context.json({ outcome: 'tested' })
    return context.json(await publisher.publish())
  })
  app.post('/check', limited(largestDrafts), async (context) => {
    if (!isSecret(bearerOf(context), secret)) return refuse(context)
    const parsed = checkSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success)
      return context.json({ error: `The body is no list of drafts: ${z.prettifyError(parsed.error)}` }, 400)
    try {
      return context.json({
        problems: await publisher.checkDrafts(parsed.data.drafts, parsed.data.removed),
      })
    } catch (error) {
      return context.json({ error: messageOf(error) }, 503)
    }
  })
  app.get('/status', async (context) =>
    isSecret(bearerOf(context), secret) ? context.json(await publisher.status()) : refuse(context),
  )
  app.notFound((context) =>
    context.json({ error: 'There are POST /publish, POST /check and GET /status.' }, 404),
  )
  return app
}
