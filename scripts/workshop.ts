import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { runMain } from './runMain'
import { buildWorkshop } from './workshop/buildWorkshop'

/**
 * `npm run workshop`: every component in its states on one page, served on this machine only. With `--build` the
 * page is written to `build/workshop` and nothing is served.
 */
const port = Number(process.env['PORT'] ?? 6006)

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

function serve(folder: string): void {
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname))
    const type = types[path.extname(file)]
    if (!type || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': type })
    createReadStream(file).pipe(response)
  }).listen(port, '127.0.0.1', () => process.stdout.write(`Component workshop: http://localhost:${port}\n`))
}

runMain(async () => {
  const folder = await buildWorkshop()
  if (process.argv.includes('--build')) process.stdout.write(`${folder}/index.html\n`)
  else serve(folder)
})
