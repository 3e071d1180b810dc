import english from '../../../../content/documents/en-gb/tool_words.roi-calculator.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { wordsFor } from '../../words/model/wordsFor'
import { roiCalculatorWordKeys } from './wordKeys'

/** The English words of the calculator. */
export const englishRoiWords = wordsFor(toolWordsOf(english.data), roiCalculatorWordKeys)
