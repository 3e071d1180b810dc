type Pictures = [string, Blob][]

const pictureStore = () => import('./receiptStore')

let puttingBack: Promise<unknown> = Promise.resolve()

/** Until pictures that are being put back are there: what has come back is shown at once, before its pictures are. */
export const picturesAreBack = (): Promise<unknown> => puttingBack

/** Takes pictures out of the database in the background; `restore` puts those back that were there. */
export function takeAway(ids: readonly string[], isAll = false): { restore: () => void } {
  if (ids.length === 0 && !isAll) return { restore: () => undefined }
  const taken: Promise<Pictures> = pictureStore()
    .then(async ({ takePictures, deleteAllPictures }) => {
      const pictures = await takePictures(ids)
      if (isAll) await deleteAllPictures()
      return pictures
    })
    .catch(() => [])
  return {
    restore: () => {
      puttingBack = Promise.all([pictureStore(), taken]).then(
        ([{ putBackPictures }, pictures]) => putBackPictures(pictures),
        () => undefined,
      )
    },
  }
}
