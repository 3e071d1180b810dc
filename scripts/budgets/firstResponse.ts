import { get } from 'node:http'

/**
 * The bytes of a response as they are sent over HTTP/1.1: its head, and its body in Brotli. Rejects for an address that is
 * no page; a page for missing addresses is sent with 404.
 */
export function responseBytes(address: string): Promise<{ head: number; body: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { statusCode, statusMessage = '', rawHeaders } = response
      if (statusCode !== 200 && statusCode !== 404) {
        response.resume()
        reject(new Error(`${address} answers ${statusCode}: it cannot be weighed`))
        return
      }
      // Each name and each value has two characters behind it, as the status line and the whole head have.
      const fields = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2, 0)
      const head = `HTTP/1.1 ${statusCode} ${statusMessage}`.length + 2 + fields + 2
      let body = 0
      response.on('data', (chunk: Buffer) => (body += chunk.byteLength))
      response.on('end', () => resolve({ head, body }))
      response.on('error', reject)
    }).on('error', reject)
  })
}
