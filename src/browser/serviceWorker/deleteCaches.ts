/** How long the worker may still be about to store an answer, in milliseconds. */
const settling = 1000

const deleteAll = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => caches.delete(name)))

/**
 * Deletes caches, and after a second once more: the worker stores only in a cache that exists, but one that is deleted
 * between its look and its storing is made again, and would stay. Before the second time `isStillWanted` is asked. Rejects
 * where the browser forbids storage.
 */
export async function deleteCaches(
  names: readonly string[],
  isStillWanted: () => boolean = () => true,
): Promise<void> {
  await deleteAll(names)
  await new Promise((resolve) => setTimeout(resolve, settling))
  if (isStillWanted()) await deleteAll(names)
}
