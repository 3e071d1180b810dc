import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteServer } from '../siteServer'

/** Servers of one site behind a load balancer. */
export type SiteServers = {
  /** The origin of the next server in turn, without those that are known to be down unless all are. */
  origin(): string
  /** Ends a server with SIGKILL and starts it again, until it starts. Gives the milliseconds it was down. */
  crash(index: number): Promise<number>
  stop(): Promise<void>
}

/** Time between two attempts to start a server, in milliseconds. */
const startInterval = 500

export async function openSiteServers(count: number, start: () => Promise<SiteServer>): Promise<SiteServers> {
  // One after another, so that the first of them creates the tables and the others find them.
  const servers: SiteServer[] = []
  for (let index = 0; index < count; index++) servers.push(await start())
  const down = new Set<number>()
  let turn = 0

  /** As a process manager does: a server does not start while its database is down. */
  const restart = async (): Promise<SiteServer> => {
    for (;;) {
      try {
        return await start()
      } catch {
        await sleep(startInterval)
      }
    }
  }

  return {
    origin() {
      const running = servers.filter((_server, index) => !down.has(index))
      const candidates = running.length > 0 ? running : servers
      turn += 1
      return candidates[turn % candidates.length]?.origin ?? ''
    },
    async crash(index) {
      const crashed = performance.now()
      await servers[index]?.kill()
      down.add(index)
      servers[index] = await restart()
      down.delete(index)
      return performance.now() - crashed
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}
