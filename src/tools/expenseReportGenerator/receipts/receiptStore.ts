import { clear, createStore, delMany, getMany, set, setMany, type UseStore } from 'idb-keyval'
import { PictureError } from './pictureError'

let opened: UseStore | undefined

/** The database of the pictures; in the registry of src/visitor/consent. Opened with the first picture, never before. */
const store = (): UseStore => (opened ??= createStore('expense-report-receipts', 'pictures'))

const isFull = (error: unknown): boolean => error instanceof DOMException && /quota/i.test(error.name)

/** Keeps a picture under an id. Rejects with `PictureError`: `full` without space, `blocked` where databases are forbidden. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  try {
    await set(id, picture, store())
  } catch (error) {
    throw new PictureError(isFull(error) ? 'full' : 'blocked')
  }
}

/** The pictures of these ids; undefined for one that is not in this browser. Never rejects. */
export async function picturesOf(ids: readonly string[]): Promise<(Blob | undefined)[]> {
  if (ids.length === 0) return []
  try {
    return await getMany<Blob>([...ids], store())
  } catch {
    return ids.map(() => undefined)
  }
}

/** Changes the database where that is possible: where databases are forbidden, there is nothing in it either. */
async function changed(change: (pictures: UseStore) => Promise<void>): Promise<void> {
  try {
    await change(store())
  } catch {
    // What cannot be deleted or restored is reported where it is rendered: the picture is not in this browser.
  }
}

/** Deletes pictures and resolves to them, so that they can be restored. Never rejects. */
export async function deletePictures(ids: readonly string[]): Promise<[string, Blob][]> {
  if (ids.length === 0) return []
  const pictures = await picturesOf(ids)
  await changed((kept) => delMany([...ids], kept))
  return ids.flatMap((id, index): [string, Blob][] => {
    const picture = pictures[index]
    return picture ? [[id, picture]] : []
  })
}

/** Puts pictures back that were taken out. Never rejects. */
export const restorePictures = async (pictures: readonly [string, Blob][]): Promise<void> => {
  if (pictures.length > 0) await changed((kept) => setMany([...pictures], kept))
}

/** Deletes all pictures, also those of reports that can no longer be read. Never rejects. */
export const deleteAllPictures = (): Promise<void> => changed(clear)
