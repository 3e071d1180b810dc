import { batchSize, inBatches } from './inBatches'

it('handles every item in its order and never more than a batch without a pause', async () => {
  const items = Array.from({ length: 2 * batchSize + 1 }, (_, index) => index)
  const handled: number[] = []
  const handledAtPause: number[] = []
  await inBatches(
    items,
    (item) => handled.push(item),
    () => Promise.resolve(void handledAtPause.push(handled.length)),
  )
  expect(handled).toEqual(items)
  expect(handledAtPause).toEqual([batchSize, 2 * batchSize, items.length])
})
