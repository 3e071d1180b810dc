import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { responseBytes } from './firstResponse'

it('counts head and body as they are sent', async () => {
  const server = createServer((request, response) => {
    if (request.url !== '/en') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Encoding': 'br', 'X-Quoted': 'é', Connection: 'close' })
    response.end(brotliCompressSync('<main>Cards</main>'))
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  try {
    const sent = await new Promise<number>((resolve) => {
      let bytes = 0
      connect(port, 'localhost')
        .on('data', (chunk) => (bytes += chunk.byteLength))
        .on('close', () => resolve(bytes))
        .end(`GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    const { head, body } = await responseBytes(`http://localhost:${port}/en`)
    expect(body).toBe(brotliCompressSync('<main>Cards</main>').byteLength)
    // What is sent in pieces has the length of each piece in front of it.
    const pieces = `${body.toString(16)}\r\n\r\n0\r\n\r\n`.length
    expect(head + body).toBe(sent - pieces)
    await expect(responseBytes(`http://localhost:${port}/absent`)).rejects.toThrow('answers 404')
  } finally {
    server.close()
  }
})
