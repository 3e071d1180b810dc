import common from '../../../../content/documents/en-gb/tool_words.common.json'
import english from '../../../../content/documents/en-gb/tool_words.vat-calculator.json'
import { toolWordsOf, type ToolWords } from '../../../content/cms/toolWords'

/** The English words of the calculator, with the word of the market. */
export const vatCalculatorWords: ToolWords = Object.fromEntries(
  Object.entries({ ...toolWordsOf(common.data), ...toolWordsOf(english.data) }).map(([key, text]) => [
    key,
    text.replaceAll('{market.vat}', 'VAT'),
  ]),
)
