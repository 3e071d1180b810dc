import { randomBytes } from 'node:crypto'
import { watch } from 'node:fs'
import { listeningHost } from '../content-api'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { buildEnvironment } from './buildEnvironment'
import { bin, launch } from './run'

/**
 * `npm run dev`: Gatsby's development server with hot reload. An edit in the content folder triggers a refresh of the
 * content, so that it shows up too.
 */
function main(): void {
  readEnvFile(process.cwd())
  const { PORT, HOST, CONTENT_DIR, CONTENT_EDITING_HOSTS } = environment()
  const port = String(PORT)
  // A name that the server answers by, on every network too.
  const [name] = [...listeningHost(HOST), 'localhost']
  // Only this process has the content read again, no page of another site.
  const token = randomBytes(24).toString('hex')
  const child = launch(bin('gatsby'), ['develop', '--host', HOST, '--port', port], {
    ...buildEnvironment('development'),
    ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    GATSBY_REFRESH_TOKEN: token,
    CONTENT_EDITING_HOSTS: CONTENT_EDITING_HOSTS.join(','),
  })
  let pending: NodeJS.Timeout | undefined
  const watcher = watch(CONTENT_DIR, { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      fetch(`http://${name}:${port}/__refresh`, {
        method: 'POST',
        headers: { Authorization: token },
      }).catch(() => {
        process.stderr.write('The content changed, but the development server does not respond yet.\n')
      })
    }, 200)
  })
  child.once('exit', (code) => {
    watcher.close()
    process.exitCode = code ?? 0
  })
}

main()
