import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { responseBytes } from './firstResponse'

it('counts head and body as they are sent', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/broken') return void response.writeHead(500).end()
    response.writeHead(request.url === '/en/404' ? 404 : 200, {
      'Content-Encoding': 'br',
      'X-Quoted': 'é',
      Connection: 'close',
    })
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
    // The page for missing addresses is weighed like others; its status line is longer.
    expect(await responseBytes(`http://localhost:${port}/en/404`)).toEqual({
      head: head + 'Not Found'.length - 'OK'.length,
      body,
    })
    await expect(responseBytes(`http://localhost:${port}/broken`)).rejects.toThrow('answers 500')
  } finally {
    server.close()
  }
})
