import { createContext, useContext } from 'react'
import type { ReportWords } from '../model/describe'

/** What all parts of the tool need to know. */
export type ReportView = {
  words: ReportWords
  htmlLang: string
  /** The currency of the report. */
  currency: string
  /** Names of currencies and countries are those of the browser; before it has taken over, there are codes. */
  hasNames: boolean
}

const ReportContext = createContext<ReportView | undefined>(undefined)

export const ReportProvider = ReportContext.Provider

/** What all parts of the tool need to know. Throws outside of the tool. */
export function useReportView(): ReportView {
  const view = useContext(ReportContext)
  if (!view) throw new Error('useReportView needs a ReportProvider above it')
  return view
}
