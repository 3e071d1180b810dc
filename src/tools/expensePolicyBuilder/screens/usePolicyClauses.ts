import { useCallback, useEffect, useState } from 'react'
import type { ToolWords } from '../../../content/cms/toolWords'
import { loadLocaleFile } from '../../../content/site/loadLocaleFile'
import { toolWordsFolder } from '../../../content/site/localeFile'
import { useSite } from '../../../content/site/SiteContext'
import { isRecord } from '../../../core/values/record'

const isWords = (value: unknown): value is ToolWords => isRecord(value)

/** The clauses of a policy in the language of the page, which are no part of it: fetched when the tool has started, then kept. */
export type PolicyClauses = { clauses: ToolWords | undefined; failed: boolean; retry: () => void }

export function usePolicyClauses(): PolicyClauses {
  const { urlCode } = useSite()
  const [clauses, setClauses] = useState<ToolWords>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    loadLocaleFile(toolWordsFolder('policy-clauses'), urlCode, isWords).then(
      (words) => {
        if (isCurrent) setClauses(words)
      },
      (error: unknown) => {
        if (!isCurrent) return
        setFailed(true)
        if (navigator.onLine) reportError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [urlCode, attempt])
  const retry = useCallback((): void => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }, [])
  return { clauses, failed, retry }
}
