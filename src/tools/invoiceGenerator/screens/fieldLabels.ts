import { fill } from '../../../core/i18n/fill'
import { labelled } from '../../../core/i18n/labelled'
import type { Words } from '../../words/model/wordsFor'
import { fieldAt } from '../model/fields'
import type { InvoiceGeneratorWordKey } from '../model/generatorWordKeys'

/** What a field of the form is called, with its line or party; empty for a path without a field. */
export function labelOfField(path: string, words: Words<InvoiceGeneratorWordKey>, htmlLang: string): string {
  const key = fieldAt(path)?.word
  const [, index] = /^lines\.(\d+)\.(?:.+)$/.exec(path) ?? []
  if (index !== undefined)
    return fill(words.item_field, {
      number: String(Number(index) + 1),
      field: key ? words[key] : words.step_items,
    })
  const [, party] = /^(seller|buyer)\./.exec(path) ?? []
  if (party) {
    const name = party === 'seller' ? words.step_seller : words.step_buyer
    return key ? labelled(name, words[key], htmlLang) : name
  }
  return key ? words[key] : ''
}
