import path from 'node:path'
import { localeByUrlCode } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import type { CmsDocument } from './document'
import { readMarkets } from './markets'
import { fillMarket, unknownTokens } from './marketTokens'
import { exampleFacts, factsDocument, plansDocument } from './productFacts.fixture'

/** The market of a url code, with the values and forms that the content has. */
function marketOf(urlCode: string) {
  const locale = localeByUrlCode(urlCode)
  if (!locale) throw new Error(urlCode)
  const { contentLanguage: lang } = locale
  const file = path.resolve('content/documents', lang, `market.${urlCode}.json`)
  const document = readJson(file) as CmsDocument
  const { markets } = readMarkets([document, plansDocument(lang), factsDocument(locale.code, lang)], [locale])
  const market = markets.get(urlCode as never)
  if (!market) throw new Error(`no market ${urlCode}`)
  return { ...market, facts: exampleFacts, htmlLang: locale.htmlLang }
}

it.each([
  ['da', 'Arket regner {market.vat.definite} ud: {market.vat.label} 25 %', 'Arket regner momsen ud: Moms 25 %'],
  ['da', 'Priserne er i {market.currency.name} uden {market.vat}.', 'Priserne er i danske kroner uden moms.'],
  ['se', 'Arket räknar ut {market.vat.definite} och summan.', 'Arket räknar ut momsen och summan.'],
  ['se', 'Priserna är i {market.currency.name}, {market.vat}koder', 'Priserna är i svenska kronor, momskoder'],
  ['no', 'skiller ut {market.vat.definite}; {market.vat.label}', 'skiller ut merverdiavgiften; Mva'],
  ['no', 'Kontoen er i {market.currency.name}.', 'Kontoen er i norske kroner.'],
  ['fi', 'Kuitti on {market.city.adjective}.', 'Kuitti on tamperelainen.'],
  ['fi', '14 {market.city.in}, {market.city.genitive} pääkonttori', '14 Tampereella, Tampereen pääkonttori'],
  ['fi', '{market.country.genitive} lakia, merkitty {market.register.illative}', 'Suomen lakia, merkitty kaupparekisteriin'],
  ['fi', 'summan, päivämäärän ja {market.vat.genitive}', 'summan, päivämäärän ja arvonlisäveron'],
  ['fi', 'Hinnat ovat {market.currency.in}, {market.vat} 0 %', 'Hinnat ovat euroina, alv 0 %'],
  ['fi', '{market.vat.label} lisätään; veroja kuten {market.vat.partitive}', 'Alv lisätään; veroja kuten arvonlisäveroa'],
  ['nl', 'Prijzen in {market.currency.name}. {market.vat_number.label}', 'Prijzen in euro. Btw-nummer'],
  ['de', 'Alle Preise sind in {market.currency.name} angegeben', 'Alle Preise sind in Euro angegeben'],
  ['at', 'Ihr Konto wird in {market.currency.name} geführt', 'Ihr Konto wird in Euro geführt'],
  ['fr', 'Votre compte est en {market.currency.name}', 'Votre compte est en euros'],
  ['fr-be', 'Les prix sont en {market.currency.name}', 'Les prix sont en euros'],
  ['es', 'Tu cuenta está en {market.currency.name}', 'Tu cuenta está en euros'],
  ['it', 'Il conto è in {market.currency.name}', 'Il conto è in euro'],
  ['pt', 'A sua conta é em {market.currency.name}', 'A sua conta é em euros'],
  ['nl-be', '{market.vat_number.label}, in {market.currency.name}', 'Ondernemingsnummer, in euro'],
])('the market %s writes “%s” as “%s”', (urlCode, text, expected) => {
  const market = marketOf(urlCode)
  expect(fillMarket(text, market, market.htmlLang)).toBe(expected)
})

it('a form that the market does not have is no value', () => {
  expect(unknownTokens('{market.vat.ablative} {market.vatt.label} {market.vat.label}', marketOf('da'))).toEqual([
    '{market.vat.ablative}',
    '{market.vatt.label}',
  ])
})
