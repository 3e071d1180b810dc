import { useEffect, useRef } from 'react'
import type { ToolWork } from '../../savedWork/useToolWork'
import { receiptIds, type Report } from '../model/report'
import { removePictures } from '../receipts/removePictures'

/** Work whose deletion takes the pictures of receipts with it, and gives them back when it is undone. */
export function useWorkWithPictures(work: ToolWork<Report>): ToolWork<Report> {
  const taken = useRef<{ restore: () => void }>()
  useEffect(() => {
    // Once it cannot be undone any more, the pictures leave the memory.
    if (!work.undo) taken.current = undefined
  }, [work.undo])
  return {
    ...work,
    remove: () => {
      const pictures = removePictures(receiptIds(work.work), work.shared !== 'shown')
      work.remove()
      taken.current = pictures
    },
    undo:
      work.undo &&
      (() => {
        taken.current?.restore()
        work.undo?.()
      }),
  }
}
