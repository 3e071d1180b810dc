import { useEffect, useState } from 'react'
import { toolWordsFolder } from '../../../content/site/localeFile'
import { localeFilePath } from '../../../content/site/localeFilePath'
import { http } from '../../../core/http/client'
import { isRecord } from '../../../core/values/record'
import { wordsFor, type Words } from '../../words/model/wordsFor'
import type { InvoiceLanguage } from '../model/invoice'
import { invoiceDocumentWordKeys, type InvoiceDocumentWordKey } from '../model/wordKeys'
import { urlCodeOf } from './languages'

export type DocumentWords = Words<InvoiceDocumentWordKey>

const loaded = new Map<InvoiceLanguage, DocumentWords>()

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

async function load(language: InvoiceLanguage): Promise<DocumentWords> {
  const known = loaded.get(language)
  if (known) return known
  const path = localeFilePath(toolWordsFolder('invoice-document'), urlCodeOf(language))
  const texts = await http.get(path).json<unknown>()
  if (!isTexts(texts)) throw new Error(`No words in ${path}`)
  const words = wordsFor(texts, invoiceDocumentWordKeys)
  loaded.set(language, words)
  return words
}

/** The words of an invoice in its language. While another language is loading, and without a connection, those of before. */
export type DocumentWordsState = { words: DocumentWords | undefined; hasFailed: boolean; retry: () => void }

/** Fetches the words of an invoice in a language. `isReady`: the language of the visitor's own work is known. */
export function useDocumentWords(language: InvoiceLanguage, isReady: boolean): DocumentWordsState {
  const [words, setWords] = useState<DocumentWords>()
  const [failed, setFailed] = useState<InvoiceLanguage>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isReady) return undefined
    let isCurrent = true
    load(language).then(
      (texts) => {
        if (!isCurrent) return
        setWords(texts)
        setFailed(undefined)
      },
      (error: unknown) => {
        if (isCurrent) setFailed(language)
        if (navigator.onLine) reportError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [language, isReady, attempt])
  return { words, hasFailed: failed === language, retry: () => setAttempt((count) => count + 1) }
}
