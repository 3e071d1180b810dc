import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globalStringKeys } from '../src/site/globalStrings'
import { builtEmailDomains, builtStrings } from './builtTexts'

let publicDir: string
beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'public-'))
  await mkdir(join(publicDir, 'site-data'))
  await mkdir(join(publicDir, 'forms-data'))
})
afterEach(() => rm(publicDir, { recursive: true }))

describe('the strings of a locale', () => {
  const write = (name: string, text: string) => writeFile(join(publicDir, 'site-data', name), text)
  const siteData = (text: string): string =>
    JSON.stringify({ urlCode: 'x', strings: Object.fromEntries(globalStringKeys.map((key) => [key, text])) })

  it('are those of the built file, whatever its digest', async () => {
    await write('fr.0123456789ab.json', siteData('fr'))
    await write('fr-be.0123456789ab.json', siteData('fr-be'))
    await write('fr.0123456789ab.json.br', 'compressed')
    expect((await builtStrings(publicDir, 'fr')).send).toBe('fr')
    expect((await builtStrings(publicDir, 'fr-be')).send).toBe('fr-be')
  })

  it.each([
    ['missing', undefined],
    ['no JSON', '{'],
    ['incomplete', '{"strings":{"send":"Send"}}'],
  ])('are an error when the file is %s', async (_name, text) => {
    if (text) await write('en.0123456789ab.json', text)
    await expect(builtStrings(publicDir, 'en')).rejects.toThrow()
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
