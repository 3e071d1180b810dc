/**
 * Runs a function as Netlify does, by both of its signatures: `node localRuntime.mjs FOLDER NAME` loads `NAME.mjs` and `NAME.js`
 * of the folder in this process, writes its port, and gives each request to the one or, with `x-signature: event`, the other.
 */
import { Buffer } from 'node:buffer'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

const [folder = '', name = ''] = process.argv.slice(2)
const { default: respond } = await import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)
const { handler } = createRequire(import.meta.url)(path.join(folder, `${name}.js`))

/** The visitor, who has sent nothing of it. */
const ip = '203.0.113.7'

async function read(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function handle(request, response) {
  const { method = 'GET' } = request
  const url = `https://www.outlay.example${request.url}`
  const body = await read(request)
  const headers = Object.entries(request.headers).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  if (request.headers['x-signature'] === 'event') {
    const result = await handler({
      rawUrl: url,
      httpMethod: method,
      headers: { ...Object.fromEntries(headers), 'x-nf-client-connection-ip': ip },
      body: body.length > 0 ? body.toString('base64') : null,
      isBase64Encoded: true,
    })
    response.writeHead(result.statusCode, result.multiValueHeaders).end(Buffer.from(result.body, 'base64'))
    return
  }
  const hasBody = !['GET', 'HEAD'].includes(method)
  const waiting = []
  const answer = await respond(new globalThis.Request(url, { method, headers, ...(hasBody && { body }) }), {
    ip,
    waitUntil: (promise) => void waiting.push(promise),
  })
  await Promise.all(waiting)
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'x-waited': String(waiting.length),
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

const server = createServer((request, response) => void handle(request, response))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
