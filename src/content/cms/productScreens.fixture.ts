import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales, type Locale } from '../../../locales.config'
import { readJson } from '../../core/values/readJson'
import type { CmsDocument } from './document'
import { cmsDocument } from './document.fixture'
import { readProductScreens, type ProductScreens } from './productScreens'

const folder = path.resolve(__dirname, '../../../content/documents')

/** The document of the embedded repository with the product screens of a market. */
export function screensDocumentOf({
  contentLanguage,
  urlCode,
}: Pick<Locale, 'contentLanguage' | 'urlCode'>): CmsDocument {
  const file = path.join(folder, contentLanguage, `product_screens.${urlCode}.json`)
  return readJson(file) as CmsDocument
}

/** The product screens of the United Kingdom, for a market with this locale code. */
export const exampleScreensDocument = (localeCode: string, data: Record<string, unknown> = {}): CmsDocument =>
  cmsDocument(
    'product_screens',
    { ...screensDocumentOf({ contentLanguage: 'en-gb', urlCode: 'en' }).data, localeCode, ...data },
    { id: `screens-${localeCode}` },
  )

/** Every document of a type in the embedded repository. */
export const documentsOfType = (type: string): CmsDocument[] =>
  readdirSync(folder).flatMap((lang) =>
    readdirSync(path.join(folder, lang))
      .filter((file) => file.split('.')[0] === type)
      .map((file) => readJson(path.join(folder, lang, file)) as CmsDocument),
  )

const [english] = locales.filter(({ urlCode }) => urlCode === 'en')
const read = readProductScreens(
  [exampleScreensDocument('en-gb')],
  english ? [english] : [],
  Date.UTC(2027, 2, 30),
).productScreens.get('en')
if (!read) throw new Error('the embedded repository has no product screens in English')

/** The product screens of the United Kingdom. */
export const exampleScreens: ProductScreens = read
