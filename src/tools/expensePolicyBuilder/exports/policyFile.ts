import type { Words } from '../../words/model/wordsFor'
import type { Market } from '../model/answers'

/** What a file of the policy needs beside its text. */
export type PolicyFileOptions = {
  words: Words<'title' | 'contents' | 'page_of' | 'fact_company'>
  market: Market
  /** Written into the file's properties. */
  created: Date
}
