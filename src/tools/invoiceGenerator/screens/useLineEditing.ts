import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { pluralForm } from '../../../core/i18n/plural'
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
import { useInvoice } from './InvoiceContext'
import type { LineActions } from './LineRow'

/** What was done last, which can be undone. */
type Undoable = { text: string; lines: readonly InvoiceLine[] }

/**
 * The list of items as it is edited: adding, pasting, moving, duplicating and removing lines, what is said of it, the
 * line that gets the focus, and taking back the last removal or paste.
 */
export function useLineEditing(defaultVat: LineVat, onShowLine: (id: string | undefined) => void) {
  const { invoice, change, words } = useInvoice()
  const { htmlLang } = useLocale()
  const { lines } = invoice
  const [undoable, setUndoable] = useState<Undoable>()
  const [announcement, setAnnouncement] = useState('')
  const [problem, setProblem] = useState('')
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

  const setLines = (update: (lines: readonly InvoiceLine[]) => readonly InvoiceLine[]): void => {
    setProblem('')
    change((before) => ({ ...before, lines: update(before.lines) }))
  }

  const number = (value: number): string => new Intl.NumberFormat(htmlLang).format(value)
  const full = fill(words.lines_full, { count: number(maxLines) })
  const sayFull = (): void => setProblem(full)

  const addLine = (): void => {
    const { lines: before, defaultVat: vat } = latest.current
    const last = before.at(-1)
    const id = nextId(before)
    if (before.length >= maxLines) return sayFull()
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
    if (pasted.lines.length > 0 && room === 0) return sayFull()
    if (added.length === 0) {
      setAnnouncement(words.paste_nothing)
      return
    }
    const said = fill(
      pluralForm(added.length, htmlLang, { one: words.pasted_one, other: words.pasted_other }),
      {
        count: number(added.length),
      },
    )
    setUndoable({ text: added.length < pasted.lines.length ? `${said} ${full}` : said, lines: before })
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
      if (!line) return
      if (before.length >= maxLines) return sayFull()
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
      setAnnouncement(fill(words.moved, { number: number(target + 1) }))
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

  const undo = (): void => {
    if (!undoable) return
    const restored = undoable.lines.find(({ id }) => !lines.some((line) => line.id === id))
    focusNext.current = `[data-line="${(restored ?? undoable.lines[0])?.id ?? ''}"] > button`
    setLines(() => undoable.lines)
    setUndoable(undefined)
  }

  return { list, actions, addLine, insertPasted, undoable, undo, announcement, problem }
}
