import danish from '../../../content/documents/da-dk/product_screens.da.json'
import english from '../../../content/documents/en-gb/product_screens.en.json'
import { locales, type UrlCode } from '../../../locales.config'
import type { CmsDocument } from '../../content/cms/document'
import { readProductScreens } from '../../content/cms/productScreens'
import { sceneNames } from '../../content/cms/sceneNames'
import { sceneWords, type RelatedSceneWords } from '../../content/cms/sceneWords'
import { exampleSite } from '../../content/site/exampleSite.fixture'

function wordsOf(
  document: CmsDocument,
  urlCode: UrlCode,
  market: { currency: string; vat: string },
): RelatedSceneWords {
  const locale = locales.filter((entry) => entry.urlCode === urlCode)
  const screens = readProductScreens([document], locale).productScreens.get(urlCode)
  if (!screens) return {}
  return sceneWords(sceneNames, screens, { ...exampleSite.market, ...market }, locale[0]?.htmlLang ?? 'en-GB')
}

/** The words of every scene in the United Kingdom, for tests and the workshop. Never part of the site. */
export const exampleScenes = wordsOf(english, 'en', exampleSite.market)

/** The same in Denmark: another currency, with longer amounts. */
export const danishScenes = wordsOf(danish, 'da', { currency: 'DKK', vat: 'moms' })
