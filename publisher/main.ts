/**
 * `npm run publisher -- [--verify-every MINUTES]`: publishes single pages into the last build, requested by the webhook
 * of the content repository. Reads `.env` and the variables of src/core/environment.
 */
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { environment, EnvironmentError, longestVerifyMinutes } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { deployBy } from './deploy'
import { startPublisher, type PublisherLog } from './publisher'
import { PublisherError } from './publisherError'
import { createReceiver } from './webhook'

const usage = 'Usage: npm run publisher -- [--verify-every MINUTES]'

/** The option takes precedence over the variable. */
function readOptions(): { verifyEvery: number | undefined } {
  const { values } = parseArgs({ options: { 'verify-every': { type: 'string' } } })
  const text = values['verify-every']
  const minutes = Number(text)
  if (text !== undefined && !(text.trim() !== '' && minutes >= 0 && minutes <= longestVerifyMinutes))
    throw new PublisherError(
      `--verify-every ${text}: must be a number of minutes from 0 to ${longestVerifyMinutes}.\n${usage}`,
    )
  return { verifyEvery: text === undefined ? undefined : minutes }
}

const line = (message: string): string => `${new Date().toISOString()} ${message}`
const log: PublisherLog = {
  info: (message) => console.log(line(message)),
  error: (message, cause) =>
    cause === undefined ? console.error(line(message)) : console.error(line(message), cause),
}

async function start(root: string): Promise<void> {
  const { verifyEvery } = readOptions()
  readEnvFile(root)
  const variables = environment()
  const { PUBLISHER_HOST: hostname, PUBLISHER_PORT: port, PUBLISHER_SECRET: secret } = variables
  const publisher = await startPublisher({ root, environment: variables, log })
  const { PUBLISHER_DEPLOY_COMMAND: command, PUBLISHER_VERIFY_MINUTES: verifyByDefault } = variables
  if (command) {
    const deploy = deployBy(command, { folder: publisher.folder, log })
    publisher.onChange(() => void deploy())
    // What the start itself has published, or a process before that was killed.
    void deploy()
  }
  const receiver = createReceiver(publisher, { secret })
  const server = serve({ fetch: receiver.fetch, hostname, port }, ({ port: open }) => {
    log.info(`The publisher is ready: POST http://${hostname}:${open}/publish`)
    if (!secret) log.error('PUBLISHER_SECRET is not set: every request is refused')
  })
  server.on('error', (error) => {
    log.error(`Cannot listen on ${hostname}:${port}: ${error.message}`)
    process.exit(1)
  })
  const minutes = verifyEvery ?? verifyByDefault
  if (minutes > 0) setInterval(() => void publisher.verify(), minutes * 60_000)
  log.info(
    minutes > 0
      ? `A full build is compared with the site every ${minutes} minutes`
      : 'The site is never compared with a full build',
  )
  // A publish that is under way leaves the served site as it is.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))
}

start(process.cwd()).catch((error: unknown) => {
  const isExplained = error instanceof PublisherError || error instanceof EnvironmentError
  if (isExplained) console.error(error.message)
  else log.error('The publisher could not start', error)
  process.exit(1)
})
