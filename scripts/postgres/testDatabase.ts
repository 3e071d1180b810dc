import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startCluster, type Cluster } from './cluster'

/** A cluster for tests in several processes, started when the first of them asks for it. */
export type TestDatabaseServer = {
  /** Responds to a GET with the address of the database. */
  address: string
  stop(): Promise<void>
}

/** Starts to listen for tests that need the database. It holds no process open. */
export async function openTestDatabase(): Promise<TestDatabaseServer> {
  let cluster: Promise<Cluster> | undefined
  const server = createServer((_request, response) => {
    cluster ??= startCluster({ isDurable: false })
    cluster.then(
      ({ url }) => response.writeHead(200, { Connection: 'close' }).end(url),
      (error: unknown) => response.writeHead(500, { Connection: 'close' }).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  server.unref()
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      await (await cluster?.catch(() => undefined))?.stop()
    },
  }
}
