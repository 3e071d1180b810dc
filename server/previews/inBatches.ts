/** Items that are handled without a pause. */
export const batchSize = 100

/** Calls `each` for all items in their order, with a pause after each batch of them: others have the thread meanwhile. */
export async function inBatches<Item>(
  items: readonly Item[],
  each: (item: Item) => void,
  pause: () => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    items.slice(start, start + batchSize).forEach((item) => each(item))
    await pause()
  }
}
