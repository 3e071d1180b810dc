import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { fill } from '../../../core/i18n/fill'
import { pluralForm } from '../../../core/i18n/plural'
import { analytics } from '../../../visitor/analytics/queue'
import type { ToolWork } from '../../savedWork/useToolWork'
import { defaultRate, emptyLine, maxLines, nextId, type CalculatorWork } from '../model/calculatorWork'
import { withPasted, type PastedWork } from '../model/pastedLines'
import type { LineHandlers } from './LineFields'
import type { VatCalculatorWords } from './rateText'

type LinesOptions = {
  change: ToolWork<CalculatorWork>['change']
  /** The element around the fields. */
  root: RefObject<HTMLElement>
  htmlLang: string
  day: string
  words: VatCalculatorWords
  noteUse: () => void
}

export type Lines = {
  handlers: LineHandlers
  add: () => void
  /** Adds a pasted table; false when it has no amount, or there is no room. */
  paste: (text: string) => boolean
  /** What has become of the last paste, or why there is no further line. */
  message: string
  clearMessage: () => void
}

function pasteMessage(
  { added, left, skipped }: PastedWork,
  words: VatCalculatorWords,
  htmlLang: string,
): string {
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
  return says.filter(Boolean).join(' ')
}

/** Adds, changes and removes lines, moves the focus to the line that follows from it, and reports it. */
export function useLines({ change, root, htmlLang, day, words, noteUse }: LinesOptions): Lines {
  const [message, setMessage] = useState('')
  /** The line whose field gets the focus once it is drawn. */
  const focused = useRef<string>()
  useEffect(() => {
    if (focused.current === undefined) return
    root.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus()
    focused.current = undefined
  })

  const paste = useCallback(
    (text: string, after?: number): boolean => {
      let pasted: PastedWork | undefined
      change((current) => {
        pasted = withPasted(current, text, { htmlLang, day, after })
        // The field that the table was pasted into may be gone.
        if (pasted.first !== undefined) focused.current = `amount-${pasted.first}`
        return pasted.work
      })
      noteUse()
      if (!pasted) return false
      setMessage(pasteMessage(pasted, words, htmlLang))
      if (pasted.added > 0) analytics.track('VAT calculator used', { action: 'amount' })
      return pasted.added > 0
    },
    [change, day, htmlLang, words, noteUse],
  )

  const handlers: LineHandlers = {
    onChange: useCallback(
      (id, patch) => {
        noteUse()
        setMessage('')
        change((current) => ({
          ...current,
          lines: current.lines.map((line) => (line.id === id ? { ...line, ...patch } : line)),
        }))
      },
      [change, noteUse],
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

  const add = (): void =>
    change((current) => {
      if (current.lines.length >= maxLines) {
        setMessage(fill(words.line_limit, { count: String(maxLines) }))
        return current
      }
      const id = nextId(current.lines)
      focused.current = `amount-${id}`
      const rate = current.lines.at(-1)?.rate ?? defaultRate(current.country, day)
      const custom = current.lines.at(-1)?.custom ?? ''
      return { ...current, lines: [...current.lines, { ...emptyLine(id, rate), custom }] }
    })

  return {
    handlers,
    add,
    paste,
    message,
    clearMessage: useCallback(() => setMessage(''), []),
  }
}
