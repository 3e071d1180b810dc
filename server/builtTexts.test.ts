import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globalStringKeys } from '../src/site/globalStrings'
import { builtEmailDomains, builtStrings } from './builtTexts'

let publicDir: string
beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'public-'))
  await mkdir(join(publicDir, 'forms-data'))
})
afterEach(() => rm(publicDir, { recursive: true }))

describe('the strings of a locale', () => {
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(join(publicDir, file, '..'), { recursive: true })
    await writeFile(join(publicDir, file), text)
  }
  const nameSiteData = (urlCode: string, siteDigest: string) =>
    write(`page-data/${urlCode}/page-data.json`, JSON.stringify({ result: { pageContext: { siteDigest } } }))
  const siteData = (text: string): string =>
    JSON.stringify({ urlCode: 'x', strings: Object.fromEntries(globalStringKeys.map((key) => [key, text])) })

  it('are those of the file that its root page names, beside those of earlier builds', async () => {
    await nameSiteData('fr', 'bbbbbbbbbbbb')
    await nameSiteData('fr-be', '0123456789ab')
    await write('site-data/fr.aaaaaaaaaaaa.json', siteData('earlier'))
    await write('site-data/fr.bbbbbbbbbbbb.json', siteData('fr'))
    await write('site-data/fr.cccccccccccc.json', siteData('earlier still'))
    await write('site-data/fr-be.0123456789ab.json', siteData('fr-be'))
    expect((await builtStrings(publicDir, 'fr')).send).toBe('fr')
    expect((await builtStrings(publicDir, 'fr-be')).send).toBe('fr-be')
  })

  it.each([
    ['missing', undefined],
    ['no JSON', '{'],
    ['incomplete', '{"strings":{"send":"Send"}}'],
  ])('are an error when the file is %s', async (_name, text) => {
    await nameSiteData('en', '0123456789ab')
    if (text) await write('site-data/en.0123456789ab.json', text)
    await expect(builtStrings(publicDir, 'en')).rejects.toThrow()
  })

  it('are an error without the root page', async () => {
    await write('site-data/en.0123456789ab.json', siteData('en'))
    await expect(builtStrings(publicDir, 'en')).rejects.toThrow('page-data')
  })
})

describe('the domains of no work e-mail', () => {
  const read = () => {
    const log: string[] = []
    const domains = builtEmailDomains(publicDir, {
      info: (line) => log.push(line),
      error: (line) => log.push(line),
    })
    return { domains, log }
  }

  it('are those of the built file', async () => {
    const text = JSON.stringify({ disallowedEmailDomains: ['free.example', 'mail.example'], more: 1 })
    await writeFile(join(publicDir, 'forms-data/en.json'), text)
    expect(read()).toEqual({ domains: new Set(['free.example', 'mail.example']), log: [] })
  })

  it.each([undefined, '{', '{}'])('are none, and that is logged, when the file is %j', async (text) => {
    if (text) await writeFile(join(publicDir, 'forms-data/en.json'), text)
    const { domains, log } = read()
    expect(domains.size).toBe(0)
    expect(log).toEqual([expect.stringContaining('public/forms-data/en.json cannot be read')])
  })
})
