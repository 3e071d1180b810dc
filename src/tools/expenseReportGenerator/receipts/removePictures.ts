type Pictures = [string, Blob][]

const pictureStore = () => import('./receiptStore')

let restoring: Promise<unknown> = Promise.resolve()

/** Settles when the pictures that are being restored are stored: their lines are rendered before. */
export const picturesRestored = (): Promise<unknown> => restoring

/** Deletes pictures of the database in the background; `restore` stores those again that were there. */
export function removePictures(ids: readonly string[], isAll = false): { restore: () => void } {
  if (ids.length === 0 && !isAll) return { restore: () => undefined }
  const taken: Promise<Pictures> = pictureStore()
    .then(async ({ deletePictures, deleteAllPictures }) => {
      const pictures = await deletePictures(ids)
      if (isAll) await deleteAllPictures()
      return pictures
    })
    .catch(() => [])
  return {
    restore: () => {
      restoring = Promise.all([pictureStore(), taken]).then(
        ([{ restorePictures }, pictures]) => restorePictures(pictures),
        () => undefined,
      )
    },
  }
}
