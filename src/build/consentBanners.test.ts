import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bannerTextKeys, bannerTexts } from '../visitor/consentBanner/texts'
import { writeConsentBanners } from './consentBanners'

it('writes the banner of each locale, and deletes those of others with their compressed copies', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'consent-'))
  mkdirSync(path.join(folder, 'consent'))
  for (const file of ['de.js', 'de.js.br', 'en.js.gz']) writeFileSync(path.join(folder, 'consent', file), '')
  const banner = Object.fromEntries(bannerTextKeys.map((key) => [key, `the ${key}`]))
  const texts = bannerTexts({
    banner,
    policy: {},
    policyPath: undefined,
    htmlLang: 'en-GB',
    label: 'Settings',
  })
  writeConsentBanners([{ urlCode: 'en', texts }], folder)
  expect(readdirSync(path.join(folder, 'consent')).sort()).toEqual(['en.js', 'en.js.gz'])
  const file = readFileSync(path.join(folder, 'consent/en.js'), 'utf8')
  for (const text of Object.values(banner)) expect(file).toContain(text)
})
