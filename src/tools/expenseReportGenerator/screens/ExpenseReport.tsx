import { useMemo, useRef } from 'react'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale, useMarket } from '../../../content/site/SiteContext'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkNotices } from '../../controls/WorkBar'
import { useToolWork } from '../../savedWork/useToolWork'
import { wordsOf } from '../../words/model/wordsFor'
import { parseReport } from '../model/parseReport'
import { emptyReport, type Report } from '../model/report'
import type { ExpenseReportWordKey } from '../model/wordKeys'
import { ReportProvider, type ReportView } from './ReportContext'
import { ReportTool } from './ReportTool'
import { withTypedFields } from './typedFields'
import { useWorkWithPictures } from './useWorkWithPictures'

/** The expense report generator: the report, its lines and receipts, what it adds up to and the files made of it. */
export function ExpenseReport({ words: toolWords }: { words: ToolWords }) {
  const { htmlLang, country } = useLocale()
  const { currency } = useMarket()
  const words = useMemo(() => wordsOf<ExpenseReportWordKey>(toolWords), [toolWords])
  const defaults = useMemo(() => ({ currency, country, htmlLang }), [currency, country, htmlLang])
  const empty = useMemo(() => emptyReport(defaults), [defaults])
  const root = useRef<HTMLDivElement>(null)
  const stored = useToolWork<Report>({
    storageKey: 'expense-report/v2',
    empty,
    parse: (value) => parseReport(value, defaults),
    root,
    withTyped: (report, typed) => withTypedFields(report, typed, defaults),
  })
  const work = useWorkWithPictures(stored)
  const view = useMemo<ReportView>(
    () => ({ words, htmlLang, currency: work.work.currency, hasNames: work.isReady }),
    [words, htmlLang, work.work.currency, work.isReady],
  )
  return (
    <ToolFrame ref={root} words={toolWords}>
      <ReportProvider value={view}>
        <WorkNotices work={work} title={words.doc_title} />
        <ReportTool work={work} defaults={defaults} />
      </ReportProvider>
    </ToolFrame>
  )
}
