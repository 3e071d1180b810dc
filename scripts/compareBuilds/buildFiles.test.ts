import { fileKind, sortFiles, stableName } from './buildFiles'

describe('the files of a build', () => {
  it('have names without the digests that change with source paths', () => {
    expect(stableName('site-data/fr-be.8ed85e830923.json')).toBe('site-data/fr-be.#.json')
    expect(stableName('page-data/sq/d/2841359383.json')).toBe('page-data/sq/d/#.json')
    expect(stableName('social/003e1c9cd7e00839.png')).toBe('social/003e1c9cd7e00839.png')
  })

  it.each([
    ['en/404/index.html', 'HTML'],
    ['page-data/app-data.json', 'page-data and app-data'],
    ['forms-data/en.json', 'forms-data'],
    ['sitemap-fr-be.xml', 'sitemaps and robots.txt'],
    ['media/sign-up.svg', 'media'],
    ['chunk-map.json', 'chunk map'],
    ['~partytown/partytown.js', 'other static files'],
  ])('%s is of the kind %s', (file, kind) => {
    expect(fileKind(file)).toBe(kind)
  })

  it('are compared by content, scripts by name, and what follows from others not at all', () => {
    const { compared, namedScripts, scripts, skipped } = sortFiles([
      'index.html',
      'index.html.br',
      'app-4d2efc77b9ac5c81a840.js',
      'app-4d2efc77b9ac5c81a840.js.map',
      'app-4d2efc77b9ac5c81a840.js.LICENSE.txt',
      '1038-85fadce87f761ae2a76f.js',
      '5535f759c95b183097fb3e668bbf4305978c87fc-5db08449cafdab68e2fb.js',
      'webpack.stats.json',
      '~partytown/partytown.js',
      'site-data/en.2217ff05b160.json',
      'site-data/en.0000ff05b160.json',
    ])
    expect([...compared]).toEqual([
      ['index.html', ['index.html']],
      ['site-data/en.#.json', ['site-data/en.0000ff05b160.json', 'site-data/en.2217ff05b160.json']],
      ['~partytown/partytown.js', ['~partytown/partytown.js']],
    ])
    expect([...namedScripts]).toEqual(['app'])
    expect(scripts).toHaveLength(3)
    expect(skipped).toBe(4)
  })
})
