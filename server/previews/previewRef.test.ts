import { embeddedPreviewRef, prismicPreviewRef } from './previewRef'

const none = expect.objectContaining({ status: 400 }) as unknown
const ended = expect.objectContaining({ status: 404 }) as unknown

describe('of the embedded repository', () => {
  const asked: string[] = []
  const refOf = embeddedPreviewRef((id) => {
    asked.push(id)
    return Promise.resolve(id === 'a1')
  })

  it('every spelling of a session is one ref', async () => {
    for (const written of [
      'http://localhost:9000/content-api/previews/a1',
      'http://localhost:9000/content-api/previews/a1?websitePreviewId=embedded',
      'http://localhost:9000/previews/a1?x=1#y',
      'https://elsewhere.test/content-api/previews/a1',
    ])
      expect(await refOf(written)).toBe('/previews/a1')
  })

  it.each([
    'master~0123456789abcdef0123',
    'release~0123',
    '',
    '{}',
    'http://localhost/previews/',
    'http://localhost/previews/a1/b',
  ])('"%s" is no preview, and nothing is looked up', async (written) => {
    asked.length = 0
    await expect(refOf(written)).rejects.toEqual(none)
    expect(asked).toEqual([])
  })

  it('a session that there is not has ended', async () => {
    await expect(refOf('http://localhost:9000/content-api/previews/a2')).rejects.toEqual(ended)
  })
})

describe('of a Prismic repository', () => {
  const refOf = prismicPreviewRef({ name: 'outlay' })

  it.each([
    [
      'https://outlay.prismic.io/previews/Zx:Ab~c?websitePreviewId=W1',
      'https://outlay.prismic.io/previews/Zx:Ab~c?websitePreviewId=W1',
    ],
    [
      'https://outlay.prismic.io/previews/Zx?websitePreviewId=W1&again=2#x',
      'https://outlay.prismic.io/previews/Zx?websitePreviewId=W1',
    ],
    ['https://outlay.cdn.prismic.io/previews/Zx', 'https://outlay.cdn.prismic.io/previews/Zx'],
  ])('%s is %s', async (written, ref) => {
    expect(await refOf(written)).toBe(ref)
  })

  it.each([
    'ZxYmasterRef',
    'https://other.prismic.io/previews/Zx',
    'http://outlay.prismic.io/previews/Zx',
    'https://outlay.prismic.io.evil.test/previews/Zx',
    'https://outlay.prismic.io/api/v2',
    'javascript:/previews/Zx',
    `https://outlay.prismic.io/previews/${'x'.repeat(600)}`,
  ])('%s is no preview of it', async (written) => {
    await expect(refOf(written)).rejects.toEqual(none)
  })

  it('the configured server has previews in a folder', async () => {
    const configured = prismicPreviewRef({ name: 'cms', endpoint: 'http://cms.test:4400/folder/api/v2' })
    const ref = 'http://cms.test:4400/folder/previews/1?websitePreviewId=embedded'
    expect(await configured(ref)).toBe(ref)
    await expect(configured('http://cms.test/folder/previews/1')).rejects.toEqual(none)
  })
})
