import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { analytics } from '../../../analytics/queue'
import type { ToolWords } from '../../../cms/toolWords'
import { Button } from '../../../components/Button'
import { RadioGroup } from '../../../components/RadioGroup'
import { Select } from '../../../components/Select'
import { fill } from '../../../i18n/fill'
import { pluralForm } from '../../../i18n/plural'
import { useLocale } from '../../../site/SiteContext'
import { media } from '../../../theme/tokens'
import { Actions, FieldGroup, Notice, Panel, ToolColumns } from '../../controls/layout'
import { ToolFrame } from '../../controls/ToolFrame'
import { WorkBar, WorkNotices } from '../../controls/WorkBar'
import { useToolWork } from '../../savedWork/useToolWork'
import { isVatCountry, type VatCountry } from '../../vat/model/vatCountries'
import { ratesCheckedOn } from '../../vat/model/vatRates'
import { wordsFor } from '../../words/model/wordsFor'
import { calculate } from '../model/calculation'
import {
  customRate,
  defaultRate,
  directions,
  emptyLine,
  emptyWork,
  inCountry,
  maxLines,
  nextId,
  onDay,
  parseWork,
  rateKey,
  ratesToChoose,
  type CalculatorWork,
  type Direction,
  type Rounding,
} from '../model/calculatorWork'
import { pastedLines } from '../model/pastedLines'
import { vatCalculatorWordKeys } from '../model/wordKeys'
import { CalculationResult } from './CalculationResult'
import { countriesByName } from './countryNames'
import { CountryRates } from './CountryRates'
import { LineFields, type LineHandlers } from './LineFields'
import { PasteTable } from './PasteTable'
import { rateOptionText } from './rateText'
import { useRateDay } from './useRateDay'
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

const Lines = styled.div`
  display: grid;
  gap: var(--space-16);
`

/** Takes no space while there is nothing to say, but stays known to assistive technology. */
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`

/** Two choices beside one another. */
const Choice = styled.div`
  & > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  }

  & label {
    align-content: start;
  }
`

/** Adds what a visitor typed and chose in the prerendered form. */
const withTyped = (read: CalculatorWork, typed: Record<string, string>): CalculatorWork => {
  const direction = directions.find((each) => each === typed['direction'])
  const work = direction ? { ...read, direction } : read
  const { country, 'label-1': label, 'amount-1': amount, 'rate-1': rate } = typed
  const [first, ...others] = work.lines
  if (!first) return work
  const line = {
    ...(label !== undefined && { label }),
    ...(amount !== undefined && { amount }),
    ...(rate !== undefined && { rate }),
  }
  const withLine =
    Object.keys(line).length > 0 ? { ...work, lines: [{ ...first, ...line }, ...others] } : work
  return isVatCountry(country) ? inCountry(withLine, country, ratesCheckedOn) : withLine
}

/** Adds VAT to amounts or takes it out of them, at the rates of a country or others. */
export function VatCalculator({ words: allWords, countries }: VatCalculatorProps) {
  const { htmlLang, country: market } = useLocale()
  const words = useMemo(() => wordsFor(allWords, vatCalculatorWordKeys), [allWords])
  const root = useRef<HTMLDivElement>(null)
  const day = useRateDay()
  const [empty] = useState(() => emptyWork(isVatCountry(market) ? market : 'GB', ratesCheckedOn))
  const parse = useCallback((value: unknown) => parseWork(value, day), [day])
  const tool = useToolWork<CalculatorWork>({
    storageKey,
    empty,
    parse,
    root,
    withTyped,
  })
  const { change } = tool
  const work = useMemo(() => onDay(tool.work, day), [tool.work, day])
  const calculation = useMemo(() => calculate(work, htmlLang), [work, htmlLang])
  const [message, setMessage] = useState('')
  /** The line whose field gets the focus once it is drawn. */
  const focused = useRef<string>()
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

  useEffect(() => {
    if (focused.current === undefined) return
    root.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus()
    focused.current = undefined
  })

  // A result is reported when there was none before, and the visitor has made it.
  const hasResult = calculation.total !== undefined
  const hadResult = useRef(false)
  const wasUsed = useRef(false)
  useEffect(() => {
    if (hasResult && !hadResult.current && wasUsed.current)
      analytics.track('VAT calculator used', { action: 'calculate' })
    hadResult.current = hasResult
  }, [hasResult])

  const paste = useCallback(
    (text: string, at?: number): boolean => {
      let added = 0
      let left = 0
      let skipped = 0
      change((current) => {
        const options = {
          htmlLang,
          rates: ratesToChoose(current.country, day),
          rate: defaultRate(current.country, day),
        }
        const read = pastedLines(text, options)
        skipped = read.skipped
        const isEmpty = ({ label, amount }: { label: string; amount: string }): boolean =>
          label.trim() === '' && amount.trim() === ''
        const position = current.lines.findIndex(({ id }) => id === at)
        const before = (position < 0 ? current.lines : current.lines.slice(0, position + 1)).filter(
          (line) => !isEmpty(line),
        )
        const after = position < 0 ? [] : current.lines.slice(position + 1)
        const room = maxLines - before.length - after.length
        const lines = read.lines.slice(0, Math.max(0, room))
        added = lines.length
        left = read.lines.length - added
        if (added === 0) return current
        const first = nextId(current.lines)
        // The field that the table was pasted into may be gone.
        focused.current = `amount-${first}`
        const made = lines.map((line, index) => ({ ...line, id: first + index }))
        return { ...current, lines: [...before, ...made, ...after] }
      })
      wasUsed.current = true
      const count = { count: String(added) }
      const says = [
        added > 0
          ? fill(pluralForm(added, htmlLang, { one: words.pasted_one, other: words.pasted_other }), count)
          : left === 0
            ? words.pasted_none
            : '',
        skipped > 0 && added > 0 ? fill(words.pasted_skipped, { count: String(skipped) }) : '',
        left > 0 ? fill(words.pasted_limit, { count: String(maxLines) }) : '',
      ]
      setMessage(says.filter(Boolean).join(' '))
      if (added > 0) analytics.track('VAT calculator used', { action: 'amount' })
      return added > 0
    },
    [change, day, htmlLang, words],
  )

  const handlers: LineHandlers = {
    onChange: useCallback(
      (id, patch) => {
        wasUsed.current = true
        setMessage('')
        change((current) => ({
          ...current,
          lines: current.lines.map((line) => (line.id === id ? { ...line, ...patch } : line)),
        }))
      },
      [change],
    ),
    onRemove: useCallback(
      (id) => {
        setMessage('')
        change((current) => {
          const at = current.lines.findIndex((line) => line.id === id)
          const lines = current.lines.filter((line) => line.id !== id)
          const next = lines[Math.min(at, lines.length - 1)]
          focused.current = next && `amount-${next.id}`
          return { ...current, lines }
        })
        analytics.track('VAT calculator used', { action: 'delete' })
      },
      [change],
    ),
    onPaste: useCallback((id, text) => void paste(text, id), [paste]),
    onEntered: useCallback((field) => {
      analytics.track('VAT calculator used', { action: field === 'amount' ? 'amount' : 'VAT % amount' })
    }, []),
  }

  const addLine = (): void => {
    if (work.lines.length >= maxLines) {
      setMessage(fill(words.line_limit, { count: String(maxLines) }))
      return
    }
    change((current) => {
      const id = nextId(current.lines)
      focused.current = `amount-${id}`
      const rate = current.lines.at(-1)?.rate ?? defaultRate(current.country, day)
      const custom = current.lines.at(-1)?.custom ?? ''
      return { ...current, lines: [...current.lines, { ...emptyLine(id, rate), custom }] }
    })
  }

  const remove = (): void => {
    tool.remove()
    setMessage('')
    hadResult.current = false
    analytics.track('VAT calculator used', { action: 'delete' })
  }

  return (
    <ToolFrame ref={root} words={allWords}>
      <WorkNotices work={tool} title={words.result} />
      <ToolColumns>
        <Panel>
          <Choice>
            <RadioGroup
              legend={words.direction}
              name="direction"
              value={work.direction}
              options={[
                { value: 'add', label: words.direction_add, hint: words.direction_add_hint },
                { value: 'remove', label: words.direction_remove, hint: words.direction_remove_hint },
              ]}
              onChange={(direction) =>
                change((current) => ({ ...current, direction: direction as Direction }))
              }
            />
          </Choice>
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
          <FieldGroup>
            <legend>{words.amounts}</legend>
            <Lines>
              {work.lines.map((line, index) => {
                const result = calculation.lines[index]
                return (
                  <LineFields
                    key={line.id}
                    {...handlers}
                    line={line}
                    number={index + 1}
                    problem={result?.kind === 'problem' ? result : undefined}
                    rateOptions={rateOptions}
                    amountLabel={work.direction === 'add' ? words.amount_add : words.amount_remove}
                    isRemovable={work.lines.length > 1}
                    words={words}
                  />
                )
              })}
            </Lines>
            <Actions>
              <Button variant="secondary" onClick={addLine} data-replay="add-line">
                {words.add_line}
              </Button>
              <PasteTable words={words} onPaste={paste} />
            </Actions>
            <Said role="status">
              {message ? (
                <Notice>
                  <p>{message}</p>
                </Notice>
              ) : null}
            </Said>
          </FieldGroup>
          {work.lines.length > 1 ? (
            <Choice>
              <RadioGroup
                legend={words.rounding}
                name="rounding"
                value={work.rounding}
                options={[
                  { value: 'line', label: words.rounding_line, hint: words.rounding_line_hint },
                  { value: 'rate', label: words.rounding_rate, hint: words.rounding_rate_hint },
                ]}
                onChange={(rounding) => change((current) => ({ ...current, rounding: rounding as Rounding }))}
              />
            </Choice>
          ) : null}
        </Panel>
        <CalculationResult work={work} calculation={calculation} words={words} />
      </ToolColumns>
      <WorkBar work={{ ...tool, remove }} toShare={shareable} />
      <Beside>
        <CountryRates
          country={work.country}
          countryName={countryNames[work.country]}
          day={day}
          words={words}
        />
        <VatNumberCheck country={work.country} countryNames={countryNames} words={words} />
      </Beside>
    </ToolFrame>
  )
}

/** What a link holds: nothing that is empty, so that it stays short. */
const shareable = ({ country, direction, rounding, lines }: CalculatorWork): object => ({
  country,
  direction,
  rounding,
  lines: lines
    .filter(({ label, amount }) => label !== '' || amount !== '')
    .map(({ label, amount, rate, custom }) => ({
      ...(label && { label }),
      amount,
      rate,
      ...(rate === customRate && { custom }),
    })),
})
