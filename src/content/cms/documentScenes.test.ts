import { cmsDocument } from './document.fixture'
import { homeMarketOf, ledgerOf, scenesOf, withLedger } from './documentScenes'
import { austrianValues } from './markets.fixture'
import { readProductScreens } from './productScreens'
import { documentsOfType, exampleScreens } from './productScreens.fixture'
import { sceneWords } from './sceneWords'

it('an integration opens with the scene of its category, before those its fields name', () => {
  const slices = [{ primary: { scene: 'approval' } }]
  expect(scenesOf(cmsDocument('integration', { category: 'travel', slices }))).toEqual([
    { path: 'data.category', name: 'expense_list' },
    { path: 'data.slices.0.primary.scene', name: 'approval' },
  ])
  expect(scenesOf(cmsDocument('integration', { category: 'other' }))).toEqual([])
})

it('a category of another document has no scene', () => {
  expect(scenesOf(cmsDocument('perk', { category: 'travel', scene: 'reports' }))).toEqual([
    { path: 'data.scene', name: 'reports' },
  ])
})

describe('the closed month on the page of an accounting system', () => {
  const germanScreens = readProductScreens(documentsOfType('product_screens')).productScreens.get('de')
  if (!germanScreens) throw new Error('no German product screens')
  const german = germanScreens
  const british = { ...austrianValues, currency: 'GBP', vat: 'VAT' }

  function monthOf(partner: string) {
    const document = cmsDocument('integration', { category: 'accounting', partner_name: partner })
    const home = homeMarketOf(document) === 'de' ? { screens: german, currency: 'EUR' } : undefined
    const screens = withLedger(exampleScreens, ledgerOf(document), 'GBP', home)
    const made = sceneWords(['month_close'], screens, british, 'en-GB').month_close
    return made && { button: made.button, first: made.rows[0] }
  }

  it('has the accounts and the currency of the country of the system', () => {
    expect(monthOf('DATEV')).toEqual({
      button: 'Export to DATEV',
      first: { account: '4660', name: 'Travel', amount: expect.stringMatching(/^€/) },
    })
  })

  it('has those of the market where the system is that of its company', () => {
    expect(monthOf('Xero')?.first).toEqual({ account: '493', name: 'Travel', amount: expect.stringMatching(/^£/) })
  })

  it('has no account numbers for a system of many countries', () => {
    expect(monthOf('NetSuite')).toEqual({
      button: 'Export to NetSuite',
      first: { name: 'Travel', amount: expect.stringMatching(/^£/) },
    })
  })

  it('knows the country of each system that belongs to one, by the name it has now', () => {
    const homes = documentsOfType('integration').map((document) => [ledgerOf(document), homeMarketOf(document)])
    expect(Object.fromEntries(homes.filter(([ledger]) => ledger !== undefined))).toEqual({
      DATEV: 'de',
      'Exact Online': 'nl',
      Fortnox: 'se',
      Holded: 'es',
      NetSuite: undefined,
      QuickBooks: undefined,
      Spiris: 'se',
      Twinfield: 'nl',
      'Visma e-conomic': 'da',
      Xero: undefined,
    })
  })
})
