import { useCallback, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale } from '../../../content/site/SiteContext'
import { Heading } from '../../../design/components/Heading'
import { Table } from '../../../design/components/Table'
import { DownloadButton } from '../../controls/DownloadButton'
import { Panel, ResultPanel, ToolColumns } from '../../controls/layout'
import { PanelStrip } from '../../controls/PanelStrip'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { useToolWork } from '../../savedWork/useToolWork'
import { wordsOf } from '../../words/model/wordsFor'
import { assumptionKeys, type AssumptionKey, type CostBasis, type FirstValues } from '../model/assumptions'
import { resultTexts, roiFormat, tableColumns, tableRows, workings } from '../model/roiTexts'
import {
  completeWork,
  emptyWork,
  parseWork,
  readWork,
  withBasis,
  type NumberStyle,
  type RoiWork,
} from '../model/roiWork'
import { savingsOf } from '../model/savings'
import type { RoiWordKey } from '../model/wordKeys'
import { AssumptionFields, sliderName, type AssumptionText } from './AssumptionFields'
import { CostChart } from './CostChart'
import { downloadReport, fetchReportCode } from './downloadReport'
import { ProblemList } from './ProblemList'
import { RoiResult } from './RoiResult'
import { useRoiEvents } from './useRoiEvents'
import { Workings } from './Workings'

const Hint = styled.p`
  margin-block-start: calc(-1 * var(--space-12));
  color: var(--colour-ink-muted);
`

const TableNote = styled.p`
  color: var(--colour-ink-muted);
  font-size: var(--font-size-14);
`

export type RoiCalculatorProps = {
  words: ToolWords
  /** The title above the assumptions. */
  assumptionsTitle: string
  resultTitle: string
  assumptions: readonly AssumptionText[]
  first: FirstValues
}

/** Takes what was typed before the code was there; a slider counts where its field was left alone. */
function withTyped(work: RoiWork, typed: Record<string, string>, first: FirstValues): RoiWork {
  const texts = assumptionKeys.flatMap((key) => {
    const text = typed[key] ?? typed[sliderName(key)]
    return text === undefined ? [] : [[key, text] as const]
  })
  const next = texts.length > 0 ? { ...work, values: { ...work.values, ...Object.fromEntries(texts) } } : work
  return typed['basis'] === 'salary' ? withBasis(next, 'salary', first) : next
}

/** The ROI calculator: assumptions, the result beside them, and below it chart, formula and table. */
export function LiveRoiCalculator(props: RoiCalculatorProps) {
  const { first, assumptions, assumptionsTitle, resultTitle } = props
  const words = useMemo(() => wordsOf<RoiWordKey>(props.words), [props.words])
  const { htmlLang } = useLocale()
  const { currency } = first
  const style = useMemo<NumberStyle>(() => ({ htmlLang, currency }), [htmlLang, currency])
  const [empty] = useState(() => emptyWork(style))
  const format = useMemo(() => roiFormat(style), [style])
  const root = useRef<HTMLDivElement>(null)
  const saved = useToolWork<RoiWork>({
    storageKey: 'roi-calculator/v2',
    empty,
    root,
    parse: useCallback((value: unknown) => parseWork(value, style), [style]),
    withTyped: (work, typed) => withTyped(work, typed, first),
  })
  const { work, change } = saved
  const { reportChange, reportCompleted } = useRoiEvents()

  const read = useMemo(() => readWork(work, first), [work, first])
  const complete = useMemo(
    () =>
      read.figures && {
        figures: read.figures,
        basis: work.basis,
        savings: savingsOf(read.figures, work.basis, currency),
      },
    [read, work.basis, currency],
  )
  // While a field is empty or wrong, the last complete figures stay in view.
  const [last, setLast] = useState(complete)
  if (complete && complete !== last) setLast(complete)
  const shown = complete ?? last
  if (!shown) return null
  const { savings, figures, basis } = shown

  const noteChange = (name: string): void => {
    fetchReportCode()
    reportChange(name)
  }
  const changeValue = (key: AssumptionKey, text: string): void => {
    change((before) => ({ ...before, values: { ...before.values, [key]: text } }))
    noteChange(key)
  }
  const changeBasis = (next: CostBasis): void => {
    change((before) => withBasis(before, next, first))
    noteChange('basis')
  }
  const result = resultTexts(savings, words, format)
  const steps = workings(figures, basis, savings, words, format)
  const rows = tableRows(savings, words, format)
  const labelOf = (key: string): string => assumptions.find((one) => one.key === key)?.label ?? key
  const download = async (): Promise<void> => {
    await downloadReport({ figures, basis, savings, words, labelOf, style, changed: work.values })
    reportCompleted()
  }
  return (
    <ToolFrame words={props.words} ref={root}>
      <WorkNotices work={saved} title={words.file_title} />
      <ToolColumns>
        <Panel>
          <Heading level={2} size="subtitle">
            {assumptionsTitle}
          </Heading>
          <Hint>{words.assumptions_hint}</Hint>
          <AssumptionFields
            texts={assumptions}
            words={words}
            first={first}
            work={work}
            read={read}
            savings={savings}
            format={format}
            onChange={changeValue}
            onBasis={changeBasis}
          />
          <PanelStrip aria-hidden="true">{result.headline}</PanelStrip>
        </Panel>
        <ResultPanel>
          <Heading level={2} size="subtitle">
            {resultTitle}
          </Heading>
          {complete ? null : (
            <ProblemList
              keys={assumptionKeys.filter((key) => read.problems[key] !== undefined)}
              labelOf={labelOf}
              note={words.last_complete}
              root={root}
            />
          )}
          <RoiResult result={result} />
          <DownloadButton onDownload={download}>{words.download}</DownloadButton>
          <WorkBar work={saved} toShare={(whole) => completeWork(whole, first)} onShare={reportCompleted} />
        </ResultPanel>
      </ToolColumns>
      <Panel>
        <CostChart savings={savings} words={words} format={format} />
      </Panel>
      <Table
        caption={words.table_title}
        head={['', ...tableColumns(words)]}
        rows={rows.map(({ label, cells, strong }) =>
          [label, ...cells].map((text, index) => (strong ? <strong key={index}>{text}</strong> : text)),
        )}
      />
      <TableNote>{words.table_note}</TableNote>
      <Panel>
        <Heading level={2} size="small">
          {words.formula_title}
        </Heading>
        <Workings steps={steps} />
      </Panel>
    </ToolFrame>
  )
}
