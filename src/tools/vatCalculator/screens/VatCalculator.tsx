import { useCallback, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ToolWords } from '../../../content/cms/toolWords'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatDay } from '../../../core/i18n/formatDay'
import { Button } from '../../../design/components/Button'
import { Select } from '../../../design/components/Select'
import { media } from '../../../design/theme/tokens'
import { analytics } from '../../../visitor/analytics/queue'
import { DayField } from '../../controls/DayField'
import { FieldGroup, FieldRow, Panel, ToolColumns } from '../../controls/layout'
import { PanelStrip } from '../../controls/PanelStrip'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { LineList } from '../../lines/screens/LineList'
import { useLines } from '../../lines/screens/useLines'
import { useToolWork } from '../../savedWork/useToolWork'
import { isVatCountry, type VatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn, ratesKnownSince } from '../../vat/model/vatRates'
import { wordsOf } from '../../words/model/wordsFor'
import { calculate } from '../model/calculation'
import {
  customRate,
  defaultRate,
  emptyLine,
  emptyWork,
  inCountry,
  isUnknownDay,
  maxLines,
  onDay,
  rateDayOf,
  rateKey,
  ratesToChoose,
  type CalculatorLine,
  type CalculatorWork,
} from '../model/calculatorWork'
import { parseWork } from '../model/parseWork'
import { sharedWork } from '../model/sharedWork'
import { withTyped } from '../model/typedFields'
import type { VatCalculatorWordKey } from '../model/wordKeys'
import { DirectionChoice, RoundingChoice } from './CalculationChoices'
import { CalculationResult, soughtAmount } from './CalculationResult'
import { CalculatorLineFields } from './CalculatorLineFields'
import { countriesByName } from './countryNames'
import { CountryRates } from './CountryRates'
import { rateOptionText } from './rateText'
import { useRateDay } from './useRateDay'
import { useResultEvent } from './useResultEvent'
import { VatNumberCheck } from './VatNumberCheck'

export type VatCalculatorProps = {
  words: ToolWords
  /** The countries as the HTML names and orders them; browsers may know other names. */
  countries?: readonly { code: VatCountry; name: string }[]
}

const storageKey = 'vat-calculator/v2'

const Beside = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-40);
  }
`

/** Adds VAT to amounts or takes it out of them, at the rates of a country or others. */
export function VatCalculator({ words: allWords, countries }: VatCalculatorProps) {
  const { htmlLang, country: market } = useLocale()
  const words = useMemo(() => wordsOf<VatCalculatorWordKey>(allWords), [allWords])
  const root = useRef<HTMLDivElement>(null)
  const today = useRateDay()
  const [empty] = useState(() => emptyWork(isVatCountry(market) ? market : 'GB', ratesCheckedOn, htmlLang))
  const parse = useCallback((value: unknown) => parseWork(value, { day: today, htmlLang }), [today, htmlLang])
  const tool = useToolWork<CalculatorWork>({
    storageKey,
    empty,
    parse,
    root,
    withTyped,
  })
  const { change } = tool
  const day = rateDayOf(tool.work, today)
  const work = useMemo(() => onDay(tool.work, day), [tool.work, day])
  const calculation = useMemo(() => calculate(work, htmlLang), [work, htmlLang])
  const named = useMemo(() => countries ?? countriesByName(htmlLang), [countries, htmlLang])
  const countryNames = useMemo(
    () => Object.fromEntries(named.map(({ code, name }) => [code, name])) as Record<VatCountry, string>,
    [named],
  )
  const rates = useMemo(() => ratesToChoose(work.country, day), [work.country, day])
  const rateOptions = useMemo(
    () => [
      ...rates.map((rate) => ({ value: rateKey(rate), text: rateOptionText(rate, words, htmlLang) })),
      { value: customRate, text: words.rate_custom },
    ],
    [rates, words, htmlLang],
  )
  const { noteUse, noteRemoval } = useResultEvent(calculation.total !== undefined)
  const noteEntered = useCallback((field: 'amount' | 'rate') => {
    analytics.track('VAT calculator used', { action: field === 'amount' ? 'amount' : 'VAT % amount' })
  }, [])
  const lines = useLines<CalculatorLine>({
    version: tool.version,
    lines: work.lines,
    change: (update) => {
      noteUse()
      change((current) => {
        const after = update(current.lines)
        return after === current.lines ? current : { ...current, lines: after }
      })
    },
    newLine: (number, before) => ({
      ...emptyLine(number, before.at(-1)?.rate ?? defaultRate(work.country, day)),
      custom: before.at(-1)?.custom ?? '',
    }),
    isEmpty: ({ label, amount }) => label.trim() === '' && amount.trim() === '',
    nameOf: ({ label }) => label,
    loadTable: async () => {
      const { calculatorTableLabels, calculatorTableNames, readCalculatorTable } =
        await import('../model/calculatorTable')
      return {
        columns: calculatorTableNames(words, work.direction),
        labels: calculatorTableLabels(words, work.direction),
        shared: ['debit', 'credit', 'side', 'currencyOf'],
        read: (text, choices) => readCalculatorTable(text, { htmlLang, day, work, words }, choices),
      }
    },
    max: maxLines,
    keepsOne: true,
    words,
    onDone: (what) => {
      if (what === 'removed') analytics.track('VAT calculator used', { action: 'delete' })
      if (what === 'pasted') noteEntered('amount')
      return undefined
    },
  })

  const remove = (): void => {
    tool.remove()
    noteRemoval()
    analytics.track('VAT calculator used', { action: 'delete' })
  }

  return (
    <ToolFrame ref={root} words={allWords}>
      <WorkNotices work={tool} title={words.result} />
      <ToolColumns>
        <Panel>
          <DirectionChoice work={work} change={change} words={words} />
          <FieldRow $min="14rem">
            <Select
              label={words.country}
              name="country"
              value={work.country}
              options={named.map(({ code, name }) => ({ value: code, text: name }))}
              hasEmpty={false}
              onChange={(event) => {
                const { value } = event.currentTarget
                if (isVatCountry(value)) change((current) => inCountry(current, value, day))
              }}
            />
            <DayField
              label={words.rate_day}
              name="rate-day"
              value={work.day}
              hint={words.rate_day_hint}
              error={
                isUnknownDay(work.day)
                  ? fill(words.rate_day_unknown, { day: formatDay(ratesKnownSince, htmlLang) })
                  : undefined
              }
              onChange={(chosen) => change((current) => ({ ...current, day: chosen }))}
            />
          </FieldRow>
          <FieldGroup>
            <legend>{words.amounts}</legend>
            <LineList
              editing={lines}
              label={words.amounts}
              buttons={
                <Button variant="secondary" onClick={() => lines.actions.add()} data-replay="add-line">
                  {words.add_line}
                </Button>
              }
            >
              {(line, index) => {
                const result = calculation.lines[index]
                return (
                  <CalculatorLineFields
                    line={line}
                    index={index}
                    count={work.lines.length}
                    actions={lines.actions}
                    onEntered={noteEntered}
                    problem={result?.kind === 'problem' ? result : undefined}
                    rateOptions={rateOptions}
                    currency={calculation.currency}
                    amountLabel={work.direction === 'add' ? words.amount_add : words.amount_remove}
                    words={words}
                  />
                )
              }}
            </LineList>
          </FieldGroup>
          <RoundingChoice work={work} change={change} words={words} />
          <PanelStrip aria-hidden="true" translate="no">
            {soughtAmount({ work, calculation, words, htmlLang })}
          </PanelStrip>
        </Panel>
        <CalculationResult work={work} calculation={calculation} words={words} />
      </ToolColumns>
      <WorkBar work={{ ...tool, remove }} toShare={sharedWork} />
      <Beside>
        <CountryRates
          country={work.country}
          countryName={countryNames[work.country]}
          day={day}
          isChosen={day !== today}
          words={words}
        />
        <VatNumberCheck country={work.country} countryNames={countryNames} words={words} />
      </Beside>
    </ToolFrame>
  )
}
