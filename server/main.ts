/** Serves the built site: `npm run serve`. Reads `.env` and the variables of src/environment. */
import { defaultLocale } from '../locales.config'
import { brand } from '../src/brand'
import { environment, EnvironmentError } from '../src/environment'
import { readEnvFile } from '../src/environment/envFile'
import { createApi } from '../src/server/app'
import { BuiltFilesError, readBuiltForms } from '../src/server/builtForms'
import { startDelivery } from '../src/server/leads/delivery/startDelivery'
import { openOutbox } from '../src/server/leads/outbox/outbox'
import { LeadDatabaseError } from '../src/server/leads/outbox/storage/databaseError'
import { consoleLog as log } from '../src/server/log'
import { contentApiPath, createSiteServer } from './app'
import { readBuild } from './build'
import { embeddedContentApi, hasEmbeddedContent } from './contentApi'
import { listen, type Listening } from './listen'
import { StartError } from './startError'

/** Time that open requests get to end after a signal, in milliseconds. */
const grace = 5000

async function start(projectDir: string): Promise<void> {
  readEnvFile(projectDir)
  const variables = environment({ deliversLeads: true })
  const build = readBuild(projectDir)
  const forms = readBuiltForms(projectDir)
  const outbox = openOutbox(variables.LEADS_DATABASE_URL)
  // A server that cannot store leads must not take the place of one that can.
  await outbox.check()
  const hasContent = hasEmbeddedContent(variables)

  let wakeUpDelivery = (): void => undefined
  const api = createApi({
    environment: variables,
    outbox,
    log,
    forms,
    now: outbox.now,
    onAccepted: () => wakeUpDelivery(),
  })
  const server = await listen(
    (origin) =>
      createSiteServer({
        ...build,
        api,
        ...(hasContent && { contentApi: embeddedContentApi(projectDir, variables, { origin, log }) }),
        log,
      }),
    { host: variables.HOST, port: variables.PORT },
  )
  // Delivery starts last: a server that cannot listen must not deliver.
  const delivery = startDelivery({ outbox, environment: variables, log })
  wakeUpDelivery = () => delivery.wakeUp()
  // Several lines at once, which an entry of the log never has.
  console.log(startLines(server.origin, hasContent))
  stopOnSignal(server, async () => {
    await delivery.stop()
    await outbox.close()
  })
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
  const isExplained = [BuiltFilesError, EnvironmentError, LeadDatabaseError, StartError].some(
    (kind) => error instanceof kind,
  )
  if (isExplained && error instanceof Error) console.error(error.message)
  else log.error('The server could not start', error)
  process.exit(1)
})
