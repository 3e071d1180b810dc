import { useEffect, useState } from 'react'
import { picturesRestored } from '../receipts/removePictures'

/** Addresses of pictures by their ids; null for one that is not in this browser. Not yet read ones are missing. */
export type PictureUrls = ReadonlyMap<string, string | null>

const none: PictureUrls = new Map()

/** Reads pictures from the browser's database and gives addresses for them, as long as they are shown. */
export function usePictures(ids: readonly string[]): PictureUrls {
  const [urls, setUrls] = useState<PictureUrls>(none)
  const key = ids.join(' ')
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ')
    if (wanted.length === 0) {
      setUrls(none)
      return undefined
    }
    let isShown = true
    const made: string[] = []
    void import('../receipts/receiptStore')
      .then(({ picturesOf }) => picturesRestored().then(() => picturesOf(wanted)))
      .then(
        (pictures) => {
          if (!isShown) return
          const entries = wanted.map((id, index): [string, string | null] => {
            const picture = pictures[index]
            const url = picture ? URL.createObjectURL(picture) : null
            if (url) made.push(url)
            return [id, url]
          })
          setUrls(new Map(entries))
        },
        () => undefined,
      )
    return () => {
      isShown = false
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [key])
  return urls
}
