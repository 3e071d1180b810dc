import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { ToolWords } from '../../content/cms/toolWords'
import { commonWordKeys, type CommonWordKey } from './model/commonWordKeys'
import { wordsFor, type Words } from './model/wordsFor'

const CommonWordsContext = createContext<Words<CommonWordKey>>(wordsFor({}, commonWordKeys))

/** Gives the words that all tools have to the parts of one. `ToolFrame` has it. */
export function CommonWordsProvider({ words, children }: { words: ToolWords; children: ReactNode }) {
  const common = useMemo(() => wordsFor(words, commonWordKeys), [words])
  return <CommonWordsContext.Provider value={common}>{children}</CommonWordsContext.Provider>
}

/** The words that all tools have. */
export const useCommonWords = (): Words<CommonWordKey> => useContext(CommonWordsContext)
