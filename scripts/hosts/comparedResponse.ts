import { request, type IncomingHttpHeaders } from 'node:http'

/** A request as it is written on the connection: nothing in the address is corrected on the way. */
export type RawRequest = {
  address: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request to an origin and reads the whole response. */
export function send(
  origin: string,
  { address, method = 'GET', headers = {}, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${method} ${address}: no response in 20 s`)))
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Headers of the connection, of the machine and of a version, which two servers of one site need not share. */
const ofServer = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'server',
  'date',
  'etag',
  'last-modified',
  'accept-ranges',
]

/** Headers that both or none must send, with a value of their own. */
const ofVersion = ['etag', 'last-modified']

const isRedirect = ({ status }: RawResponse): boolean => [301, 302, 307, 308].includes(status)

/** In what a response differs from the expected one, in words; none when a visitor and a cache get the same. */
export function differences(expected: RawResponse, found: RawResponse): string[] {
  if (expected.status !== found.status) return [`status ${found.status}, not ${expected.status}`]
  // Nobody reads the text of a redirect.
  const skipped = isRedirect(expected) ? [...ofServer, 'content-type'] : ofServer
  const names = new Set([...Object.keys(expected.headers), ...Object.keys(found.headers)])
  const values = [...names]
    .filter((name) => !skipped.includes(name))
    .filter((name) => String(expected.headers[name]) !== String(found.headers[name]))
    .map((name) => `${name}: ${String(found.headers[name])}, not ${String(expected.headers[name])}`)
  const presence = ofVersion
    .filter((name) => name in expected.headers !== name in found.headers)
    .map((name) => `${name} is ${name in found.headers ? 'sent' : 'missing'}`)
  const body =
    isRedirect(expected) || expected.body.equals(found.body)
      ? []
      : [`the body has ${found.body.length} bytes and others, not the ${expected.body.length}`]
  return [...values, ...presence, ...body]
}
