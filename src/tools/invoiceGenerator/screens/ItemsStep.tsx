import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { fill } from '../../../i18n/fill'
import { pluralForm } from '../../../i18n/plural'
import { useLocale } from '../../../site/SiteContext'
import { Actions, FieldGroup, FieldRow, Notice } from '../../controls/layout'
import { NumberField } from '../../controls/NumberField'
import { numberProblemKey } from '../../controls/numberProblemText'
import { formatDecimal, formatMoneyOf } from '../../numbers/model/formatDecimal'
import { useCommonWords } from '../../words/CommonWordsContext'
import { amountLimits, roundingLimits, type Calculation, type LineAmounts } from '../model/calculate'
import {
  emptyLine,
  maxLines,
  nextId,
  units,
  type InvoiceLine,
  type LineVat,
  type Unit,
} from '../model/invoice'
import { pasteLines } from '../model/pasteLines'
import type { VatRateChoice } from '../model/vatChoices'
import { AdjustmentFields } from './AdjustmentFields'
import { ToolIcon } from './icons'
import { useInvoice, type InvoiceWords } from './InvoiceContext'
import { LineRow, type LineActions } from './LineRow'
import { Hint } from './parts'
import { PasteDialog } from './PasteDialog'

const List = styled.ol`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-16);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-control);
  font-variant-numeric: tabular-nums;

  & > dd {
    text-align: end;
  }

  & > [data-strong] {
    font-size: var(--font-size-18);
    font-weight: 600;
  }
`

/** What was done last, which can be undone. */
type Undoable = { text: string; lines: readonly InvoiceLine[] }

const summaryOf = (
  line: InvoiceLine,
  amounts: LineAmounts | undefined,
  words: InvoiceWords,
  format: { money: (amounts: LineAmounts, what: 'price' | 'net') => string; htmlLang: string },
): string => {
  if (!amounts) return ''
  const parts = [
    `${formatDecimal(amounts.quantity, format.htmlLang)} ${words[`unit_${line.unit}`]}`,
    `× ${format.money(amounts, 'price')}`,
  ]
  if (amounts.discountPercent) parts.push(`− ${formatDecimal(amounts.discountPercent, format.htmlLang)} %`)
  else if (!amounts.discount.eq(0)) parts.push(`− ${formatDecimal(amounts.discount, format.htmlLang)}`)
  parts.push(
    `· ${line.vat.category === 'S' ? `${formatDecimal(amounts.rate, format.htmlLang)} %` : words[`category_${line.vat.category}`]}`,
  )
  return parts.join(' ')
}

type ItemsStepProps = {
  calculation: Calculation
  /** The lines that were calculated: those of a moment ago while the visitor types. */
  calculated: readonly InvoiceLine[]
  rates: readonly VatRateChoice[]
  /** VAT of a new line. */
  defaultVat: LineVat
  /** The line whose field has a problem that the visitor has followed. */
  shownLine: string | undefined
  onShowLine: (id: string | undefined) => void
}

/** The fourth step: lines, discount, charge and what was paid already. */
export function ItemsStep({
  calculation,
  calculated,
  rates,
  defaultVat,
  shownLine,
  onShowLine,
}: ItemsStepProps) {
  const { invoice, change, words, problemAt } = useInvoice()
  const common = useCommonWords()
  const { htmlLang } = useLocale()
  const { lines, currency } = invoice
  const [undoable, setUndoable] = useState<Undoable>()
  const [announcement, setAnnouncement] = useState('')
  const [isPasting, setIsPasting] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string>()

  useEffect(() => {
    const selector = focusNext.current
    if (!selector) return
    focusNext.current = undefined
    list.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  const latest = useRef({ lines, defaultVat, words, htmlLang })
  latest.current = { lines, defaultVat, words, htmlLang }

  const unitNames = (): Record<Unit, string> =>
    Object.fromEntries(units.map((unit) => [unit, latest.current.words[`unit_${unit}`]])) as Record<
      Unit,
      string
    >

  const setLines = (update: (lines: readonly InvoiceLine[]) => readonly InvoiceLine[]): void =>
    change((before) => ({ ...before, lines: update(before.lines) }))

  const addLine = (): void => {
    const { lines: before, defaultVat: vat } = latest.current
    const last = before.at(-1)
    const id = nextId(before)
    if (before.length >= maxLines) return
    setLines((all) => [...all, { ...emptyLine, id, vat: last?.vat ?? vat }])
    onShowLine(id)
    focusNext.current = `[data-line="${id}"] input`
    setUndoable(undefined)
  }

  /** Puts pasted lines in place of an empty line, or behind it. */
  const insertPasted = (text: string, at: string | undefined): void => {
    const { lines: before, defaultVat: vat } = latest.current
    const pasted = pasteLines(text, { htmlLang, vat, unitNames: unitNames() })
    const position = at === undefined ? before.length : before.findIndex(({ id }) => id === at) + 1
    const target = before[position - 1]
    const isReplaced = target !== undefined && target.name.trim() === '' && target.price.trim() === ''
    const kept = isReplaced ? before.filter((line) => line !== target) : before
    const start = isReplaced ? position - 1 : position
    const first = Number(nextId(before))
    const room = Math.max(0, maxLines - kept.length)
    const added = pasted.lines.slice(0, room).map((line, index) => ({ ...line, id: String(first + index) }))
    if (added.length === 0) {
      setAnnouncement(words.paste_nothing)
      return
    }
    setUndoable({
      text: fill(pluralForm(added.length, htmlLang, { one: words.pasted_one, other: words.pasted_other }), {
        count: new Intl.NumberFormat(htmlLang).format(added.length),
      }),
      lines: before,
    })
    setLines(() => [...kept.slice(0, start), ...added, ...kept.slice(start)])
    onShowLine(undefined)
    focusNext.current = `[data-line="${added[0]?.id ?? ''}"] > button`
  }

  const latestActions = useRef<LineActions>()
  latestActions.current = {
    open: (id) => {
      onShowLine(id)
      if (id) focusNext.current = `[data-line="${id}"] input`
    },
    change: (id, update) => {
      setUndoable(undefined)
      setLines((all) => all.map((line) => (line.id === id ? update(line) : line)))
    },
    duplicate: (id) => {
      const { lines: before } = latest.current
      const index = before.findIndex((line) => line.id === id)
      const line = before[index]
      if (!line || before.length >= maxLines) return
      const copy = { ...line, id: nextId(before) }
      setLines((all) => [...all.slice(0, index + 1), copy, ...all.slice(index + 1)])
      onShowLine(copy.id)
      focusNext.current = `[data-line="${copy.id}"] input`
    },
    move: (id, by) => {
      const { lines: before } = latest.current
      const index = before.findIndex((line) => line.id === id)
      const line = before[index]
      const target = index + by
      if (!line || target < 0 || target >= before.length) return
      const others = before.filter((other) => other !== line)
      setLines(() => [...others.slice(0, target), line, ...others.slice(target)])
      focusNext.current = `[data-line="${id}"] [data-action="${by < 0 ? 'up' : 'down'}"]`
      setAnnouncement(fill(words.moved, { number: new Intl.NumberFormat(htmlLang).format(target + 1) }))
    },
    remove: (id) => {
      const { lines: before, defaultVat: vat } = latest.current
      const index = before.findIndex((line) => line.id === id)
      const rest = before.filter((line) => line.id !== id)
      const after = rest.length > 0 ? rest : [{ ...emptyLine, id: nextId(before), vat }]
      setUndoable({
        text: fill(words.removed, { name: before[index]?.name || words.line_untitled }),
        lines: before,
      })
      setLines(() => after)
      onShowLine(undefined)
      const next = after[Math.min(index, after.length - 1)]
      focusNext.current = `[data-line="${next?.id ?? ''}"] > button`
    },
    paste: (id, text) => insertPasted(text, id),
    next: (id) => {
      const { lines: before } = latest.current
      const index = before.findIndex((line) => line.id === id)
      const next = before[index + 1]
      if (!next) return addLine()
      onShowLine(next.id)
      focusNext.current = `[data-line="${next.id}"] input`
    },
  }
  // The same functions for all renderings, which call the latest ones.
  const actions = useMemo<LineActions>(() => {
    const call = (): LineActions => latestActions.current as LineActions
    return {
      open: (id) => call().open(id),
      change: (id, update) => call().change(id, update),
      duplicate: (id) => call().duplicate(id),
      move: (id, by) => call().move(id, by),
      remove: (id) => call().remove(id),
      paste: (id, text) => call().paste(id, text),
      next: (id) => call().next(id),
    }
  }, [])

  const problems = useMemo(() => {
    const found = new Map<string, Record<string, string>>()
    const add = (index: string, key: string, text: string): void => {
      const line = found.get(index) ?? {}
      line[key.startsWith('vat') ? 'vat' : key] ??= text
      found.set(index, line)
    }
    lines.forEach((_, index) => {
      for (const key of [
        'name',
        'quantity',
        'unit',
        'price',
        'discount.value',
        'vat',
        'vat.category',
        'vat.rate',
      ]) {
        const text = problemAt(`lines.${index}.${key}`)
        if (text) add(String(index), key, text)
      }
    })
    for (const { path, problem } of calculation.problems) {
      const [, index, key] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
      if (index && key) add(index, key, common[numberProblemKey(problem)])
    }
    return found
  }, [lines, problemAt, calculation.problems, common])
  const listProblem = problemAt('lines')

  // Formatted once per calculation: a letter that is typed draws one row.
  const texts = useMemo(() => {
    const money = (amounts: LineAmounts, what: 'price' | 'net'): string =>
      what === 'price' && !amounts.price.round(2).eq(amounts.price)
        ? formatDecimal(amounts.price, htmlLang)
        : formatMoneyOf(amounts[what], currency, htmlLang)
    return new Map(
      calculated.map((line, index) => {
        const amounts = calculation.lines[index]
        return [
          line.id,
          {
            net: amounts ? money(amounts, 'net') : '',
            summary: summaryOf(line, amounts, words, { money, htmlLang }),
          },
        ]
      }),
    )
  }, [calculated, calculation, currency, htmlLang, words])

  return (
    <>
      <FieldGroup>
        <legend className="visually-hidden">{words.step_items}</legend>
        <List ref={list} aria-label={words.step_items}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              line={line}
              index={index}
              count={lines.length}
              isOpen={line.id === shownLine}
              currency={currency}
              net={texts.get(line.id)?.net ?? ''}
              summary={texts.get(line.id)?.summary ?? ''}
              rates={rates}
              problems={problems.get(String(index))}
              actions={actions}
            />
          ))}
        </List>
        {listProblem ? (
          <Notice $tone="problem">
            <p>{listProblem}</p>
          </Notice>
        ) : null}
        <div role="status">
          {undoable ? (
            <Notice>
              <Actions>
                <span>{undoable.text}</span>
                <Button
                  variant="quiet"
                  onClick={() => {
                    const restored = undoable.lines.find(({ id }) => !lines.some((line) => line.id === id))
                    focusNext.current = `[data-line="${(restored ?? undoable.lines[0])?.id ?? ''}"] > button`
                    setLines(() => undoable.lines)
                    setUndoable(undefined)
                  }}
                >
                  {common.undo}
                </Button>
              </Actions>
            </Notice>
          ) : null}
          <span className="visually-hidden">{announcement}</span>
        </div>
        <Actions>
          <Button variant="secondary" onClick={addLine} data-replay="add-line">
            <ToolIcon name="add" />
            {words.add_line}
          </Button>
          <Button variant="quiet" onClick={() => setIsPasting(true)} data-replay="paste">
            <ToolIcon name="paste" />
            {words.paste_open}
          </Button>
        </Actions>
        <Hint>{words.line_hint}</Hint>
      </FieldGroup>
      <AdjustmentFields kind="allowance" rates={rates} />
      <AdjustmentFields kind="charge" rates={rates} />
      <FieldRow $min="13rem">
        <NumberField
          label={words.prepaid}
          name="prepaid"
          value={invoice.prepaid}
          limits={amountLimits(currency)}
          hint={words.prepaid_hint}
          onChange={(prepaid) => change((before) => ({ ...before, prepaid }))}
        />
        <NumberField
          label={words.rounding}
          name="rounding"
          value={invoice.rounding}
          limits={roundingLimits(currency)}
          hint={words.rounding_hint}
          onChange={(rounding) => change((before) => ({ ...before, rounding }))}
        />
      </FieldRow>
      <Sums>
        <dt>{words.sum_exclusive}</dt>
        <dd>{formatMoneyOf(calculation.taxExclusive, currency, htmlLang)}</dd>
        <dt>{words.vat}</dt>
        <dd>{formatMoneyOf(calculation.taxTotal, currency, htmlLang)}</dd>
        <dt data-strong="">{words.summary_due}</dt>
        <dd data-strong="">{formatMoneyOf(calculation.due, currency, htmlLang)}</dd>
      </Sums>
      <PasteDialog
        open={isPasting}
        onClose={() => setIsPasting(false)}
        onPaste={(text) => {
          setIsPasting(false)
          insertPasted(text, lines.at(-1)?.id)
        }}
      />
    </>
  )
}
