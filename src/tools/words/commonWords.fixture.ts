import { toolWordsOf, type ToolWords, type ToolWordsPart } from '../../content/cms/toolWords'
import { readJson } from '../../core/values/readJson'

/** The words of a part in a language, as its document has them. */
export function wordsOfPart(part: ToolWordsPart, lang = 'en-gb'): ToolWords {
  const file = `content/documents/${lang}/tool_words.${part}.json`
  return toolWordsOf((readJson(file) as { data: Record<string, unknown> }).data)
}

/** The words that all tools have, in a language. */
export const commonWords = (lang?: string): ToolWords => wordsOfPart('common', lang)
