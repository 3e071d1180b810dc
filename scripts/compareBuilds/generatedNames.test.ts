import { neutralPageData, withoutDigests } from './generatedNames'

const chunkMapping = (map: Record<string, string[]>): string =>
  `window.___chunkMapping=${JSON.stringify(JSON.stringify(map))};`

describe('a text without digests', () => {
  it('names scripts and site data by what they are, and keeps what was named', () => {
    const { text, references } = withoutDigests(
      '<template data-site-data="/site-data/en.2217ff05b160.json"><script src="/app-4d2efc77b9ac5c81a840.js" async></script><script src="/1038-85fadce87f761ae2a76f.js"></script>',
    )
    expect(text).toBe(
      '<template data-site-data="/site-data/en.#.json"><script src="/app-#.js" async></script><script src="/#-#.js"></script>',
    )
    expect(references).toEqual([
      'app-4d2efc77b9ac5c81a840.js',
      '1038-85fadce87f761ae2a76f.js',
      'site-data/en.2217ff05b160.json',
    ])
  })

  it('has no compilation hash and a chunk map in a fixed order', () => {
    const before = chunkMapping({ app: ['/app-4d2efc77b9ac5c81a840.js'], modal: [] })
    const after = chunkMapping({ modal: [], app: ['/app-0000000000000000000a.js'] })
    expect(withoutDigests(before).text).toBe(withoutDigests(after).text)
    expect(withoutDigests('<script data-build="41c5bf13ab992a03bca4">').text).toBe('<script data-build="#">')
  })

  it('keeps the names of chunks', () => {
    expect(withoutDigests(chunkMapping({ 'slice-hero': [] })).text).not.toBe(
      withoutDigests(chunkMapping({ 'slice-faq': [] })).text,
    )
  })

  it('keeps file names that only resemble those of scripts', () => {
    const text = '<img src="/social/003e1c9cd7e00839.png"/><script src="/app-2.js"></script>'
    expect(withoutDigests(text)).toEqual({ text, references: [] })
  })
})

describe('neutral page data', () => {
  const pageData = (siteDigest: string, title: string, hashes: string[] = []): string =>
    JSON.stringify({
      componentChunkName: 'component---src-templates-about-tsx',
      result: { data: { title }, pageContext: { locale: 'en', siteDigest } },
      staticQueryHashes: hashes,
    })

  it('has no digests', () => {
    expect(neutralPageData(pageData('2217ff05b160', 'About', ['1'])).value).toEqual(
      neutralPageData(pageData('000000000000', 'About', ['2'])).value,
    )
    expect(neutralPageData('{"webpackCompilationHash":"41c5"}').value).toEqual({
      webpackCompilationHash: '#',
    })
  })

  it('keeps the content, the number of queries and the name of the component', () => {
    const { value } = neutralPageData(pageData('2217ff05b160', 'About'))
    expect(value).not.toEqual(neutralPageData(pageData('2217ff05b160', 'Contact')).value)
    expect(value).not.toEqual(neutralPageData(pageData('2217ff05b160', 'About', ['1'])).value)
    expect(value).toMatchObject({ componentChunkName: 'component---src-templates-about-tsx' })
  })

  it('names the site data that the page needs', () => {
    expect(neutralPageData(pageData('2217ff05b160', 'About')).references).toEqual([
      'site-data/en.2217ff05b160.json',
    ])
  })
})
