import { neutralPageData, withoutDigests } from './generatedNames'

describe('a text without digests', () => {
  it('names scripts and site data by what they are, and keeps what was named', () => {
    const { text, references } = withoutDigests(
      '<script data-release="/app-4d2efc77b9ac5c81a840.js /1038-85fadce87f761ae2a76f.js /site-data/en.2217ff05b160.json">',
    )
    expect(text).toBe('<script data-release="/app-#.js /#-#.js /site-data/en.#.json">')
    expect(references).toEqual([
      'app-4d2efc77b9ac5c81a840.js',
      '1038-85fadce87f761ae2a76f.js',
      'site-data/en.2217ff05b160.json',
    ])
  })

  it('has no compilation hash', () => {
    expect(withoutDigests('<script data-release="41c5bf13ab992a03bca4 ">').text).toBe(
      '<script data-release="# ">',
    )
  })

  it('keeps the names of chunks', () => {
    const named = (chunk: string): string => withoutDigests(`/${chunk}-4d2efc77b9ac5c81a840.js`).text
    expect(named('slice-hero')).not.toBe(named('slice-faq'))
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
