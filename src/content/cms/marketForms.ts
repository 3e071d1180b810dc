import type { CmsDocument } from './document'
import { entriesOf, textOf } from './fields'

/**
 * Forms of the values that texts insert, by content language, for the sentences whose grammar wants another form than
 * that of a list: `{market.vat.definite}`, momsen. `definite` with the article of the language; `genitive`, `partitive`
 * and `illative` as the grammar of Finnish names them;
 * `in` is a place or a currency that something is in; `currency.name` as prices are named ("in euro", "i norske kroner").
 * A market document of the language gives all of them.
 */
export const formsOfLanguage: Readonly<Record<string, readonly string[]>> = {
  'da-dk': ['vat.definite', 'currency.name'],
  'de-de': ['currency.name'],
  'es-es': ['currency.name'],
  'fi-fi': [
    'vat.genitive',
    'vat.partitive',
    'register.illative',
    'country.genitive',
    'city.in',
    'city.genitive',
    'city.adjective',
    'currency.in',
  ],
  'fr-be': ['currency.name'],
  'fr-fr': ['currency.name'],
  'it-it': ['currency.name'],
  'nb-no': ['vat.definite', 'currency.name'],
  'nl-be': ['currency.name'],
  'nl-nl': ['currency.name'],
  'pt-pt': ['currency.name'],
  'sv-se': ['vat.definite', 'currency.name'],
}

/** The forms of a `market` document by their name, `vat.definite`; those without a name or a text are left out. */
export const marketFormsOf = ({ data }: CmsDocument): Record<string, string> =>
  Object.fromEntries(
    entriesOf(data['forms']).flatMap((entry) => {
      const [name, text] = [textOf(entry['name']), textOf(entry['text'])]
      return name && text ? [[name, text]] : []
    }),
  )
