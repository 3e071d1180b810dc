import { frameAddress } from './frameAddress'

describe('frameAddress', () => {
  const page = 'https://video.example/watch/1'

  it.each([
    [
      'the address the markup names',
      '<iframe src="https://video.example/embed/1"></iframe>',
      'https://video.example/embed/1',
    ],
    ['the embedded address for another host', '<iframe src="https://evil.example/1"></iframe>', page],
    ['the embedded address for a script', '<iframe src="javascript:alert(1)"></iframe>', page],
    ['the embedded address for plain http', '<iframe src="http://video.example/embed/1"></iframe>', page],
    ['the embedded address without markup', null, page],
  ])('returns %s', (_name, html, address) => {
    expect(frameAddress(page, html)).toBe(address)
  })

  it.each(['http://video.example/1', 'javascript:alert(1)', 'not an address'])('rejects %s', (address) => {
    expect(frameAddress(address, null)).toBeUndefined()
  })
})
