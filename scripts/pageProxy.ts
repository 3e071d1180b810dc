import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The HTML without scripts; structured data stays. */
export const withoutJavaScript = (html: string): string =>
  html.replace(/<script(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')

async function body(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/**
 * A server on a free port in front of the site, for benches: it sends the pages at these paths as `change` makes them,
 * compressed once. Everything else passes through.
 */
export function startPageProxy(
  origin: string,
  pages: readonly string[],
  change: (html: string) => string,
): Promise<Server> {
  const changed = new Map<string, Buffer>()
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = '' } = incoming
    const isPage = pages.includes(url)
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    const upstream = request(`${origin}${url}`, { method: incoming.method, headers })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve).once('error', reject).end()
    })
    if (!isPage) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      return
    }
    const html = await body(response)
    const page = changed.get(url) ?? brotliCompressSync(change(html.toString()))
    changed.set(url, page)
    const { 'content-type': type = 'text/html' } = response.headers
    outgoing
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': page.length })
      .end(page)
  }
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)))
}

export const originOf = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`
