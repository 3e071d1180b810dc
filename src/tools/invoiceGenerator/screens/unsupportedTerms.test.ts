import { toolWordsOf } from '../../../content/cms/toolWords'
import { readJson } from '../../../core/values/readJson'
import { wordsFor } from '../../words/model/wordsFor'
import { unsupportedTerms } from '../model/fromSemantic'
import { invoiceGeneratorWordKeys } from '../model/generatorWordKeys'
import { namesOfUnsupported } from './unsupportedTerms'

const { data } = readJson('content/documents/en-gb/tool_words.invoice-generator.json') as {
  data: Record<string, unknown>
}
const words = wordsFor(toolWordsOf(data), invoiceGeneratorWordKeys)

it('what the form has no field for has a name and its number', () => {
  expect(namesOfUnsupported(['BG-24', 'BT-127', 'BG-10', 'BT-159'], words, 'en-GB')).toBe(
    'another payee (BG-10), attachments (BG-24) and details of items (BT-127, BT-159)',
  )
})

it('what the file has beyond the terms that were read is named too', () => {
  expect(namesOfUnsupported(['BG-10'], words, 'en-GB', ['BT-20', 'Country/Name', 'BG-13', 'UUID'])).toBe(
    'another payee (BG-10), values that the file gives more than once (BT-20, BG-13) and elements of the file without a field (Country/Name, UUID)',
  )
  const many = Array.from({ length: 50 }, (_, index) => `E${String(index)}`)
  expect(namesOfUnsupported([], words, 'en-GB', many)).toMatch(/E19, …\)$/)
})

it('a term without a name is given by its number', () => {
  expect(namesOfUnsupported(['BT-999'], words, 'en-GB')).toBe('BT-999')
})

it('every term that can be left out has a name', () => {
  expect(unsupportedTerms.filter((term) => namesOfUnsupported([term], words, 'en-GB') === term)).toEqual([])
})
