import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HostText } from '../hostFile'

/** Where Debian installs the module with `brotli_static`. */
const debiansBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The module with `brotli_static` of this machine's nginx. */
export const installedBrotliModule = (): string | undefined =>
  existsSync(debiansBrotliModule) ? debiansBrotliModule : undefined

/** The version of the installed nginx, `nginx/1.22.1`; undefined where there is none. */
export function nginxVersion(): string | undefined {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  return status === 0 ? stderr.replace(/^.*: /, '').trim() : undefined
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export type Nginx = { stop(): Promise<void> }

async function isListening(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/api/live`, { redirect: 'manual' })
    return true
  } catch {
    return false
  }
}

/** Starts nginx in a folder with this configuration, which listens on `port`. Throws with its output when it does not start. */
export async function startNginx(folder: string, files: readonly HostText[], port: number): Promise<Nginx> {
  for (const { path: file, text } of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  // As root nginx would give its work to a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const endWithUs = (): boolean => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  for (const start = Date.now(); !(await isListening(port)); await sleep(50)) {
    if (child.exitCode !== null || Date.now() - start > 10_000) {
      child.kill('SIGTERM')
      throw new Error(`nginx did not start:\n${output}`)
    }
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.removeListener('exit', endWithUs)
    },
  }
}
