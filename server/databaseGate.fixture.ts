import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** A separate port in front of a PostgreSQL, which a test can close and open. */
export type Gate = {
  /** The address of the database behind it. */
  url: string
  /** Connections are refused. */
  refuse(): void
  /** Connections are accepted and get no response. */
  hang(): void
  /** Connections lead to the database. */
  forward(): Promise<void>
  close(): Promise<void>
}

/** The gate of a database that is reached through a socket in a folder (`?host=…`), as that of the tests. */
export async function openGate(databaseUrl: string): Promise<Gate> {
  const url = new URL(databaseUrl)
  const socketFile = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const sockets = new Set<Socket>()
  let forwards = true
  const server: Server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => undefined)
    if (!forwards) return
    const database = connect(socketFile)
    sockets.add(database)
    database.on('error', () => client.destroy())
    database.on('close', () => client.destroy())
    client.on('close', () => database.destroy())
    client.pipe(database).pipe(client)
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  url.password = 'secret'
  return {
    url: url.href,
    refuse() {
      server.close()
      cut()
    },
    hang() {
      forwards = false
      cut()
    },
    async forward() {
      forwards = true
      cut()
      if (!server.listening) await listen(port)
    },
    async close() {
      cut()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
