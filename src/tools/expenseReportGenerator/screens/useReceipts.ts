import { useCallback, useMemo, useRef, useState } from 'react'
import { maxReceipts } from '../model/parseReport'
import {
  isUntouched,
  maxLines,
  withLine,
  withNewLine,
  type ExpenseLine,
  type Line,
  type Receipt,
  type Report,
  type ReportDefaults,
} from '../model/report'
import type { PictureProblem } from '../receipts/pictureFile'
import { removePictures } from '../receipts/removePictures'

/** A file that was not taken: which one, why, and the line that it was for. */
export type RefusedPicture = { name: string; problem: PictureProblem; lineId: string | undefined }

/** A removed picture that can be restored, until another one is removed. */
export type RemovedPicture = { lineId: string; name: string; restore: () => void }

/** What a line needs to show and change its pictures. */
export type LineReceipts = {
  /** The line whose pictures are being made smaller now; `new` for lines that are being made of pictures. */
  working: string | undefined
  refused: readonly RefusedPicture[]
  addTo: (lineId: string, files: readonly File[]) => void
  remove: (lineId: string, receiptId: string) => void
  removed: RemovedPicture | undefined
}

type Change = (update: (report: Report) => Report) => void

/** The code that reads and keeps pictures; loaded with the first one. */
const loadCode = async () => {
  const [{ receiptPictures }, { PictureError }, store] = await Promise.all([
    import('../receipts/receiptPictures'),
    import('../receipts/pictureError'),
    import('../receipts/receiptStore'),
  ])
  return { receiptPictures, PictureError, ...store }
}

const expenseOf = (report: Report, id: string): ExpenseLine | undefined =>
  report.lines.find((line): line is ExpenseLine => line.kind === 'expense' && line.id === id)

/** The receipts that a file became: its pages have their numbers in their names. */
const receiptsOf = ({ name }: File, ids: readonly string[], isPdf: boolean): Receipt[] =>
  ids.map((id, index) => ({
    id,
    name: ids.length === 1 ? name : `${name} (${index + 1}/${ids.length})`,
    ...(isPdf ? { isPage: true as const } : {}),
  }))

/**
 * Pictures of receipts: makes them smaller and keeps them in the browser's database, one after the other, also
 * those of several lines, so that a phone has one large picture in memory at most. What fails is told, all others are kept.
 */
export function useReceipts(
  change: Change,
  defaults: ReportDefaults,
): LineReceipts & {
  /** Makes a line of each file; `onAdded` gets the ids of those that were taken. */
  addLines: (files: readonly File[], onAdded: (lineIds: readonly Line['id'][]) => void) => void
} {
  const [working, setWorking] = useState<string>()
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])
  const [removed, setRemoved] = useState<RemovedPicture>()

  const last = useRef<Promise<void>>(Promise.resolve())

  const keep = useCallback(
    (
      files: readonly File[],
      lineId: string | undefined,
      /** How many more files there is room for, and how many pictures the next one may become. */
      roomIn: (report: Report) => { files: number; pictures: number },
      attach: (report: Report, receipts: readonly Receipt[]) => Report,
      onKept?: () => void,
    ): void => {
      const keepAll = async (): Promise<void> => {
        setWorking(lineId ?? 'new')
        setRefused([])
        const refuse = (name: string, problem: PictureProblem): void =>
          setRefused((before) => [...before, { name, problem, lineId }])
        const currentRoom = (): ReturnType<typeof roomIn> => {
          let found = { files: 0, pictures: 0 }
          change((report) => {
            found = roomIn(report)
            return report
          })
          return found
        }
        const room = currentRoom().files
        files.slice(room).forEach(({ name }) => refuse(name, lineId === undefined ? 'lines' : 'many'))
        try {
          const { receiptPictures, keepPicture, deletePictures, PictureError } = await loadCode()
          for (const file of files.slice(0, room)) {
            const kept: string[] = []
            try {
              const most = currentRoom().pictures
              if (most < 1) throw new PictureError('many')
              const { pictures, isPdf } = await receiptPictures(file, most)
              for (const picture of pictures) {
                const id = crypto.randomUUID()
                await keepPicture(id, picture)
                kept.push(id)
              }
              let isAttached = false
              change((report) => {
                const after = attach(report, receiptsOf(file, kept, isPdf))
                isAttached = after !== report
                return after
              })
              // Its line was deleted meanwhile.
              if (!isAttached) await deletePictures(kept)
            } catch (error) {
              await deletePictures(kept)
              refuse(file.name, error instanceof PictureError ? error.problem : 'broken')
            }
          }
        } catch {
          files.slice(0, room).forEach(({ name }) => refuse(name, 'broken'))
        } finally {
          setWorking(undefined)
          onKept?.()
        }
      }
      last.current = last.current.then(keepAll)
    },
    [change],
  )

  const addTo = useCallback(
    (lineId: string, files: readonly File[]): void =>
      keep(
        files,
        lineId,
        (report) => {
          const room = maxReceipts - (expenseOf(report, lineId)?.receipts.length ?? maxReceipts)
          return { files: room, pictures: room }
        },
        (report, receipts) => {
          const line = expenseOf(report, lineId)
          return line
            ? withLine<ExpenseLine>(report, lineId, { receipts: [...line.receipts, ...receipts] })
            : report
        },
      ),
    [keep],
  )

  const addLines = useCallback(
    (files: readonly File[], onAdded: (lineIds: readonly Line['id'][]) => void): void => {
      const added = new Set<Line['id']>()
      keep(
        files,
        undefined,
        ({ lines }) => ({
          files: maxLines - lines.filter((line) => !isUntouched(line)).length,
          pictures: maxReceipts,
        }),
        (report, receipts) => {
          // The empty line that a report begins with takes the first picture.
          const empty = report.lines.find(isUntouched)
          if (empty) {
            added.add(empty.id)
            return withLine<ExpenseLine>(report, empty.id, { receipts })
          }
          const { report: longer, id } = withNewLine(report, 'expense', defaults, { receipts })
          if (id !== undefined) added.add(id)
          return longer
        },
        () => onAdded([...added]),
      )
    },
    [defaults, keep],
  )

  const remove = useCallback(
    (lineId: string, receiptId: string): void => {
      let taken: { receipt: Receipt; index: number } | undefined
      change((report) => {
        const line = expenseOf(report, lineId)
        const index = line?.receipts.findIndex(({ id }) => id === receiptId) ?? -1
        const receipt = line?.receipts[index]
        if (!line || !receipt) return report
        taken = { receipt, index }
        return withLine<ExpenseLine>(report, lineId, {
          receipts: line.receipts.filter(({ id }) => id !== receiptId),
        })
      })
      if (!taken) return
      const { receipt, index } = taken
      const picture = removePictures([receiptId])
      setRemoved({
        lineId,
        name: receipt.name,
        restore: () => {
          setRemoved(undefined)
          picture.restore()
          change((report) => {
            const line = expenseOf(report, lineId)
            if (!line || line.receipts.length >= maxReceipts) return report
            const receipts = [...line.receipts.slice(0, index), receipt, ...line.receipts.slice(index)]
            return withLine<ExpenseLine>(report, lineId, { receipts })
          })
        },
      })
    },
    [change],
  )

  // The same object while nothing has changed: every line of the report gets it.
  return useMemo(
    () => ({ working, refused, addTo, addLines, remove, removed }),
    [working, refused, addTo, addLines, remove, removed],
  )
}
