/** Serves the built site: `npm run serve`. Reads `.env` and the variables of src/core/environment. */
import { defaultLocale } from '../locales.config'
import { brand } from '../src/core/brand'
import { environment, EnvironmentError } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { createApi } from '../src/functions/app'
import { BuiltFilesError } from '../src/functions/builtForms'
import { leadHealth, watchStart } from '../src/functions/health'
import { startDelivery } from '../src/functions/leads/delivery/startDelivery'
import { openOutbox } from '../src/functions/leads/outbox/outbox'
import { consoleLog as log } from '../src/functions/log'
import { contentApiPath, createSiteServer } from './app'
import type { Application } from './application'
import { askPublisher, checkByPublisher } from './askPublisher'
import { embeddedContentApi, servesContentApi } from './contentApi'
import { listen, type Listening } from './listen'
import { openPreviews } from './previews'
import { hasPages } from './publicFiles'
import { formsOf, publishedSite, readServedSite, type ServedSite } from './servedSite'
import { SharedThread } from './sharedThread'
import { StartError } from './startError'

/** Time that open requests get to end after a signal, in milliseconds. */
const grace = 5000

async function start(projectDir: string): Promise<void> {
  readEnvFile(projectDir)
  const variables = environment({ deliversLeads: true })
  const { PUBLISHER_URL: publisher, PUBLISHER_SECRET: publisherSecret } = variables
  const site = publisher ? publishedSite(projectDir, log) : always(readServedSite(projectDir))
  site()
  const outbox = openOutbox(variables.LEADS_DATABASE_URL, log)
  const health = leadHealth({ check: outbox.check, log, now: outbox.now })
  const hasContent = servesContentApi(variables)

  let wakeUpDelivery = (): void => undefined
  const api = createApi({
    environment: variables,
    outbox,
    log,
    forms: formsOf(site),
    surveys: () => site().surveys,
    health,
    servesPages: () => hasPages(site().build.publicDir),
    now: outbox.now,
    onAccepted: () => wakeUpDelivery(),
  })
  const server = await listen(
    (origin) => {
      const thread = new SharedThread({
        requestsPer10Seconds: variables.CONTENT_API_REQUESTS_PER_10_SECONDS,
        trustedProxies: variables.TRUSTED_PROXIES,
      })
      let preparePreviews = (): void => undefined
      const embedded = hasContent
        ? embeddedContentApi(projectDir, variables, {
            origin,
            log,
            thread,
            onEditing: () => preparePreviews(),
            ...(publisher && {
              onPublished: () => askPublisher(publisher, publisherSecret),
              checkElsewhere: (...drafts) =>
                checkByPublisher({ url: publisher, secret: publisherSecret, log }, ...drafts),
            }),
          })
        : undefined
      const previews = openPreviews(projectDir, variables, { embedded, thread, log })
      if (previews) preparePreviews = () => void previews.prepare()
      return serverOf(site, ({ build }) =>
        createSiteServer({
          ...build,
          api,
          ...(embedded && { contentApi: embedded.api }),
          ...(previews && { previews: previews.routes }),
          log,
        }),
      )
    },
    { host: variables.HOST, port: variables.PORT },
  )
  // A store that is down stops nothing but forms, which say so: pages are served, and it is used once it responds.
  const stopWatching = watchStart(health)
  // Delivery starts last: a server that cannot listen must not deliver.
  const delivery = startDelivery({ outbox, environment: variables, log })
  wakeUpDelivery = () => delivery.wakeUp()
  // Several lines at once, which an entry of the log never has.
  console.log(startLines(server.origin, hasContent))
  stopOnSignal(server, async () => {
    stopWatching()
    await delivery.stop()
    await outbox.close()
  })
}

const always =
  <Value>(value: Value): (() => Value) =>
  () =>
    value

/** Answers each request with the server of the site that is served at its moment. */
function serverOf(site: () => ServedSite, create: (site: ServedSite) => Application): Application {
  let served: { site: ServedSite; server: Application } | undefined
  return {
    fetch(...request) {
      const now = site()
      if (served?.site !== now) served = { site: now, server: create(now) }
      return served.server.fetch(...request)
    },
  }
}

function startLines(origin: string, hasContent: boolean): string {
  const lines = [
    `${brand.name} is ready at ${origin}/${defaultLocale().urlCode}`,
    `  site         ${origin}`,
    `  API          ${origin}/api/health`,
  ]
  if (hasContent) lines.push(`  content API  ${origin}${contentApiPath}/api/v2`)
  return lines.join('\n')
}

function stopOnSignal(server: Listening, close: () => Promise<void>): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    log.info(`${signal}: finishing open requests`)
    await server.stop(grace)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal ends the process at once, because the handler runs only once.
    process.once(signal, () => void stop(signal))
  }
}

start(process.cwd()).catch((error: unknown) => {
  const isExplained = [BuiltFilesError, EnvironmentError, StartError].some((kind) => error instanceof kind)
  if (isExplained && error instanceof Error) console.error(error.message)
  else log.error('The server could not start', error)
  process.exit(1)
})
