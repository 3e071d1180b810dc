import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { formatNumber } from '../../../core/i18n/formatNumber'
import { pluralForm } from '../../../core/i18n/plural'
import { useFetchAhead } from '../../controls/useFetchAhead'
import {
  inserted,
  moved,
  nextNumber,
  pastedInto,
  undone,
  type Entry,
  type Replacement,
} from '../model/lineList'
import type { LineWords } from '../model/lineWordKeys'
import { isTableFile, type FileTables } from '../model/tableFile'
import type { PastedTable, TableReader } from '../model/tableShape'
import type * as PasteCode from './PasteDialog'

type Lines<Line> = readonly Line[]
type Id = Entry['id']

export type LinesOptions<Line extends Entry> = {
  /** Of the work: another one when other work is shown, in which nothing of this one can be undone. */
  version: number
  lines: Lines<Line>
  /** Changes the list in the work of the tool. */
  change: (update: (lines: Lines<Line>) => Lines<Line>) => void
  /** A new line, for which the number is free in the list. */
  newLine: (number: number, lines: Lines<Line>) => Line
  /** What a copy of a line has instead of the same; without it, only its id differs. */
  copyOf?: (line: Line) => Line
  isEmpty: (line: Line) => boolean
  /** What a line is called when it was removed. */
  nameOf: (line: Line) => string
  /** Fetches the code that reads pasted tables. */
  loadTable: () => Promise<TableReader<Line>>
  max: number
  /** Whether the last line that is removed is replaced by a new one. */
  keepsOne: boolean
  words: LineWords
  /** The line that is open, where one line at a time is. */
  open?: Id | undefined
  onOpen?: (id: Id | undefined) => void
  /** Called after lines were added, pasted or removed. `removed` are the lines that left; `restore` is called when they come back. */
  onDone?: (what: 'added' | 'pasted' | 'removed', removed: Lines<Line>) => { restore: () => void } | undefined
}

/** What was removed, pasted or replaced last and can be undone. */
export type Undoable = {
  text: string
  /** Position of the removed line, where it is said; undefined for what is said below the list. */
  position: number | undefined
  undo: () => void
}

/** What a row does. The same functions at each rendering, so that 500 rows are not rendered for one letter. */
export type RowActions = {
  /** Opens a line with the focus in its first field. */
  open: (id: Id) => void
  /** Opens a line, or closes it; the focus stays on its button. */
  toggle: (id: Id) => void
  /** Closes the open line and leads the focus to another one, of those that were added elsewhere. */
  reveal: (id: Id) => void
  duplicate: (id: Id) => void
  move: (id: Id, by: -1 | 1) => void
  remove: (id: Id) => void
  /** Shows what a pasted text or a dropped file holds, whose lines are added behind a line, or at the end. */
  paste: (source: string | File, after?: Id) => void
  /** Goes on with the next line, which is new behind the last one. */
  next: (id: Id) => void
}

/** The code of pasted tables: their dialog, what is said of one, and the tool's reader. */
export type Pasting<Line extends Entry> = typeof PasteCode & { reader: TableReader<Line> }

/** What the dialog for tables is open with. */
type Pasted<Line extends Entry> = {
  pasting: Pasting<Line>
  tables: FileTables
  after?: Id | undefined
}

/** What is said of the last change; `notLoaded`: that the code of pasted tables could not be fetched. */
type Said = { text: string; isProblem: boolean } | 'notLoaded'

/** What is done with the lines of a list. */
export type LineActions<Line extends Entry> = RowActions & {
  change: (id: Id, update: (line: Line) => Line) => void
  /** Adds a line at the end; another one than `newLine` by `make`. */
  add: (make?: LinesOptions<Line>['newLine']) => void
  /**
   * Puts other lines in the place of one, which can be undone; false when there is no room for them. The first of them keeps
   * its id, the others get new ones.
   */
  replace: (id: Id, make: (line: Line) => Lines<Line>) => boolean
  /** Fetches the code of pasted tables; gives undefined when that fails, which is then said. */
  loadPasting: () => Promise<Pasting<Line> | undefined>
  /** Opens the dialog for tables, or closes it. */
  showPasted: (pasted: Pasted<Line> | undefined) => void
  /** Adds the lines of a table that was read behind a line, or at the end. */
  addTable: (pasting: Pasting<Line>, table: PastedTable<Partial<Line>>, after?: Id) => void
  /** Undoing is not offered any more: another work is shown. */
  forgetUndo: () => void
}

/** Fetches the code of pasted tables, with the reader of the tool; rejects when that fails. */
export async function pastingCode<Line extends Entry>(
  loadTable: LinesOptions<Line>['loadTable'],
): Promise<Pasting<Line>> {
  const [code, reader] = await Promise.all([import('./PasteDialog'), loadTable()])
  return { ...code, reader }
}

/**
 * Remembers where an element is in the window; the function that it gives scrolls by as much as the element has moved since.
 * Meanwhile the browser does not anchor its scrolling: what it would do depends on what else is in view.
 */
function keepInPlace(element: Element): () => void {
  const { style } = document.documentElement
  const before = element.getBoundingClientRect().top
  style.setProperty('overflow-anchor', 'none')
  return () => {
    window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
  }
}

/**
 * A list of lines as it is edited: its operations, where the focus goes after each, what is said of them, and undoing the
 * last removal, paste or replacement.
 */
export function useLines<Line extends Entry>(options: LinesOptions<Line>) {
  const { htmlLang } = useLocale()
  const [undoable, setUndoable] = useState<Undoable>()
  /** What was said last: that a line was moved, or why nothing was done. */
  const [said, setSaid] = useState<Said>({ text: '', isProblem: false })
  const [pasted, showPasted] = useState<Pasted<Line>>()
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const list = useRef<HTMLOListElement>(null)
  const focusNext = useRef<string>()
  /** Puts the line that was pressed back to where it was, once another one has closed. */
  const pressed = useRef<() => void>()
  const replaced = useRef<Replacement<Line>>()
  const latest = useRef(options)
  latest.current = options

  useEffect(() => {
    const selector = focusNext.current
    focusNext.current = undefined
    const target = selector ? list.current?.querySelector<HTMLElement>(selector) : undefined
    target?.focus()
    // One that has the focus already, in a line that was moved, is not scrolled to.
    target?.scrollIntoView({ block: 'nearest' })
  })

  const { open } = options
  useEffect(() => {
    pressed.current?.()
    pressed.current = undefined
  }, [open])

  const actions = useMemo<LineActions<Line>>(() => {
    const number = (value: number): string => formatNumber(value, htmlLang)
    const row = (id: Id | undefined): string => `[data-line="${id ?? ''}"]`
    const focus = (selector: string): void => {
      focusNext.current = selector
      draw()
    }
    const focusField = (id: Id): void => focus(`${row(id)} :is(input, select)`)
    const focusRow = (id: Id | undefined): void => focus(`${row(id)} :is(button, input)`)
    const show = (id: Id | undefined): void => latest.current.onOpen?.(id)
    const say = (text: string, isProblem = false): void => setSaid({ text, isProblem })
    const sayFull = (): void =>
      say(fill(latest.current.words.lines_full, { count: number(latest.current.max) }), true)
    const forgetUndo = (): void => {
      replaced.current = undefined
      setUndoable(undefined)
    }
    /** Changes the list; gives the lines before and after. */
    const edit = (
      update: (lines: Lines<Line>) => Lines<Line>,
    ): { before: Lines<Line>; after: Lines<Line> } => {
      let result: { before: Lines<Line>; after: Lines<Line> } = { before: [], after: [] }
      latest.current.change((before) => {
        result = { before, after: update(before) }
        return result.after
      })
      return result
    }
    /** Adds a line at a position that follows from the list, unless the list is full. */
    const insert = (make: (lines: Lines<Line>) => { position: number; line: Line } | undefined): void => {
      let made: Line | undefined
      const { before, after } = edit((lines) => {
        const found = lines.length < latest.current.max ? make(lines) : undefined
        made = found?.line
        return found ? inserted(lines, found.position, [found.line]) : lines
      })
      if (before.length >= latest.current.max) return sayFull()
      if (!made || after === before) return
      say('')
      show(made.id)
      focusField(made.id)
      latest.current.onDone?.('added', [])
    }
    const add: LineActions<Line>['add'] = (make = latest.current.newLine) =>
      insert((lines) => ({ position: lines.length, line: make(nextNumber(lines), lines) }))
    const offerUndo = (
      text: string,
      replacement: Replacement<Line>,
      position: number | undefined,
      restore?: () => void,
    ): void => {
      replaced.current = replacement
      const undo = (): void => {
        const { max } = latest.current
        const { current } = replaced
        let back: Line | undefined
        if (!current) return
        const { before, after } = edit((lines) => {
          const all = undone(lines, current, (line, free) => ({
            ...line,
            id: latest.current.newLine(free, lines).id,
          }))
          back = all[Math.min(current.position, all.length - current.removed.length)]
          return all.length > max ? lines : all
        })
        if (before === after) return sayFull()
        restore?.()
        forgetUndo()
        say('')
        focusRow((current.removed.length > 0 ? back : after[0])?.id)
      }
      setUndoable({ text, position, undo })
    }
    const replace: LineActions<Line>['replace'] = (id, make) => {
      const { max, newLine, onDone, words } = latest.current
      let replacement: Replacement<Line> | undefined
      edit((lines) => {
        const position = lines.findIndex((line) => line.id === id)
        const line = lines[position]
        if (!line) return lines
        const first = nextNumber(lines)
        const made = make(line).map((one, index) => ({
          ...one,
          id: index === 0 ? id : newLine(first + index - 1, lines).id,
        }))
        if (lines.length - 1 + made.length > max) return lines
        replacement = { position, removed: [line], added: new Set(made.map((one) => one.id)) }
        const others = lines.filter((other) => other !== line)
        return inserted(others, position, made)
      })
      if (!replacement) return false
      const { size } = replacement.added
      const text = pluralForm(size, htmlLang, { one: words.pasted_one, other: words.pasted_other })
      say('')
      show(undefined)
      focusRow(id)
      offerUndo(fill(text, { count: number(size) }), replacement, undefined)
      onDone?.('added', [])
      return true
    }
    const loadPasting: LineActions<Line>['loadPasting'] = () =>
      pastingCode(latest.current.loadTable).then(
        (pasting) => {
          say('')
          return pasting
        },
        (error: unknown) => {
          setSaid('notLoaded')
          if (navigator.onLine) reportError(error)
          return undefined
        },
      )
    const addTable: LineActions<Line>['addTable'] = ({ pastedTexts, asSentences }, table, after) => {
      const { newLine, isEmpty, max, words, onDone } = latest.current
      let result: ReturnType<typeof pastedInto<Line>> | undefined
      edit((lines) => {
        const first = nextNumber(lines)
        const made = table.lines.map((values, index) => {
          const line = newLine(first + index, lines)
          return { ...line, ...values, id: line.id }
        })
        result = pastedInto(lines, made, { after, isEmpty, max })
        return result.replacement.added.size > 0 ? result.lines : lines
      })
      if (!result) return
      const { added } = result.replacement
      if (added.size === 0) return sayFull()
      say('')
      show(undefined)
      focusRow([...added][0])
      const texts = pastedTexts(table, { words, htmlLang, room: added.size, max, isAdded: true })
      offerUndo(asSentences(texts), result.replacement, undefined)
      onDone?.('pasted', [])
    }
    return {
      open: (id) => {
        show(id)
        focusField(id)
      },
      toggle: (id) => {
        const line = list.current?.querySelector(row(id))
        pressed.current = line ? keepInPlace(line) : undefined
        show(latest.current.open === id ? undefined : id)
        focusRow(id)
      },
      reveal: (id) => {
        show(undefined)
        focusRow(id)
      },
      change: (id, update) => {
        say('')
        // What was entered in a line since stays when its paste is undone.
        if (replaced.current?.added.has(id)) {
          const added = new Set(replaced.current.added)
          added.delete(id)
          replaced.current = { ...replaced.current, added }
        }
        edit((lines) => lines.map((line) => (line.id === id ? update(line) : line)))
      },
      duplicate: (id) =>
        insert((lines) => {
          const position = lines.findIndex((line) => line.id === id)
          const line = lines[position]
          if (!line) return undefined
          const { id: copyId } = latest.current.newLine(nextNumber(lines), lines)
          return { position: position + 1, line: { ...(latest.current.copyOf?.(line) ?? line), id: copyId } }
        }),
      move: (id, by) => {
        const { before, after } = edit((lines) => moved(lines, id, by))
        if (before === after) return
        focus(`${row(id)} [data-action="${by < 0 ? 'up' : 'down'}"]`)
        const position = after.findIndex((line) => line.id === id) + 1
        say(fill(latest.current.words.moved, { number: number(position) }))
      },
      remove: (id) => {
        const { keepsOne, newLine, words, nameOf, onDone } = latest.current
        const { before, after } = edit((lines) => {
          const rest = lines.filter((line) => line.id !== id)
          return rest.length === 0 && keepsOne ? [newLine(nextNumber(lines), lines)] : rest
        })
        const position = before.findIndex((line) => line.id === id)
        const removed = before.filter((line) => line.id === id)
        const [line] = removed
        if (!line) return
        say('')
        show(undefined)
        const added = new Set(after.filter((other) => !before.includes(other)).map((other) => other.id))
        const text = fill(words.removed, { number: number(position + 1), name: nameOf(line) })
        offerUndo(text, { position, removed, added }, position, onDone?.('removed', removed)?.restore)
      },
      paste: (source, after) => {
        const { version } = latest.current
        void loadPasting().then(async (pasting) => {
          if (!pasting) return
          const tables =
            typeof source === 'string'
              ? [{ name: '', text: source }]
              : await pasting.tablesOfFile(source, htmlLang)
          // Not into other work that is shown by now.
          if (version === latest.current.version) showPasted({ pasting, tables, after })
        })
      },
      showPasted,
      addTable,
      next: (id) => {
        const { lines } = latest.current
        const next = lines[lines.findIndex((line) => line.id === id) + 1]
        if (!next) return add()
        show(next.id)
        focusField(next.id)
      },
      add,
      replace,
      loadPasting,
      forgetUndo,
    }
  }, [htmlLang])

  useFetchAhead(() => pastingCode(latest.current.loadTable))

  const { version } = options
  useEffect(() => {
    actions.forgetUndo()
    actions.showPasted(undefined)
  }, [actions, version])

  const room = Math.max(0, options.max - options.lines.filter((line) => !options.isEmpty(line)).length)
  /** Shows the table in a file that was dropped on the list; false for another file. */
  const dropFile = (file: File | undefined): boolean => {
    if (!file || !isTableFile(file)) return false
    actions.paste(file)
    return true
  }
  return { ...options, htmlLang, list, actions, undoable, said, room, pasted, dropFile }
}

/** What `useLines` gives. */
export type LineEditing<Line extends Entry> = ReturnType<typeof useLines<Line>>
