import { localeCookie } from '../../../locales.config'
import { addressRules } from './addressRules'
import { localeChoice, localeSegments } from './localeSegments'

it('lists the pages once, sorted, as a browser writes them', () => {
  const { pages } = addressRules(['/en/pricing', '/en/café', '/en', '/en/pricing', '/en/caf%C3%A9'])
  expect(pages).toEqual(['/en', '/en/caf%C3%A9', '/en/pricing'])
})

it('says which endings and file names are left out, and what a market is called', () => {
  const rules = addressRules([])
  expect(rules).toMatchObject({ pages: [], indexNames: ['index', 'default'] })
  expect(rules.pageEndings).toEqual(expect.arrayContaining(['html', 'php', 'aspx']))
  expect(rules.localeSegments).toEqual(localeSegments())
  expect(rules.localeChoice).toEqual(localeChoice(localeCookie))
})
