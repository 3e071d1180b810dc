import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import {
  createReceiver,
  PublisherError,
  startPublisher,
  type Publisher,
  type PublisherLog,
} from '../publisher'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { messageOf } from '../src/core/values/error'
import { launch } from './run'
import { runMain } from './runMain'

/**
 * The second half of `npm start`: serves the last build, with the publisher beside the server, so that what is published
 * in the editor is on the site at once. Publisher and server talk to each other on a free port of this machine, with a
 * their own secret.
 */
const log: PublisherLog = {
  info: (message) => console.log(message),
  error: (message, cause) => (cause === undefined ? console.error(message) : console.error(message, cause)),
}

/** The publisher once it is ready; it works on the site of the last build for some seconds before. */
async function openPublisher(root: string): Promise<Publisher> {
  try {
    return await startPublisher({ root, environment: environment(), log })
  } catch (error) {
    const reason = error instanceof PublisherError ? error.message : error
    log.error('Without the publisher, the site shows what is published after `npm run build`.', reason)
    throw error
  }
}

async function listenLocally(publisher: Promise<Publisher>, secret: string): Promise<string> {
  const receiver = createReceiver(
    {
      publish: async () => {
        const ready = await publisher.catch((error: unknown) => messageOf(error))
        return typeof ready === 'string'
          ? { outcome: 'failed', message: ready, milliseconds: 0 }
          : ready.publish()
      },
      status: async () => (await publisher).status(),
      checkDrafts: async (...drafts) => (await publisher).checkDrafts(...drafts),
    },
    { secret },
  )
  const server = createAdaptorServer({ fetch: receiver.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function main(): Promise<void> {
  const root = process.cwd()
  readEnvFile(root)
  const secret = randomBytes(24).toString('hex')
  const publisher = openPublisher(root)
  publisher.catch(() => undefined)
  const url = await listenLocally(publisher, secret)
  const variables = { ...process.env, PUBLISHER_URL: url, PUBLISHER_SECRET: secret }
  const server = launch(process.execPath, ['scripts/runBundle.mjs', 'server'], variables)
  // Without the server there is nothing to publish for.
  server.once('exit', (code) => process.exit(code ?? 0))
}

runMain(main, { exits: true })
