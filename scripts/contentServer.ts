import { spawn } from 'node:child_process'
import path from 'node:path'

export type ContentServer = {
  /** Address of the API, up to and including /api/v2. */
  endpoint: string
  /** Publishes the present files of the content folder. */
  publish: () => Promise<void>
  stop: () => void
}

/** Starts the content API of a folder in a separate process, on a free port. Throws when it does not start. */
export async function startContentServer(project: string, content: string): Promise<ContentServer> {
  const main = path.join(project, 'content-api/main.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', main, '--root', project, '--content', content, '--port', '0'],
    { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const stop = (): boolean => child.kill()
  process.once('exit', stop)
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = /http:\S+\/api\/v2/.exec(text)?.[0]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The content server ended with ${String(code)} at its start`)),
    )
  })
  return {
    endpoint,
    async publish() {
      const response = await fetch(new URL('/reload', endpoint), { method: 'POST' })
      if (!response.ok) throw new Error(`${endpoint} responded with ${response.status} to /reload`)
    },
    stop() {
      process.removeListener('exit', stop)
      stop()
    },
  }
}
