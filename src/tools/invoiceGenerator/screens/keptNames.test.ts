import { toolWordsOf } from '../../../content/cms/toolWords'
import { readJson } from '../../../core/values/readJson'
import { wordsFor } from '../../words/model/wordsFor'
import { invoiceGeneratorWordKeys } from '../model/generatorWordKeys'
import { keptParts } from '../model/opened/kept'
import { nameOfKept } from './keptNames'

const { data } = readJson('content/documents/en-gb/tool_words.invoice-generator.json') as {
  data: Record<string, unknown>
}
const words = wordsFor(toolWordsOf(data), invoiceGeneratorWordKeys)

it('a part that is kept has a name, and its terms', () => {
  expect(nameOfKept({ part: 'attachments', names: ['BG-24'] }, words)).toBe('attachments (BG-24)')
  expect(nameOfKept({ part: 'other', names: ['Country/Name', 'UUID'] }, words)).toBe(
    'elements of the file without a field (Country/Name, UUID)',
  )
})

it('of very many elements the first are named', () => {
  const names = Array.from({ length: 50 }, (_, index) => `E${String(index)}`)
  expect(nameOfKept({ part: 'other', names }, words)).toMatch(/E19, …\)$/)
})

it.each(keptParts)('%s has a name', (part) => {
  expect(nameOfKept({ part, names: ['BT-1'] }, words)).toMatch(/^[a-z].* \(BT-1\)$/)
})
