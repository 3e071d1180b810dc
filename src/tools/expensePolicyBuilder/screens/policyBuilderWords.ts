import type { Words } from '../../words/model/wordsFor'
import type { ExpensePolicyWordKey } from '../model/wordKeys'

/** The words of the builder, by their keys. */
export type PolicyBuilderWords = Words<ExpensePolicyWordKey>
